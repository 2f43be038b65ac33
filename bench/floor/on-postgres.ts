/** The floor on PostgreSQL: one prepared statement that writes all rows, so one trip and one commit. */
import pg from 'pg'
import { type Floor, type Row, rowsOf } from './rows.ts'

const CONNECTIONS = 10

export async function floorOnPostgres(url: string): Promise<Floor> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  return async (said) => {
    const { number, rows } = rowsOf(said)
    await pool.query({
      name: 'turn',
      text: statement(rows),
      values: rows.flatMap(({ columns }) => Object.values(columns)),
    })
    return number
  }
}

let written: string | undefined

function statement(rows: readonly Row[]): string {
  if (written !== undefined) return written
  let place = 0
  const inserts = rows.map(({ table, columns }) => {
    const names = Object.keys(columns)
    const places = names.map(() => `$${++place}`)
    return `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`
  })
  const parts = inserts.slice(1).map((insert, at) => `w${at} as (${insert})`)
  written = `with ${parts.join(', ')} ${inserts[0]}`
  return written
}
