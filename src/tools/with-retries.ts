/** A passing fault is tried again twice, after 100 ms and after a second; a call that hangs counts as one. */
import { Problem, problem } from '../domain/problem.ts'
import type { Ending, World } from '../domain/world.ts'

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

async function withinLimit<T>(call: Promise<T>, world: World): Promise<T> {
  const done = new Done()
  const tooLong = world.sleep(LIMIT_MS, done).then(() => {
    if (!done.aborted) throw problem('DATABASE_ERROR')
    return call
  })
  return await Promise.race([call, tooLong]).finally(() => done.end())
}

/** An `AbortController` and its events would be most of what a quick call costs. */
class Done implements Ending {
  aborted = false
  #listener: () => void = () => undefined

  addEventListener(_: 'abort', listener: () => void): void {
    this.#listener = listener
  }

  removeEventListener(): void {
    this.#listener = () => undefined
  }

  end(): void {
    this.aborted = true
    this.#listener()
  }
}
