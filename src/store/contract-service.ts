/** What a service needs besides turns and tasks: events as they happen, settings, tokens, limits, and forgetting. */
import type { AccessDeed } from '../domain/access.ts'
import type { PolicyName } from '../domain/decision.ts'
import type { Scope } from '../domain/scope.ts'
import type { DateOrder, WeekStart } from '../domain/words.ts'
import type { Actor } from './actor.ts'

/** What a user chose for themselves; null is "as the server has it". */
export interface UserSettings {
  readonly timezone: string | null
  readonly policy: PolicyName | null
  readonly date_order: DateOrder | null
  readonly week_start: WeekStart | null
  /** "22:00-07:00": what rings then is sent at their end. */
  readonly quiet_hours: string | null
  /** false: a due time alone does not ring. */
  readonly ring_when_due: boolean | null
  /** "07:30": a look at the day is sent then, on the clock of `timezone`. */
  readonly morning_brief: string | null
}

/** Numbered per user without gaps, in the order in which things became true. */
export interface StoredEvent {
  readonly seq: number
  readonly at: string
  readonly kind: string
  readonly task_id: string | null
  readonly conversation_id: string | null
  readonly message_id: string | null
  readonly source: string
  readonly client: string | null
}

/** A personal access token; the token itself is never kept, only its hash. */
export interface AccessToken {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly created_at: string
  readonly expires_at: string | null
  readonly last_used_at: string | null
}

/** Someone let in by the link in the terminal; the token itself is never kept, only its hash. */
export interface LocalSession {
  readonly id: string
  /** What its browser or program says about itself. */
  readonly device: string
  readonly created_at: string
  /** To the day. */
  readonly last_used_at: string
}

/** Something done about who may come in: a row of the audit trail, and an event for whoever is in already. */
export interface AccessNote {
  readonly id: string
  readonly at: string
  readonly actor: Actor
  readonly deed: AccessDeed
  /** Names and scopes as a person knows them, and never a secret. */
  readonly about: Readonly<Record<string, unknown>>
}

/** Whose events there may be more of; null: anyone's, look at all of them. */
export type ChangeListener = (user_id: string | null) => void

export interface ServiceStore {
  renameConversation(user_id: string, id: string, title: string, at: string): Promise<boolean>
  /** Erases what was said; the keys of its messages stay, so that none of them acts again. */
  deleteConversation(user_id: string, id: string, at: string): Promise<boolean>

  settings(user_id: string): Promise<UserSettings>
  changeSettings(user_id: string, change: Partial<UserSettings>, at: string): Promise<UserSettings>

  /** Those after a number, oldest first. */
  events(user_id: string, after: number, limit: number): Promise<readonly StoredEvent[]>
  /** The number of the latest event of each of these users. */
  eventHeads(user_ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Calls whenever there may be new events, of this process or another one, until the returned function is called. */
  watch(listener: ChangeListener): () => void

  note(note: AccessNote): Promise<void>
  addToken(token: AccessToken, token_hash: string, note: AccessNote): Promise<void>
  tokens(user_id: string): Promise<readonly AccessToken[]>
  /** Also notes that it was used, to the day. */
  useToken(user_id: string, token_hash: string, now: string): Promise<AccessToken | null>
  /** False, and nothing noted: there is no such token. */
  revokeToken(id: string, note: AccessNote): Promise<boolean>
  /** All tokens of the one the note is about. */
  endTokens(note: AccessNote): Promise<void>

  /** Those last used before `since` are gone afterwards. */
  addSession(user_id: string, session: LocalSession, token_hash: string, since: string): Promise<void>
  /** Oldest first, those used since then. */
  sessions(user_id: string, since: string): Promise<readonly LocalSession[]>
  /** Also notes that it was used, to the day. null: there is none, or it was last used before `since`. */
  useSession(user_id: string, token_hash: string, now: string, since: string): Promise<LocalSession | null>
  /** False: there is no such session. */
  endSession(user_id: string, id: string): Promise<boolean>
  endSessions(user_id: string): Promise<void>

  /** Counts one use of `key` in this minute; false, and nothing counted, when the limit is reached. */
  allow(key: string, minute: number, limit: number): Promise<boolean>

  /** Writes something, and takes it away again; throws when nothing can be kept. */
  ready(): Promise<void>

  /** How much is kept about a user, in kilobytes, more or less. */
  stored(user_id: string): Promise<number>

  /** Forgets audit rows and events before that moment, user by user; gives the number of rows that went. */
  prune(before: string): Promise<number>
  /** What is under way for this user ends first; then everything about them is gone, and does not come back. */
  erase(user_id: string, at: string): Promise<void>
  /** null: they may come in. */
  closed(user_id: string): Promise<'disabled' | 'leaving' | null>
  /** All tokens of the one the note is about end, and nothing more is done for them. */
  disable(note: AccessNote): Promise<void>
  enable(note: AccessNote): Promise<void>
}
