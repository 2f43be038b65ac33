/** How the agent reaches the tools. The only way there is. */
import type { ToolResult } from '../domain/decision.ts'
import type { CallScope } from './call-scope.ts'

export interface ToolPort {
  call(tool: string, params: Readonly<Record<string, unknown>>, scope: CallScope): Promise<ToolResult>
  close(): Promise<void>
}

/** The key of this call belongs to another one: the turn must end with what is recorded. */
export class CallDiffers extends Error {
  override readonly name = 'CallDiffers'
}
