/**
 * Runs one piece of database work. What the engine rolled back by itself is run again; what it could not
 * answer becomes a DATABASE_ERROR, which callers may retry under the same key.
 */
import { problem } from '../domain/problem.ts'
import type { Engine } from './engine.ts'

const ATTEMPTS = 4

export async function attempt<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      const failure = engine.failure(error)
      if (failure === 'other') throw error
      if (failure === 'unreachable' || tried === ATTEMPTS) {
        throw Object.assign(problem('DATABASE_ERROR'), { cause: error })
      }
    }
  }
}
