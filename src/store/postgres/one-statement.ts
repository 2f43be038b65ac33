/**
 * Several writes as one statement: `with a as (insert …), b as (update …) select`. One trip, one plan, one answer
 * instead of ten. They see the tables as they were before any of them, so none may need another's rows.
 */
import { CompiledQuery } from 'kysely'
import type { Join } from '../direct.ts'

/** A long one would be planned once and never asked again. */
const MOST_VALUES = 1000
const KEPT = 300

/** The words of the whole, found along the words of its parts: putting these together to look it up takes longer. */
interface Written {
  readonly next: Map<string, Written>
  readonly ends: Map<string, string>
}

const written: Written = { next: new Map(), ends: new Map() }
let kept = 0

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
  const values: unknown[] = []
  let place = written
  for (const { sql, parameters } of queries) {
    values.push(...parameters)
    place = after(place, sql)
  }
  return CompiledQuery.raw(place.ends.get(end) ?? newWords(queries, end, place), values)
}

function after(place: Written, sql: string): Written {
  const there = place.next.get(sql)
  if (there !== undefined) return there
  const next = { next: new Map(), ends: new Map() }
  if (kept < KEPT) place.next.set(sql, next)
  return next
}

function newWords(queries: readonly CompiledQuery[], end: string, place: Written): string {
  const words = `${parts(queries)} ${end}`
  place.ends.set(end, words)
  kept += 1
  return words
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
