/**
 * Our tools as MCP sees them: listed from their one declaration, answered in prose and in structure.
 * The list is read by a model at the start of every session, so nothing in it is said twice.
 */
import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/server'
import type { ToolResult } from '../domain/decision.ts'
import { envelope, type Tool } from '../tools/tool.ts'
import { shortInput, shortOutput } from './short-schema.ts'

/** All of a tool but what it does. */
export type Declared = Pick<Tool, 'title' | 'description' | 'effect' | 'idempotent' | 'input' | 'output'> & {
  readonly name: string
}

export function listed(tool: Declared): ListedTool {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: shortInput(tool.input),
    outputSchema: shortOutput(envelope(tool.output)),
    annotations: {
      readOnlyHint: tool.effect === 'read',
      destructiveHint: tool.effect === 'destroy',
      idempotentHint: tool.idempotent,
      openWorldHint: false,
    },
  }
}

/** Prose for the model, structure for the program; a failure is an `isError` result that says what to do next. */
export function answered(result: ToolResult, prose: string): CallToolResult {
  return {
    content: [{ type: 'text', text: prose }],
    structuredContent: { ...result },
    isError: !result.success,
  }
}
