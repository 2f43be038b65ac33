/** node:sqlite as Kysely wants to see it, each statement prepared once per SQL text. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Lists in a query make its text vary; the oldest ones make room. */
const KEPT = 400

export function statementsOf(db: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  const inside = transactionOf(db)
  return {
    close: () => db.close(),
    prepare(sql) {
      const known = kept.get(sql)
      if (known !== undefined) return known
      const statement = prepared(db, sql, inside)
      kept.set(sql, statement)
      const [oldest] = kept.keys()
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
      return statement
    },
  }
}

type Guard = <T>(sql: string, run: () => T) => T

/**
 * After some errors (a full disk) SQLite rolls back by itself. What was still to come of that transaction
 * must not be done as if it stood alone: until whoever began it has ended it, nothing else is.
 */
function transactionOf(db: DatabaseSync): Guard {
  let begun = false
  return (sql, run) => {
    if (sql === 'rollback') begun = false
    if (begun && !db.isTransaction) throw new Error('SQLite has rolled back this transaction')
    const result = run()
    if (sql === 'begin immediate' || sql === 'commit') begun = sql !== 'commit'
    return result
  }
}

function prepared(db: DatabaseSync, sql: string, inside: Guard): SqliteStatement {
  const statement = db.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (values) => inside(sql, () => statement.all(...values.map(plain))),
    run: (values) => inside(sql, () => statement.run(...values.map(plain))),
    iterate: (values) => inside(sql, () => statement.iterate(...values.map(plain))),
  }
}

/** Only what both engines store alike: an object in first place would silently be taken for named parameters. */
function plain(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  throw new TypeError(`cannot store a value of type ${typeof value}`)
}
