/** Alive, and able to work: the second really asks the database. */
import { Hono } from 'hono'
import type { Store } from '../../store/contract.ts'
import type { Env } from '../env.ts'

export function healthRoutes(store: Store): Hono<Env> {
  return new Hono<Env>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      await store.ping()
      return c.json({ status: 'ready' })
    })
}
