/** The page behind a link to a new password: one field, no script. */
import { Hono } from 'hono'
import type { Accounts } from '../auth/accounts.ts'
import { storableOnly } from '../auth/storable-only.ts'
import { limitAddress } from '../auth/tries.ts'
import type { Env } from '../env.ts'
import { newPasswordPage, passwordSetPage } from '../pages.ts'
import type { AppParts } from '../parts.ts'

export function resetPasswordRoutes(accounts: Accounts, parts: AppParts): Hono<Env> {
  return new Hono<Env>()
    .use('/reset-password', storableOnly())
    .get('/reset-password', (c) => c.html(newPasswordPage(null)))
    .post('/reset-password', async (c) => {
      await limitAddress(c, parts)
      const { password } = await c.req.parseBody()
      const refused = await accounts.resetPassword(c.req.query('token') ?? '', String(password ?? ''))
      return refused === null ? c.html(passwordSetPage) : c.html(newPasswordPage(refused), 400)
    })
}
