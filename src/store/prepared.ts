/**
 * What every turn asks the database: built and compiled once for each engine, afterwards only the values change.
 * Putting a query together takes longer than running it.
 */
import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import { ask } from './direct.ts'
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

export interface Prepared<Values extends object, Row> {
  (db: Db, values: Values): Promise<QueryResult<Row>>
  /** For whoever sends it later. */
  query(db: Db, values: Values): CompiledQuery<Row>
}

export function prepared<Values extends object, Row>(
  build: (db: Db, places: Values) => Compilable<Row>,
): Prepared<Values, Row> {
  const compiled = once((db) => build(db, places as Values))
  const query = (db: Db, values: Values): CompiledQuery<Row> => {
    const known = compiled(db)
    return { ...known, parameters: known.parameters.map((value) => filled(value, values)) }
  }
  return Object.assign((db: Db, values: Values) => ask(db, query(db, values)), { query })
}

function once<Row>(build: (db: Db) => Compilable<Row>): (db: Db) => CompiledQuery<Row> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return (db) => {
    const { adapter } = db.getExecutor()
    const known = compiled.get(adapter)
    if (known !== undefined) return known
    const query = build(db).compile()
    compiled.set(adapter, query)
    return query
  }
}

function filled(value: unknown, values: object): unknown {
  return value instanceof Place ? values[value.name as keyof typeof values] : value
}

interface Insert {
  readonly names: readonly string[]
  readonly compiled: (db: Db) => CompiledQuery
}

const inserts = new Map<string, Insert>()

/**
 * A key that is taken keeps what it has: a read repeated after a crash adds nothing, and of two who come first one does.
 * A program from before notes were indexed may have moved a task and left the words of its note where they were.
 */
const KEEP: ReadonlySet<keyof Schema> = new Set(['users', 'tool_invocations', 'note_words'])
/** More than this is sent in parts: a statement may not have any number of values. */
const AT_ONCE = 50

/** New rows, all with the same columns. */
export function insertRows<Table extends keyof Schema>(
  db: Db,
  table: Table,
  rows: readonly Schema[Table][],
): readonly CompiledQuery[] {
  const parts: CompiledQuery[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE)
    const key = `${some.length} ${table}`
    let insert = inserts.get(key)
    if (insert === undefined) {
      insert = inserting(table, Object.keys(some[0] ?? {}), some.length)
      inserts.set(key, insert)
    }
    const { names, compiled } = insert
    const values = some.map((row) => names.map((name) => row[name as keyof typeof row]))
    parts.push({ ...compiled(db), parameters: values.length === 1 ? (values[0] ?? []) : values.flat() })
  }
  return parts
}

/** Its values are given by their place: row after row, each in the order of its columns. */
function inserting(table: keyof Schema, names: readonly string[], count: number): Insert {
  const row = Object.fromEntries(names.map((name) => [name, name]))
  const compiled = once((db) => {
    const insert = db.insertInto(table).values(Array.from({ length: count }, () => row) as never)
    return KEEP.has(table) ? insert.onConflict((key) => key.doNothing()) : insert
  })
  return { names, compiled }
}

/** Sent at once and waited for to the last: nothing of it may come after what follows, least of all a rollback. */
export async function all<T extends readonly unknown[]>(
  work: {
    readonly [K in keyof T]: Promise<T[K]>
  },
): Promise<T> {
  const given: unknown[] = []
  for (const end of await Promise.allSettled(work as readonly Promise<unknown>[])) {
    // Later ones may have failed only because the first did.
    if (end.status === 'rejected') throw end.reason
    given.push(end.value)
  }
  return given as unknown as T
}
