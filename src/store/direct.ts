/**
 * A connection that is held, and questions to it without a queue: the query builder would let each wait for the answer
 * to the one before. The connection answers in order by itself.
 */
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import type { Db } from './engine.ts'

/** Puts writes that do not need each other into fewer statements. */
export type Join = (queries: readonly CompiledQuery[]) => readonly CompiledQuery[]

export type Connection = Pick<DatabaseConnection, 'executeQuery'>

interface Held {
  readonly connection: Connection
  readonly join: Join
}

const held = new WeakMap<Db, Held>()

const each: Join = (queries) => queries

/** Whatever is asked of `on` goes over this connection until the work is done. */
export async function holding<T>(
  on: Db,
  connection: Connection,
  work: () => Promise<T>,
  join = each,
): Promise<T> {
  held.set(on, { connection, join })
  try {
    return await work()
  } finally {
    held.set(on, over)
  }
}

/** One connection until the work is done. */
export async function onConnection<T>(db: Db, work: (on: Db) => Promise<T>): Promise<T> {
  return await db.connection().execute(async (on) => {
    const connection = await on.getExecutor().provideConnection(async (its) => its)
    return await holding(on, connection, () => work(on))
  })
}

/** Somebody else's by now. */
const over: Held = {
  join: each,
  connection: { executeQuery: () => Promise.reject(new Error('this connection was given back')) },
}

/** Sent before this returns, where a connection is held. */
export function ask<Row>(on: Db, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  return held.get(on)?.connection.executeQuery<Row>(query) ?? on.executeQuery(query)
}

/** Sent before this returns, in as few statements as the engine likes. */
export function tell(on: Db, queries: readonly CompiledQuery[]): readonly Promise<unknown>[] {
  const few = held.get(on)?.join(queries) ?? queries
  return few.map((query) => ask(on, query))
}

/** Words that begin or end something, without values. */
export function statement(words: string): (on: Db) => Promise<unknown> {
  const query = CompiledQuery.raw(words)
  return (on) => ask(on, query)
}
