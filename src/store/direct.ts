/**
 * A connection that is held, and questions to it without a queue: the query builder would let each wait for the answer
 * to the one before. The connection answers in order by itself.
 */
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import type { Db } from './engine.ts'

const held = new WeakMap<Db, DatabaseConnection>()

/** One connection until the work is done; whatever is asked of `on` goes over it. */
export async function onConnection<T>(db: Db, work: (on: Db) => Promise<T>): Promise<T> {
  return await db.connection().execute(async (on) => {
    held.set(on, await on.getExecutor().provideConnection(async (connection) => connection))
    return await work(on)
  })
}

/** Sent before this returns, where a connection is held. */
export function ask<Row>(on: Db, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  return held.get(on)?.executeQuery<Row>(query) ?? on.executeQuery(query)
}

/** Words that begin or end something, without values. */
export function statement(words: string): (on: Db) => Promise<unknown> {
  const query = CompiledQuery.raw(words)
  return (on) => ask(on, query)
}
