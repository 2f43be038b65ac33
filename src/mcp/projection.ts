/** Our tools as MCP sees them: listed from their one declaration, answered in prose and in structure. */
import { z } from 'zod'
import type { ToolResult } from '../domain/decision.ts'
import { envelope, type Tool } from '../tools/tool.ts'

export function listed(tool: Tool) {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: jsonSchema(tool.input, 'input'),
    outputSchema: jsonSchema(envelope(tool.output), 'output'),
    annotations: {
      title: tool.title,
      readOnlyHint: tool.effect === 'read',
      destructiveHint: tool.effect === 'destroy',
      idempotentHint: tool.idempotent,
      openWorldHint: false,
    },
  }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): { type: 'object' } {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return { ...rest, type: 'object' }
}

/** Prose for the model, structure for the program; a failure is an `isError` result that says what to do next. */
export function answered(result: ToolResult, prose: string) {
  return {
    content: [{ type: 'text' as const, text: prose }],
    structuredContent: { ...result },
    isError: !result.success,
  }
}
