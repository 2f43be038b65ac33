/** A list of any length as one JSON text per line, sent as it is read, some lines at a time. */
import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { Env } from './env.ts'

/** Sent each for itself, lines would cost more on their way than in the making. */
const AT_ONCE = 16 * 1024

export function jsonLines(c: Context<Env>, name: string, values: AsyncIterable<unknown>): Response {
  c.header('content-type', 'application/x-ndjson')
  c.header('content-disposition', `attachment; filename="${name}"`)
  return stream(c, async (out) => {
    let lines = ''
    for await (const value of values) {
      if (out.aborted) return
      lines += `${JSON.stringify(value)}\n`
      if (lines.length < AT_ONCE) continue
      await out.write(lines)
      lines = ''
    }
    await out.write(lines)
  })
}
