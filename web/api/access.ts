/** Who is in, and how they are put out. */
import type { Scope } from '../../src/domain/scope.ts'
import { request } from './request.ts'
import type { Token } from './settings.ts'

export interface Session {
  readonly id: string
  readonly device: string
  readonly created_at: string
  readonly last_used_at: string
  /** This browser’s own. */
  readonly current: boolean
}

export interface Program {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly created_at: string
  readonly last_used_at: string | null
}

interface Access {
  readonly sessions: readonly Session[]
  readonly programs: readonly Program[]
  readonly tokens: readonly Token[]
}

export const accessApi = {
  list: () => request<Access>('GET', '/api/access'),
  endSession: (id: string) => request<void>('DELETE', `/api/access/sessions/${encodeURIComponent(id)}`),
  endProgram: (id: string) => request<void>('DELETE', `/api/access/programs/${encodeURIComponent(id)}`),
  endAll: () => request<void>('DELETE', '/api/access'),
} as const
