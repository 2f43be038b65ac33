/**
 * Whether a question to a list is best asked where it holds up nobody. Most are answered from an index, however long the
 * list is; some have to look at all of it, and at a list that is long enough, that takes a while.
 */
import type { TaskQuery } from '../contract-tasks.ts'
import type { Db } from '../engine.ts'
import { prepared } from '../prepared.ts'
import { heldBy } from '../unit.ts'

const LONG = 5000

/** What is answered by going to a place in the list and reading on from there. */
const QUICK: ReadonlySet<string> = new Set(['status', 'list', 'limit', 'cursor', 'now'])

export function looksAtAll(query: TaskQuery): boolean {
  return Object.keys(query).some((key) => !QUICK.has(key))
}

const numberOf = prepared((db, { id }: { id: string }) =>
  db.selectFrom('users').select('next_number').where('id', '=', id),
)

/** By the tasks there ever were: deleted ones are looked through, too. */
export async function hasLongList(db: Db, user_id: string): Promise<boolean> {
  const held = heldBy(db)?.users.get(user_id)?.numbers
  const row = held ?? (await numberOf(db, { id: user_id })).rows[0]
  return (row?.next_number ?? 0) > LONG
}
