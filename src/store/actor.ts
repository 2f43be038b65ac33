/** Who asked for a change, and through what. */
import type { Scope } from '../domain/scope.ts'

export const sources = ['chat', 'page', 'cli', 'mcp'] as const
export type Source = (typeof sources)[number]

/** Who asked for a change, as the audit trail will name them. */
export interface Actor {
  readonly user_id: string
  readonly source: Source
  /** The program it came through: "page", "terminal", an MCP client's own name. */
  readonly client: string | null
  /** What its token is good for, where it has one of its own; absent: everything. Kept with a turn, so recovery obeys it too. */
  readonly scopes?: readonly Scope[]
}
