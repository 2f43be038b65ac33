/** The one-time link of `local` mode, for a browser and, as JSON, for a program. */
import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { z } from 'zod'
import { deviceIn } from '../../domain/device.ts'
import { problem } from '../../domain/problem.ts'
import { accessNote } from '../access-note.ts'
import { LOCAL_USER, type LocalAccess } from '../auth/local-access.ts'
import { checked } from '../checked.ts'
import type { Env } from '../env.ts'
import { jsonBody } from '../json-body.ts'
import { signInPage, usedLinkPage } from '../pages.ts'
import type { AppParts } from '../parts.ts'

/** As long as browsers keep a cookie. How long it is good for, the server knows. */
const LONGEST_S = 400 * 86_400

const Code = z.strictObject({ code: z.string().min(1).max(200) })

export function signInRoutes(local: LocalAccess, { ports }: AppParts): Hono<Env> {
  const redeem = async (c: Context<Env>, code: string): Promise<string | null> => {
    const device = deviceIn(c.req.header('user-agent'))
    const token = await local.redeem(code, device)
    const actor = { user_id: LOCAL_USER, source: 'page', client: null } as const
    if (token !== null) await ports.store.note(accessNote(ports.world, actor, 'sign_in', { device }))
    return token
  }
  const enter = async (c: Context<Env>) => {
    const token = await redeem(c, c.req.query('code') ?? '')
    if (token === null) return c.html(usedLinkPage, 401, { 'www-authenticate': 'Bearer' })
    setCookie(c, local.cookie, token, { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: LONGEST_S })
    return c.redirect('/', 303)
  }
  return new Hono<Env>()
    .get('/sign-in', async (c) => (opensIt(c) ? await enter(c) : c.html(signInPage)))
    .post('/sign-in', enter)
    .post('/api/auth/local', async (c) => {
      const { code } = checked(Code, await jsonBody(c))
      const token = await redeem(c, code)
      if (token === null) throw problem('INVALID_TOKEN')
      return c.json({ token })
    })
}

/**
 * A person's browser that goes there, and not a program that wants to know what is behind the link: a preview in a
 * chat, a scanner, a prefetch. Those, and browsers that do not say, get a page with a button.
 */
function opensIt({ req }: Context<Env>): boolean {
  const goesThere = req.header('sec-fetch-mode') === 'navigate' && req.header('sec-fetch-dest') === 'document'
  const ahead = req.header('sec-purpose') ?? req.header('purpose')
  return req.method === 'GET' && goesThere && ahead === undefined
}
