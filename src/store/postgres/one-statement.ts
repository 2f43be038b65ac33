/**
 * Several writes as one statement: `with a as (insert …), b as (update …) select`. One trip, one plan, one answer
 * instead of ten. They see the tables as they were before any of them, so none may need another's rows.
 */
import { CompiledQuery } from 'kysely'
import type { Join } from '../direct.ts'

/** A long one would be planned once and never asked again. */
const MOST_VALUES = 1000
const KEPT = 300

/** The words of the whole, by the words of its parts. */
const written = new Map<string, string>()

export const oneStatement: Join = (queries) => {
  const values = queries.flatMap(({ parameters }) => parameters)
  if (queries.length < 2 || values.length > MOST_VALUES) return queries
  const parts = queries.map(({ sql }) => sql)
  const key = parts.join(';')
  const words = written.get(key) ?? joined(queries)
  if (written.size < KEPT) written.set(key, words)
  return [CompiledQuery.raw(words, values)]
}

function joined(queries: readonly CompiledQuery[]): string {
  let before = 0
  const parts = queries.map(({ sql, parameters }, at) => {
    const shift = before
    before += parameters.length
    const own = sql.replaceAll(/\$(\d{1,5})/gu, (_, place: string) => `$${Number(place) + shift}`)
    return `w${at} as (${own})`
  })
  return `with ${parts.join(', ')} select 1`
}
