/** Whoever makes an account or registers a program says as much as fits on a page, and no more: it is kept. */
import type { Context, MiddlewareHandler } from 'hono'
import { problem } from '../../domain/problem.ts'
import type { Env } from '../env.ts'

const LONGEST_TEXT = 2000
const LONGEST_LIST = 20
const LONGEST_NAME = 200
/** What a program asked for comes back with the answer, whole. */
const PASSED_ON = new Set(['oauth_query'])
const NAMES = new Set(['name', 'client_name'])

const REGISTERING = '/api/auth/oauth2/register'

export function withinBounds(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const odd = await beyond(c)
    if (odd === null) return await next()
    const reason = `${odd} is longer than anything of its kind should be.`
    if (c.req.path !== REGISTERING) throw problem('VALIDATION_ERROR', { reason })
    return c.json({ error: 'invalid_client_metadata', error_description: reason }, 400)
  }
}

/** The name of the first field that is too long; null: all is well, or it is no JSON and refused for that. */
async function beyond({ req }: Context<Env>): Promise<string | null> {
  if (!req.raw.body) return null
  let odd: string | null = null
  try {
    JSON.parse(await req.raw.clone().text(), (key, value: unknown) => {
      if (isBeyond(key, value)) odd ??= key || 'The request'
      return value
    })
  } catch {
    return null
  }
  return odd
}

function isBeyond(key: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.length > LONGEST_LIST
  if (typeof value !== 'string' || PASSED_ON.has(key)) return false
  return value.length > (NAMES.has(key) ? LONGEST_NAME : LONGEST_TEXT)
}
