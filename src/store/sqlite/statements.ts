/** node:sqlite as Kysely wants to see it, each statement prepared once per SQL text. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Lists in a query make its text vary; the least recent ones make room. */
const KEPT = 400

export function statementsOf(db: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => db.close(),
    prepare(sql) {
      const statement = kept.get(sql) ?? prepared(db, sql)
      kept.delete(sql)
      kept.set(sql, statement)
      const [oldest] = kept.keys()
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
      return statement
    },
  }
}

function prepared(db: DatabaseSync, sql: string): SqliteStatement {
  const statement = db.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...values.map(plain)),
    run: (values) => statement.run(...values.map(plain)),
    iterate: (values) => statement.iterate(...values.map(plain)),
  }
}

/** Only what both engines store alike: an object in first place would silently be taken for named parameters. */
function plain(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  throw new TypeError(`cannot store a value of type ${typeof value}`)
}
