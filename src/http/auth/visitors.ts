/** Who is in besides the holders of personal tokens, and how they are put out. Ways in that keep sessions know it. */
import type { Scope } from '../../domain/scope.ts'

export interface Visitors {
  sessions(user_id: string): Promise<readonly Session[]>
  /** False: there is no such session of theirs. */
  endSession(user_id: string, id: string): Promise<boolean>
  programs(user_id: string): Promise<readonly Program[]>
  /** With every token it holds; false: it was not let in. */
  endProgram(user_id: string, id: string): Promise<boolean>
  /** Sessions and programs alike. */
  endAll(user_id: string): Promise<void>
}

export interface Session {
  readonly id: string
  /** What its browser or program says about itself. */
  readonly device: string
  readonly created_at: string
  /** To the day. */
  readonly last_used_at: string
}

export interface Program {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly created_at: string
  /** To the day; null: not yet. */
  readonly last_used_at: string | null
}
