/** The first page: open to everyone on this machine, and says whether you are signed in. */
import { Hono } from 'hono'
import { credentialsOf, type Gate } from '../auth/gate.ts'
import type { Env } from '../env.ts'
import { homePage } from '../pages.ts'

export function homeRoutes(gate: Gate): Hono<Env> {
  return new Hono<Env>().get('/', async (c) => {
    const signedIn = await gate.identify(credentialsOf(c)).then(
      () => true,
      () => false,
    )
    return c.html(homePage(signedIn))
  })
}
