/**
 * What every turn asks the database: built and compiled once for each engine, afterwards only the values change.
 * Putting a query together takes longer than running it.
 */
import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Db } from './engine.ts'
import type { Schema } from './schema.ts'

/** Stands in a query where a value will be. */
class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Has a place for every name. */
const places = new Proxy({}, { get: (_, name) => new Place(String(name)) })

export type Prepared<Values extends object, Row> = (db: Db, values: Values) => Promise<QueryResult<Row>>

export function prepared<Values extends object, Row>(
  build: (db: Db, places: Values) => Compilable<Row>,
): Prepared<Values, Row> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return (db, values) => {
    const { adapter } = db.getExecutor()
    const query = compiled.get(adapter) ?? build(db, places as Values).compile()
    compiled.set(adapter, query)
    return db.executeQuery({ ...query, parameters: query.parameters.map((value) => filled(value, values)) })
  }
}

function filled(value: unknown, values: object): unknown {
  return value instanceof Place ? values[value.name as keyof typeof values] : value
}

type Columns = Readonly<Record<string, string | number | null>>

const inserts = new Map<string, Prepared<Columns, unknown>>()

/** One new row; where its key is taken, the row that is there may be kept. */
export async function insertRow<Table extends keyof Schema>(
  db: Db,
  table: Table,
  row: Schema[Table],
  conflict: 'fails' | 'keeps' = 'fails',
): Promise<void> {
  const names = Object.keys(row)
  const key = `${conflict} ${table} ${names.join()}`
  const insert = inserts.get(key) ?? inserting(table, names, conflict)
  inserts.set(key, insert)
  await insert(db, row as unknown as Columns)
}

function inserting(table: keyof Schema, names: readonly string[], conflict: 'fails' | 'keeps') {
  return prepared((db, of: Columns) => {
    const row = Object.fromEntries(names.map((name) => [name, of[name]]))
    const insert = db.insertInto(table).values(row as never)
    return conflict === 'keeps' ? insert.onConflict((key) => key.doNothing()) : insert
  })
}

/** Sent at once and waited for to the last: nothing of it may come after what follows, least of all a rollback. */
export async function all<T extends readonly unknown[]>(
  work: {
    readonly [K in keyof T]: Promise<T[K]>
  },
): Promise<T> {
  const ends = await Promise.allSettled(work as readonly Promise<unknown>[])
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason
    return end.value
  }) as unknown as T
}
