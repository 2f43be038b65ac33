/** The row every change of a user waits for: it makes task and event numbers gapless and in order. */
import type { Db } from './engine.ts'
import { all, insertRow, prepared } from './prepared.ts'
import type { Users } from './schema.ts'

const userById = prepared((db, { id }: { id: string }) =>
  db.selectFrom('users').selectAll().where('id', '=', id).forUpdate(),
)

const keepNumbers = prepared((db, of: Omit<Users, 'settings'>) =>
  db
    .updateTable('users')
    .set({
      next_number: of.next_number,
      next_event: of.next_event,
      pending: of.pending,
      completed: of.completed,
    })
    .where('id', '=', of.id),
)

/** Nobody else has the row until the transaction ends, so its numbers can be counted here and kept together. */
export class LockedUser {
  readonly #row: Users

  constructor(row: Users) {
    this.#row = { ...row }
  }

  get id(): string {
    return this.#row.id
  }

  get settings(): string | null {
    return this.#row.settings
  }

  nextNumber(): number {
    this.#row.next_number += 1
    return this.#row.next_number - 1
  }

  nextEvent(): number {
    this.#row.next_event += 1
    return this.#row.next_event - 1
  }

  /** A task came to the open or the completed ones, or left them; null: it is on neither list. */
  moved(from: TaskList | null, to: TaskList | null): void {
    if (from !== null) this.#row[from] -= 1
    if (to !== null) this.#row[to] += 1
  }

  /** What was counted so far is not counted again. */
  async keep(trx: Db): Promise<void> {
    await keepNumbers(trx, this.#row)
  }
}

export type TaskList = 'pending' | 'completed'

export async function lockUser(trx: Db, id: string): Promise<LockedUser> {
  const [user] = await underLock(trx, id, async () => undefined)
  return user
}

/** Locks the row and reads what comes after it in one go. For someone new it is read again: the row had to be made. */
export async function underLock<T>(
  trx: Db,
  id: string,
  read: () => Promise<T>,
): Promise<readonly [LockedUser, T]> {
  const [{ rows }, seen] = await all([userById(trx, { id }), read()])
  const [row] = rows
  if (row !== undefined) return [new LockedUser(row), seen]
  const nothing = { next_number: 1, next_event: 1, settings: null, pending: 0, completed: 0 }
  await insertRow(trx, 'users', { id, ...nothing }, 'keeps')
  return await underLock(trx, id, read)
}

const countsById = prepared((db, { id }: { id: string }) =>
  db.selectFrom('users').select(['pending', 'completed']).where('id', '=', id),
)

/** How many tasks someone has, without counting them. */
export async function taskCounts(db: Db, id: string): Promise<Pick<Users, TaskList>> {
  const [row] = (await countsById(db, { id })).rows
  return row ?? { pending: 0, completed: 0 }
}
