/**
 * Who is in, in better-auth's own tables, and how they are put out. A program’s access token is a JWT, which nobody can
 * take back; so each carries the name of its user’s lock. Another lock, and no token from before fits any more:
 * programs that are still allowed fetch a new one by themselves.
 */
import { randomBytes } from 'node:crypto'
import type { AuthContext } from 'better-auth'
import { deviceIn } from '../domain/device.ts'
import { taskScopes } from '../domain/scope.ts'
import type { Program, Session } from '../http/auth/visitors.ts'

/** What all of this needs of better-auth. */
export interface Tables {
  readonly adapter: Pick<AuthContext['adapter'], 'findOne' | 'findMany' | 'update' | 'deleteMany'>
}

export interface SessionRow {
  readonly id: string
  readonly userAgent?: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly expiresAt: Date
  /** Its hash, but for the one it was found by. */
  readonly token: string
}

export interface Consent {
  readonly id: string
  readonly clientId: string
  readonly scopes: readonly string[]
  readonly createdAt: Date
  /** Also moved when the program is used, once a day. */
  readonly updatedAt: Date
}

export const is = (field: string, value: string) => ({ field, value })

/** As many as anyone will look through, the latest first. */
const MOST_SHOWN = 100

export async function sessionsOf({ adapter }: Tables, user_id: string, now: Date): Promise<Session[]> {
  const where = [is('userId', user_id), { field: 'expiresAt', value: now, operator: 'gt' as const }]
  const sortBy = { field: 'updatedAt', direction: 'desc' as const }
  const rows = await adapter.findMany<SessionRow>({ model: 'session', where, sortBy, limit: MOST_SHOWN })
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    device: deviceIn(userAgent),
    created_at: createdAt.toISOString(),
    last_used_at: updatedAt.toISOString(),
  }))
}

export async function isSignedIn({ adapter }: Tables, user_id: string, id: string, now: Date) {
  const where = [is('userId', user_id), is('id', id)]
  const row = await adapter.findOne<SessionRow>({ model: 'session', where })
  return row !== null && row.expiresAt > now
}

export async function endSession({ adapter }: Tables, user_id: string, id: string): Promise<boolean> {
  const where = [is('userId', user_id), is('id', id)]
  return (await adapter.deleteMany({ model: 'session', where })) > 0
}

export async function programsOf({ adapter }: Tables, user_id: string): Promise<Program[]> {
  const where = [is('userId', user_id)]
  const sortBy = { field: 'updatedAt', direction: 'desc' as const }
  const consents = await adapter.findMany<Consent>({
    model: 'oauthConsent',
    where,
    sortBy,
    limit: MOST_SHOWN,
  })
  return await Promise.all(
    consents.map(async ({ clientId, createdAt, updatedAt, ...consent }) => ({
      id: clientId,
      name: (await programName({ adapter }, clientId)) ?? clientId,
      scopes: taskScopes.filter((scope) => consent.scopes.includes(scope)),
      created_at: createdAt.toISOString(),
      last_used_at: updatedAt > createdAt ? updatedAt.toISOString() : null,
    })),
  )
}

export async function programName({ adapter }: Tables, client_id: string): Promise<string | null> {
  const where = [is('clientId', client_id)]
  const found = await adapter.findOne<{ name?: string }>({ model: 'oauthClient', where })
  return found && (found.name ?? client_id)
}

export async function endProgram(tables: Tables, user_id: string, client_id: string): Promise<boolean> {
  await changeLock(tables, user_id)
  return await forget(tables, [is('userId', user_id), is('clientId', client_id)])
}

/** `keep`: the one session that stays, if any. */
export async function endAll(tables: Tables, user_id: string, keep: string | null): Promise<void> {
  await changeLock(tables, user_id)
  await forgetLinks(tables, user_id)
  await forget(tables, [is('userId', user_id)])
  const others = keep === null ? [] : [{ ...is('id', keep), operator: 'ne' as const }]
  await tables.adapter.deleteMany({ model: 'session', where: [is('userId', user_id), ...others] })
}

async function changeLock({ adapter }: Tables, user_id: string): Promise<void> {
  const lock = randomBytes(12).toString('base64url')
  await adapter.update({ model: 'user', where: [is('id', user_id)], update: { lock } })
}

/** Tokens before the consent they rest on: whatever is cut off halfway can be done again. */
async function forget({ adapter }: Tables, where: ReturnType<typeof is>[]): Promise<boolean> {
  await adapter.deleteMany({ model: 'oauthAccessToken', where })
  await adapter.deleteMany({ model: 'oauthRefreshToken', where })
  return (await adapter.deleteMany({ model: 'oauthConsent', where })) > 0
}

/** Links and codes that were given out and not used yet name their user, alone or among others. */
export async function forgetLinks({ adapter }: Tables, user_id: string): Promise<void> {
  const where = [{ field: 'value', operator: 'contains' as const, value: user_id }]
  await adapter.deleteMany({ model: 'verification', where })
}
