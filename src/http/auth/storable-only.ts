/**
 * What signing in and the like would have to look up or keep has to be text that can be kept: PostgreSQL knows no NUL,
 * and half a character comes back as something else.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { problem } from '../../domain/problem.ts'
import { isStorable } from '../../domain/text.ts'
import type { Env } from '../env.ts'

export function storableOnly(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const texts = [...new URL(c.req.url).searchParams.values(), ...(await sent(c))]
    if (!texts.every(isStorable)) throw problem('UNACCEPTABLE_TEXT', { field: 'request' })
    await next()
  }
}

async function sent({ req }: Context<Env>): Promise<readonly string[]> {
  if (!req.raw.body) return []
  const body = await req.raw.clone().text()
  const isForm = /^application\/x-www-form-urlencoded\b/iu.test(req.header('content-type') ?? '')
  return isForm ? [...new URLSearchParams(body).values()] : stringsIn(body)
}

/** What is no JSON is refused for that by whoever reads it. */
function stringsIn(json: string): readonly string[] {
  const found: string[] = []
  try {
    JSON.parse(json, (_, value: unknown) => typeof value === 'string' && found.push(value))
  } catch {
    return []
  }
  return found
}
