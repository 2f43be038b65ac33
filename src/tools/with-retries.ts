/** A passing fault is tried again twice, after 100 ms and after a second; a call that hangs counts as one. */
import { Problem, problem } from '../domain/problem.ts'
import type { World } from '../domain/world.ts'

const PAUSES_MS = [100, 1000]
const LIMIT_MS = 5000

export async function withRetries<T>(call: (attempts: number) => Promise<T>, world: World): Promise<T> {
  for (const [index, pause] of PAUSES_MS.entries()) {
    try {
      return await withinLimit(call(index + 1), world)
    } catch (error) {
      if (!(error instanceof Problem && error.retry)) throw error
      await world.sleep(pause)
    }
  }
  return await withinLimit(call(PAUSES_MS.length + 1), world)
}

/** Without a reason of its own, an abort makes an error with a trace: most of what a quick call would cost. */
const over = 'over'

async function withinLimit<T>(call: Promise<T>, world: World): Promise<T> {
  const done = new AbortController()
  const tooLong = world.sleep(LIMIT_MS, done.signal).then(() => {
    if (!done.signal.aborted) throw problem('DATABASE_ERROR')
    return call
  })
  return await Promise.race([call, tooLong]).finally(() => done.abort(over))
}
