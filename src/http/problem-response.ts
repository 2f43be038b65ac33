/** The one place where something that went wrong becomes a response. A fault of our own shows nothing of itself. */
import { STATUS_CODES } from 'node:http'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Problem, problem } from '../domain/problem.ts'
import type { Env } from './env.ts'
import { TooMany } from './too-many.ts'

export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : problem('INTERNAL_ERROR')
}

/** RFC 9457. There is no page about a problem, so `type` says so; programs go by `code`. */
export function problemResponse(c: Context<Env>, found: Problem): Response {
  const { status, code, message: detail } = found
  const body = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, code, detail }
  return c.body(JSON.stringify(body), status as ContentfulStatusCode, {
    'content-type': 'application/problem+json',
    ...(status === 401 && { 'www-authenticate': challenge(found) }),
    ...(found.retry && { 'retry-after': found instanceof TooMany ? String(found.seconds) : '1' }),
  })
}

/** RFC 6750: a request without a token is told no more than which kind is wanted. */
function challenge({ code }: Problem): string {
  return code === 'MISSING_TOKEN' ? 'Bearer' : 'Bearer error="invalid_token"'
}
