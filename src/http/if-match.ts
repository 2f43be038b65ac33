/** A task's version as its ETag, and the version a client says it has seen. */
import type { Context } from 'hono'
import { problem } from '../domain/problem.ts'
import type { Env } from './env.ts'

export function etagOf(version: unknown): string {
  return `"${version}"`
}

/** null: any version will do. A weak tag is fine: on its way through a compressing proxy ours becomes one. */
export function expectedVersion(c: Context<Env>): number | null {
  const header = c.req.header('if-match')?.trim()
  if (header === undefined || header === '*') return null
  const version = /^(?:W\/)?"(\d{1,9})"$/u.exec(header)?.[1]
  if (version !== undefined) return Number(version)
  throw problem('VALIDATION_ERROR', { reason: 'If-Match has to be the ETag of a task, such as "3", or *.' })
}
