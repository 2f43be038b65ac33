/** The query string as values: everything in it is text, so what is meant as a number or a yes is made one here. */
import type { Context } from 'hono'
import { z } from 'zod'
import { limits } from '../domain/words.ts'
import type { Env } from './env.ts'

const values: Readonly<Record<string, (text: string) => unknown>> = {
  limit: asNumber,
  deleted: asSwitch,
  repeating: asSwitch,
}

export function queryValues(c: Context<Env>): Record<string, unknown> {
  const entries = Object.entries(c.req.query()).map(([key, text]) => [key, values[key]?.(text) ?? text])
  // What is switched off is not asked for.
  return Object.fromEntries(entries.filter(([, value]) => value !== false))
}

/** Text that is no number stays as it is, and is refused for what it is. */
function asNumber(text: string): unknown {
  return /^\d{1,9}$/u.test(text) ? Number(text) : text
}

function asSwitch(text: string): unknown {
  return text === 'true' || (text === 'false' ? false : text)
}

/** How every list but that of tasks is paged. */
export const PageQuery = z.strictObject({
  limit: z.int().min(1).max(limits.page).default(50),
  cursor: z.string().min(1).max(2000).optional(),
})
