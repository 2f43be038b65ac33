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
  const values = queries.reduce((sum, { parameters }) => sum + parameters.length, 0)
  return queries.length < 2 || values > MOST_VALUES ? queries : [joined(queries, 'select 1')]
}

/** The first of them each have to change a row, or nothing is done: dividing by their number is the way to say so. */
export function allOrNothing(queries: readonly CompiledQuery[], must: number): CompiledQuery {
  const changed = Array.from({ length: must }, (_, at) => ` / (select count(*) from w${at})`)
  return joined(queries, `select 1${changed.join('')}`)
}

function joined(queries: readonly CompiledQuery[], end: string): CompiledQuery {
  const values = queries.flatMap(({ parameters }) => parameters)
  const key = [end, ...queries.map(({ sql }) => sql)].join(';')
  const words = written.get(key) ?? `${parts(queries)} ${end}`
  if (written.size < KEPT) written.set(key, words)
  return CompiledQuery.raw(words, values)
}

function parts(queries: readonly CompiledQuery[]): string {
  let before = 0
  const named = queries.map(({ sql, parameters }, at) => {
    const shift = before
    before += parameters.length
    const own = sql.replaceAll(/\$(\d{1,5})/gu, (_, place: string) => `$${Number(place) + shift}`)
    return `w${at} as (${own})`
  })
  return `with ${named.join(', ')}`
}
