/**
 * Several steps in one transaction that somebody else opened. The first of them that fails has failed for all:
 * later ones are refused, and the transaction is not committed whatever its owner made of the failure.
 */
import type { Access, Db } from './engine.ts'

export async function inOne<T>(trx: Db, work: (access: Access) => Promise<T>): Promise<T> {
  const failures: unknown[] = []
  const step = async <R>(run: (on: Db) => Promise<R>): Promise<R> => {
    if (failures.length > 0) throw failures[0]
    try {
      return await run(trx)
    } catch (error) {
      failures.push(error)
      throw error
    }
  }
  const result = await work({ read: step, write: step })
  if (failures.length > 0) throw failures[0]
  return result
}
