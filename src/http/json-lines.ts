/** A list of any length as one JSON text per line, sent as it is read. */
import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { Env } from './env.ts'

export function jsonLines(c: Context<Env>, name: string, values: AsyncIterable<unknown>): Response {
  c.header('content-type', 'application/x-ndjson')
  c.header('content-disposition', `attachment; filename="${name}"`)
  return stream(c, async (out) => {
    for await (const value of values) {
      if (out.aborted) return
      await out.write(`${JSON.stringify(value)}\n`)
    }
  })
}
