/** The calls of the settings view, and the types they speak. */
import type { PolicyName } from '../../src/domain/decision.ts'
import type { Scope } from '../../src/domain/scope.ts'
import type { DateOrder, WeekStart } from '../../src/domain/words.ts'
import { ownHeaders, problemIn, request } from './request.ts'

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

/** A file goes as it is: the server reads it line by line. */
async function bringIn(file: File): Promise<{ readonly tasks: number; readonly skipped: number }> {
  const headers = { 'content-type': 'application/x-ndjson', ...ownHeaders() }
  const response = await fetch('/api/import', { method: 'POST', headers, body: file })
  if (!response.ok) throw await problemIn(response)
  return (await response.json()) as { tasks: number; skipped: number }
}
