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
  /** Which token of its own it came with, or which program a user let in: names can be made up, this cannot. */
  readonly program?: string
  /** Which of several screens that are all called the same, as two terminals are. */
  readonly screen?: string
}

/** Whoever comes through MCP or with a token of its own; anyone else is the person. */
export function isProgram({ source, scopes }: Actor): boolean {
  return source === 'mcp' || scopes !== undefined
}

/** Whose conversation it is: each program has its own. */
export function speakerOf<Client extends string | null>(who: {
  readonly client: Client
  readonly program?: string
}): Client | string {
  const { client, program } = who
  return program === undefined ? client : `${client} ${program}`
}

/** Where a reply is shown: an answer without the id of its question counts if it comes from the same place. */
export function wayIn({ source, screen, ...actor }: Actor): string {
  return [source, speakerOf(actor), screen].filter(Boolean).join(' ')
}
