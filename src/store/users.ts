/** The row every change of a user waits for: it makes task and event numbers gapless and in order. */
import { problem } from '../domain/problem.ts'
import { tell } from './direct.ts'
import type { Db } from './engine.ts'
import { wasErased } from './erased.ts'
import { LockedUser, type TaskList } from './locked-user.ts'
import { all, insertRows, prepared } from './prepared.ts'
import type { Users } from './schema.ts'
import { heldBy, unitOf } from './unit.ts'

export const userById = prepared((db, { id }: { id: string }) =>
  db.selectFrom('users').selectAll().where('id', '=', id).forUpdate(),
)

type Numbers = Omit<Users, 'settings' | 'closed'>

function numbersOf(db: Db, of: Numbers) {
  const { next_number, next_event, pending, completed } = of
  return db.updateTable('users').set({ next_number, next_event, pending, completed }).where('id', '=', of.id)
}

const keepNumbers = prepared(numbersOf)

type Since = Numbers & {
  known_number: number
  known_event: number
  known_pending: number
  known_completed: number
}

const numbersSince = prepared((db, of: Since) =>
  numbersOf(db, of)
    .where('next_event', '=', of.known_event)
    .where('next_number', '=', of.known_number)
    .where('pending', '=', of.known_pending)
    .where('completed', '=', of.known_completed)
    .returning('id'),
)

/** If nobody took a number since. */
export function keepNumbersSince(trx: Db, now: Users, known: Users) {
  return numbersSince.query(trx, { ...now, ...knownNumbers(known) })
}

export function knownNumbers(known: Users) {
  return {
    known_number: known.next_number,
    known_event: known.next_event,
    known_pending: known.pending,
    known_completed: known.completed,
  }
}

/** What was counted is not counted again. */
export function keepUser(trx: Db, user: LockedUser): void {
  unitOf(trx).keep(user, () => [keepNumbers.query(trx, user.numbers)])
}

/** What to do about who may not come in: nothing is done for them, but what was begun can be ended. */
export type IfClosed = 'refuse' | 'go on'

export async function lockUser(trx: Db, id: string, if_closed: IfClosed = 'refuse'): Promise<LockedUser> {
  const [user] = await underLock(trx, id, async () => undefined, if_closed)
  return user
}

/** Locks the row and reads what comes after it in one go. For someone new it is read again: the row had to be made. */
export async function underLock<T>(
  trx: Db,
  id: string,
  read: () => Promise<T>,
  if_closed: IfClosed = 'refuse',
): Promise<readonly [LockedUser, T]> {
  const { users } = unitOf(trx)
  const known = users.get(id)
  if (known !== undefined) return [known, await read()]
  const [{ rows }, seen] = await all([userById(trx, { id }), read()])
  const [row] = rows
  if (row !== undefined) {
    if (row.closed !== null && if_closed === 'refuse') throw problem('ACCOUNT_CLOSED')
    const user = new LockedUser(row)
    users.set(id, user)
    return [user, seen]
  }
  if (await wasErased(trx, id)) throw problem('ACCOUNT_CLOSED')
  const nothing = { next_number: 1, next_event: 1, settings: null, pending: 0, completed: 0, closed: null }
  await all(tell(trx, insertRows(trx, 'users', [{ id, ...nothing }])))
  return await underLock(trx, id, read, if_closed)
}

const countsById = prepared((db, { id }: { id: string }) =>
  db.selectFrom('users').select(['pending', 'completed']).where('id', '=', id),
)

/** How many tasks someone has, without counting them. */
export async function taskCounts(db: Db, id: string): Promise<Pick<Users, TaskList>> {
  const held = heldBy(db)?.users.get(id)
  if (held !== undefined) return held.numbers
  const [row] = (await countsById(db, { id })).rows
  return row ?? { pending: 0, completed: 0 }
}
