/** The query string as values: everything in it is text, so what is meant as a number, or as yes or no, is made one here. */
import type { Context } from 'hono'
import { z } from 'zod'
import { limits } from '../domain/words.ts'
import type { Env } from './env.ts'

export function withNumbers(c: Context<Env>, numbers: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(c.req.query())
  return Object.fromEntries(
    entries.map(([key, text]) => [key, numbers.includes(key) ? asNumber(text) : asFlag(key, text)]),
  )
}

const FLAGS = ['deleted', 'repeating']

function asFlag(key: string, text: string): unknown {
  return FLAGS.includes(key) && (text === 'true' || text === 'false') ? text === 'true' : text
}

/** Text that is no number stays as it is, and is refused for what it is. */
function asNumber(text: string): unknown {
  return /^\d{1,9}$/u.test(text) ? Number(text) : text
}

/** How every list but that of tasks is paged. */
export const PageQuery = z.strictObject({
  limit: z.int().min(1).max(limits.page).default(50),
  cursor: z.string().min(1).max(2000).optional(),
})
