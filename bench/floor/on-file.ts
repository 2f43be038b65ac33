/** The floor on SQLite: node:sqlite itself, prepared statements, the same durability as Sayso's. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { type Floor, type Row, rowsOf } from './rows.ts'

export function floorOnFile(url: string): Floor {
  const db = new DatabaseSync(url.slice('file:'.length), { timeout: 5000 })
  db.exec('pragma journal_mode = wal; pragma synchronous = full')
  const kept = new Map<string, StatementSync>()
  const insert = ({ table, columns }: Row) => {
    const names = Object.keys(columns)
    const statement =
      kept.get(table) ??
      db.prepare(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
    kept.set(table, statement)
    statement.run(...Object.values(columns))
  }
  return async (said) => {
    const { number, rows } = rowsOf(said)
    db.exec('begin immediate')
    for (const row of rows) insert(row)
    db.exec('commit')
    return number
  }
}
