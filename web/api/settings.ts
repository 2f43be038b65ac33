/** The calls of the settings view, and the types they speak. */
import type { PolicyName } from '../../src/domain/decision.ts'
import type { Scope } from '../../src/domain/scope.ts'
import type { DateOrder, WeekStart } from '../../src/domain/words.ts'
import { ownHeaders, problemIn, query, request } from './request.ts'

export interface Settings {
  /** null: as the server, or this browser, has it. */
  readonly timezone: string | null
  readonly policy: PolicyName | null
  /** How 3/4 is read; null: month first. */
  readonly date_order: DateOrder | null
  /** The day that weeks begin on; null: Monday. */
  readonly week_start: WeekStart | null
}

export interface Token {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly created_at: string
  /** null: never. */
  readonly expires_at: string | null
  readonly last_used_at: string | null
}

export const settingsApi = {
  read: () => request<Settings>('GET', '/api/settings'),
  change: (change: Partial<Settings>) => request<Settings>('PATCH', '/api/settings', change),
  tokens: async () => (await request<{ tokens: readonly Token[] }>('GET', '/api/tokens')).tokens,
  /** `expires_at`: null is never; unless said, the server decides. */
  newToken: (name: string, scopes: readonly Scope[], expires_at?: null) =>
    request<Token & { readonly token: string }>('POST', '/api/tokens', { name, scopes, expires_at }),
  revoke: (id: string) => request<void>('DELETE', `/api/tokens/${id}`),
  bringIn,
} as const

export interface BroughtIn {
  readonly tasks: number
  readonly skipped: number
  /** What has no place here, or could not be read. */
  readonly remarks?: readonly { readonly line: number; readonly text: string }[]
}

/** A file goes as it is: an export of any length is read line by line, others as a whole. */
async function bringIn(file: File): Promise<BroughtIn> {
  const type = /\.(?:jsonl|ndjson)$/iu.test(file.name) ? 'application/x-ndjson' : 'application/octet-stream'
  const headers = { 'content-type': type, ...ownHeaders() }
  const path = `/api/import${query({ name: file.name.slice(-300) })}`
  const response = await fetch(path, { method: 'POST', headers, body: file })
  if (!response.ok) throw await problemIn(response)
  return (await response.json()) as BroughtIn
}
