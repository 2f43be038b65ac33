/** Signing up, in and out, and everything else below /api/auth. */
import { Hono } from 'hono'
import type { Accounts } from '../auth/accounts.ts'
import { storableOnly } from '../auth/storable-only.ts'
import { limitTries } from '../auth/tries.ts'
import { withinBounds } from '../auth/within-bounds.ts'
import type { Env } from '../env.ts'
import type { AppParts } from '../parts.ts'

export function accountRoutes(accounts: Accounts, parts: AppParts): Hono<Env> {
  return new Hono<Env>()
    .use('/api/auth/*', storableOnly(), withinBounds())
    .on(['GET', 'POST'], '/api/auth/*', async (c) => {
      await limitTries(c, parts, accounts)
      return await accounts.handle(c.req.raw)
    })
}
