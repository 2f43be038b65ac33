/**
 * The body of a request as a JSON object: the right type, not too large, UTF-8 without a fault.
 * Broken bytes are refused, not repaired: what is accepted comes back unchanged.
 */
import type { Context } from 'hono'
import { problem } from '../domain/problem.ts'
import type { Env } from './env.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export const BODY_LIMIT = 256 * 1024
/** But for this one: an import may be long. It is read line by line, and each line is small. */
export const LONG_BODY = '/api/import'

export async function jsonBody(c: Context<Env>): Promise<JsonObject> {
  const body = await optionalJsonBody(c)
  if (body) return body
  throw problem(isJson(c) ? 'MALFORMED_BODY' : 'UNSUPPORTED_TYPE')
}

/** null: nothing was sent, which some routes take as "as usual". */
export async function optionalJsonBody(c: Context<Env>): Promise<JsonObject | null> {
  const bytes = Buffer.from(await c.req.arrayBuffer())
  if (bytes.length === 0) return null
  if (!isJson(c)) throw problem('UNSUPPORTED_TYPE')
  return parsed(bytes)
}

function isJson(c: Context<Env>): boolean {
  const type = c.req.header('content-type') ?? ''
  return /^application\/json ?(?:; ?charset="?utf-8"?)?$/iu.test(type.trim())
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function parsed(bytes: Buffer): JsonObject {
  try {
    const body: unknown = JSON.parse(utf8.decode(bytes))
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as JsonObject
  } catch {
    throw problem('MALFORMED_BODY')
  }
  throw problem('VALIDATION_ERROR', { reason: 'The body has to be a JSON object.' })
}
