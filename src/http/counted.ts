/** Every request is counted and timed under the route it took, never under the address it named. */
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Env } from './env.ts'
import type { Figures } from './figures.ts'

export function counted(figures: Figures): MiddlewareHandler<Env> {
  return (c, next) =>
    figures.during(c.req.header('traceparent'), async () => {
      const started = performance.now()
      await next()
      figures.request({
        request_id: c.get('requestId'),
        user_id: c.get('user_id'),
        route: routePath(c, -1),
        method: c.req.method,
        status: c.res.status,
        took_ms: performance.now() - started,
      })
    })
}
