/** The one-time link of `local` mode, for a browser and, as JSON, for a program. */
import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { z } from 'zod'
import { problem } from '../../domain/problem.ts'
import { SESSION_COOKIE } from '../auth/gate.ts'
import type { LocalAccess } from '../auth/local-access.ts'
import { checked } from '../checked.ts'
import type { Env } from '../env.ts'
import { jsonBody } from '../json-body.ts'
import { usedLinkPage } from '../pages.ts'

const Code = z.strictObject({ code: z.string().min(1).max(200) })

export function signInRoutes(local: LocalAccess): Hono<Env> {
  return new Hono<Env>()
    .get('/sign-in', (c) => {
      const token = local.redeem(c.req.query('code') ?? '')
      if (token === null) return c.html(usedLinkPage, 401, { 'www-authenticate': 'Bearer' })
      setCookie(c, SESSION_COOKIE, token, { httpOnly: true, sameSite: 'Strict', path: '/' })
      return c.redirect('/', 303)
    })
    .post('/api/auth/local', async (c) => {
      const { code } = checked(Code, await jsonBody(c))
      const token = local.redeem(code)
      if (token === null) throw problem('INVALID_TOKEN')
      return c.json({ token })
    })
}
