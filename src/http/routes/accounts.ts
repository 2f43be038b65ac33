/** Signing up, in and out. Guessing is slow: so many tries a minute from one address, and for one account. */
import { hash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Accounts } from '../auth/accounts.ts'
import { storableOnly } from '../auth/storable-only.ts'
import { clientAddress, household } from '../client-address.ts'
import type { Env } from '../env.ts'
import type { AppParts } from '../parts.ts'
import { limit } from '../rate-limit.ts'

const TRIES_A_MINUTE = 10

export function accountRoutes(accounts: Accounts, parts: AppParts): Hono<Env> {
  return new Hono<Env>().use('/api/auth/*', storableOnly()).on(['GET', 'POST'], '/api/auth/*', async (c) => {
    if (c.req.method === 'POST') await limitTries(c, parts)
    return await accounts.handle(c.req.raw)
  })
}

async function limitTries(c: Context<Env>, parts: AppParts): Promise<void> {
  const guarded =
    /\/(?:sign-in|sign-up|reset-password|request-password-reset|change-password|delete-user|register)\b/u
  if (!guarded.test(c.req.path)) return
  await limit(parts, `address:${household(clientAddress(c, parts.behind_proxy))}`, TRIES_A_MINUTE)
  const account = await accountIn(c.req.raw.clone())
  if (account !== null) await limit(parts, `account:${account}`, TRIES_A_MINUTE)
}

/** Hashed: an e-mail address has no business in a table of limits. */
async function accountIn(request: Request): Promise<string | null> {
  const body = (await request.json().catch(() => null)) as { email?: unknown } | null
  if (typeof body?.email !== 'string') return null
  return hash('sha256', body.email.trim().toLowerCase())
}
