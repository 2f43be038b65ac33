/**
 * Several steps in one transaction that somebody else opened, one after the other. The first of them that fails has
 * failed for all: later ones are refused, and the transaction is not committed whatever its owner made of the failure.
 * A step that hangs is no better: whoever gives it up and begins another has failed, and nothing is ended under it.
 */
import { TakesTooLong } from './contract.ts'
import type { Access, Db } from './engine.ts'

export async function inOne<T>(
  trx: Db,
  longRead: Access['longRead'],
  work: (access: Access) => Promise<T>,
): Promise<T> {
  const failures: unknown[] = []
  const running = new Set<Promise<unknown>>()
  const step = async <R>(run: (on: Db) => Promise<R>): Promise<R> => {
    if (running.size > 0) failures.push(new Error('a step began before the last one had ended'))
    if (failures.length > 0) throw failures[0]
    const doing = run(trx)
    running.add(doing)
    try {
      return await doing
    } catch (error) {
      failures.push(error)
      throw error
    } finally {
      running.delete(doing)
    }
  }
  // All who write would wait for it.
  const refused = () => step(() => Promise.reject(new TakesTooLong('this is read outside of a transaction')))
  const result = await work({ read: step, write: step, longRead: longRead && refused }).finally(() =>
    Promise.allSettled(running),
  )
  if (failures.length > 0) throw failures[0]
  return result
}
