/**
 * The ends of several turns as one statement, whatever their number: each table gets its rows as one JSON text.
 * Where one of them was out of date, nothing of any is done.
 */
import { CompiledQuery } from 'kysely'
import type { GatheredRows } from '../gathered-rows.ts'
import { knownPlace } from '../turns/lease.ts'
import type { Guess } from '../unit.ts'
import { knownNumbers } from '../users.ts'

export interface Ended {
  readonly guess: Guess
  readonly rows: GatheredRows
}

const users = `users as (
  update users as t set
    next_number = v.next_number, next_event = v.next_event, pending = v.pending, completed = v.completed
  from json_to_recordset($1) as v(
    id text, next_number integer, next_event integer, pending integer, completed integer,
    known_number integer, known_event integer, known_pending integer, known_completed integer)
  where t.id = v.id and t.next_event = v.known_event and t.next_number = v.known_number
    and t.pending = v.known_pending and t.completed = v.known_completed
  returning 1)`

const conversations = `conversations as (
  update conversations as t set
    next_seq = v.next_seq, updated_at = v.updated_at, lease_owner = v.lease_owner, lease_until = v.lease_until,
    fence = v.fence, last_task = v.last_task, last_intents = v.last_intents,
    last_list = case when v.other_list then v.last_list else t.last_list end
  from json_to_recordset($2) as v(
    user_id text, id text, next_seq integer, updated_at text, lease_owner text, lease_until text, fence integer,
    last_list text, other_list boolean, last_task text, last_intents text, known_seq integer, known_fence integer, known_at text)
  where t.user_id = v.user_id and t.id = v.id and t.next_seq = v.known_seq and t.fence = v.known_fence
    and t.updated_at = v.known_at
  returning 1)`

/** Fewer rows than turns make a zero, and nothing is divided by that. */
const end = `select
  1 / ((select count(*) from users) / $3::bigint) / ((select count(*) from conversations) / $3::bigint)`

export function rowsOfMany(turns: readonly Ended[]): CompiledQuery {
  const tables = [...new Set(turns.flatMap(({ rows }) => rows.tables))].sort()
  const all = tables.map((table) => turns.flatMap(({ rows }) => rows.of(table) as readonly object[]))
  const inserts = tables.map((table, at) => insert(table, Object.keys(all[at]?.[0] ?? {}), at + 4))
  return CompiledQuery.raw(`with ${[users, conversations, ...inserts].join(', ')} ${end}`, [
    JSON.stringify(turns.map(numbersOf)),
    JSON.stringify(turns.map(placeOf)),
    turns.length,
    ...all.map((rows) => JSON.stringify(rows)),
  ])
}

function insert(table: string, names: readonly string[], place: number): string {
  const columns = names.map((name) => `"${name}"`).join(', ')
  return `new_${table} as (insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, $${place}))`
}

function numbersOf({ guess: { user, seen } }: Ended) {
  const { settings: _, ...numbers } = user.numbers
  return { ...numbers, ...knownNumbers(seen.user) }
}

/** A list that is the same is not sent again: it may be long. */
function placeOf({ guess: { conversation, seen } }: Ended) {
  const { title: _, client: __, created_at: ___, last_list, ...place } = conversation
  const other_list = last_list !== seen.conversation.last_list
  return { ...place, ...(other_list ? { last_list } : {}), other_list, ...knownPlace(seen.conversation) }
}
