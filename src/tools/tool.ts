/** A tool is declared once; MCP, HTTP validation, the model's function list and the docs are projections of it. */
import { z } from 'zod'
import type { Moment } from '../domain/calendar.ts'
import { type ToolName, toolErrors } from '../domain/decision.ts'
import type { Grouped } from '../domain/grouped.ts'
import type { Scope } from '../domain/scope.ts'
import type { Task } from '../domain/task.ts'
import type { TaskReader, TaskWriter } from '../store/contract-tasks.ts'

interface ReadScope {
  readonly tasks: TaskReader
  readonly now: Moment
}

export interface WriteScope {
  readonly tasks: TaskWriter
  readonly now: Moment
  /** The moment of the change, ISO. */
  readonly at: string
  newId(): string
  /** Throws unless the caller may also do this. */
  mustHave(scope: Scope): void
  /** The task, still as the caller knows it; otherwise a problem is thrown. */
  expect(task_id: string): Promise<Task>
  /** The same of a list. */
  expectList(name: string): Promise<Grouped>
}

interface Declared<Input extends z.ZodType, Output extends z.ZodType> {
  readonly name: ToolName
  readonly title: string
  readonly description: string
  /** The same call again changes nothing more. */
  readonly idempotent: boolean
  readonly input: Input
  readonly output: Output
}

export interface ReadTool<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType>
  extends Declared<Input, Output> {
  /** Changes nothing. */
  readonly effect: 'read'
  run(input: z.output<Input>, scope: ReadScope): Promise<z.input<Output>>
}
export interface WriteTool<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType>
  extends Declared<Input, Output> {
  /** What is written can be undone; what is destroyed is taken away. */
  readonly effect: 'write' | 'destroy'
  run(input: z.output<Input>, scope: WriteScope): Promise<z.input<Output>>
}
export type Tool = ReadTool | WriteTool

export function readTool<Input extends z.ZodType, Output extends z.ZodType>(
  tool: ReadTool<Input, Output>,
): Tool {
  return tool as unknown as Tool
}
export function writeTool<Input extends z.ZodType, Output extends z.ZodType>(
  tool: WriteTool<Input, Output>,
): Tool {
  return tool as unknown as Tool
}

/** The UUID or the user's own number of a task. */
export const TaskId = z
  .union([z.string(), z.int()])
  .transform(String)
  .refine(
    (id) => /^(?:#?[1-9]\d{0,8}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/iu.test(id),
    'is not a task id',
  )
  .transform((id) => id.replace('#', '').toLowerCase())
  .describe('Its number (3) or UUID.')

/** What every tool answers, around its own data. */
export function envelope(output: z.ZodType): z.ZodType {
  return z.object({
    success: z.boolean(),
    data: output.nullable(),
    error: z.string().nullable(),
    error_code: z.enum(toolErrors).nullable(),
  })
}
