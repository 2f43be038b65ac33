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

const inserts = new Map<string, Prepared<readonly unknown[], unknown>>()

/** New rows, all with the same columns; where a key is taken, the row that is there may be kept. */
export async function insertRows<Table extends keyof Schema>(
  db: Db,
  table: Table,
  rows: readonly Schema[Table][],
  conflict: 'fails' | 'keeps' = 'fails',
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const names = Object.keys(first)
  const key = `${conflict} ${rows.length} ${table} ${names.join()}`
  const insert = inserts.get(key) ?? inserting(table, names, rows.length, conflict)
  inserts.set(key, insert)
  await insert(
    db,
    rows.flatMap((row) => Object.values(row)),
  )
}

export async function insertRow<Table extends keyof Schema>(
  db: Db,
  table: Table,
  row: Schema[Table],
  conflict: 'fails' | 'keeps' = 'fails',
): Promise<void> {
  await insertRows(db, table, [row], conflict)
}

/** Values by their place: row after row, each in the order of its columns. */
function inserting(
  table: keyof Schema,
  names: readonly string[],
  count: number,
  conflict: 'fails' | 'keeps',
) {
  return prepared((db, values: readonly unknown[]) => {
    const rows = Array.from({ length: count }, (_, row) =>
      Object.fromEntries(names.map((name, at) => [name, values[row * names.length + at]])),
    )
    const insert = db.insertInto(table).values(rows as never)
    return conflict === 'keeps' ? insert.onConflict((key) => key.doNothing()) : insert
  })
}

/** Sent at once and waited for to the last: nothing of it may come after what follows, least of all a rollback. */
export async function all<T extends readonly unknown[]>(
  work: {
    readonly [K in keyof T]: Promise<T[K]>
  },
): Promise<T> {
  const failures: unknown[] = []
  const noted = (work as readonly Promise<unknown>[]).map((one) => one.catch((error) => failures.push(error)))
  const done = await Promise.all(noted)
  // Later ones may have failed only because the first did.
  if (failures.length > 0) throw failures[0]
  return done as unknown as T
}
