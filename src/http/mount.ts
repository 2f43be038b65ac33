/** Declared routes become real ones: input checked, scope held against the token, any other method refused. */
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { problem } from '../domain/problem.ts'
import { checked } from './checked.ts'
import type { Env } from './env.ts'
import { jsonBody, optionalJsonBody } from './json-body.ts'
import type { AppParts } from './parts.ts'
import { queryValues } from './query.ts'
import { type Call, type Route, takesIn } from './route.ts'

export function mount(app: Hono<Env>, routes: readonly Route[], parts: AppParts): void {
  for (const route of routes) {
    app.on(route.method.toUpperCase(), honoPath(route.path), async (c) => {
      checkScope(c, route)
      if (takesIn(route)) parts.quota.check(c.get('user_id'))
      return await route.handle(await callOf(c, route, parts))
    })
  }
  refuseOtherMethods(app, routes)
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w{1,30})\}/gu, ':$1')
}

function checkScope(c: Context<Env>, { needs }: Route): void {
  if (needs === 'nothing') return
  const scopes = c.get('scopes')
  if (scopes === null || scopes.some((scope) => scope === needs)) return
  throw problem('INSUFFICIENT_SCOPE', { scope: needs === 'account' ? 'a session of your own' : needs })
}

const noQuery = z.strictObject({})

async function callOf(c: Context<Env>, route: Route, parts: AppParts): Promise<Call> {
  const raw = queryValues(c)
  const query = route.tool?.comes_in === 'query' ? raw : checked(route.query ?? noQuery, raw)
  const sent = await bodyOf(c, route)
  const body = route.body ? checked(route.body, sent) : sent
  return { c, parts, user_id: c.get('user_id'), query, body }
}

async function bodyOf(c: Context<Env>, { tool, body, body_optional }: Route): Promise<unknown> {
  if (tool?.comes_in === 'optional body' || body_optional) return (await optionalJsonBody(c)) ?? {}
  return body || tool?.comes_in === 'body' ? await jsonBody(c) : {}
}

/** Mounted after the routes themselves, so only what none of them takes gets here. */
function refuseOtherMethods(app: Hono<Env>, routes: readonly Route[]): void {
  for (const [path, same] of Object.entries(Object.groupBy(routes, ({ path }) => honoPath(path)))) {
    const methods = (same ?? []).map(({ method }) => method.toUpperCase())
    const allowed = (methods.includes('GET') ? [...methods, 'HEAD'] : methods).join(', ')
    app.all(path, (c) => {
      c.header('allow', allowed)
      throw problem('METHOD_NOT_ALLOWED', { allowed })
    })
  }
}
