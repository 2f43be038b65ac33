/**
 * Work that waits is committed together: one flush to the disk for all of it. Each piece stands or falls on its own
 * (a savepoint each), and nobody is answered before the commit, whoever only read included: what they saw is true.
 */
import { sql } from 'kysely'
import type { Access, Db } from '../engine.ts'
import { announcedIn } from '../events.ts'

/** Another program may want to write, too: after so much the file is let go. */
const MOST_TOGETHER = 64
const LONGEST_MS = 10

type Tell = (user_ids: ReadonlySet<string>) => void
type Work<T> = (on: Db) => Promise<T>

interface Piece {
  readonly writes: boolean
  readonly work: Work<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** `company`: is there a disk to save trips to, so that it pays to see who else comes? */
export function groupCommit(db: Db, company: boolean, tell: Tell): Access {
  const waiting: Piece[] = []
  let running = false
  const run = async () => {
    running = true
    while (waiting.length > 0) {
      await db
        .connection()
        .execute(async (on) => {
          const users = announcedIn(on)
          await next(on, waiting, company)
          tell(users)
        })
        .catch((error: unknown) => {
          // The file was closed: nobody is left waiting for it.
          for (const { reject } of waiting.splice(0)) reject(error)
        })
    }
    running = false
  }
  const add = <T>(writes: boolean, work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ writes, work, resolve: resolve as Piece['resolve'], reject })
      if (!running) void run()
    })
  return { read: (work) => add(false, work), write: (work) => add(true, work) }
}

/** Reads at the head of the queue need no transaction; from the first write on, all that waits goes along. */
async function next(on: Db, waiting: Piece[], company: boolean): Promise<void> {
  const [first] = waiting
  if (first === undefined) return
  if (first.writes) return await together(on, waiting, company)
  waiting.shift()
  await first.work(on).then(first.resolve, first.reject)
}

async function together(on: Db, waiting: Piece[], company: boolean): Promise<void> {
  try {
    await begin.execute(on)
  } catch (error) {
    // Another program holds the file for too long; whoever only reads need not care.
    const reads = waiting.filter(({ writes }) => !writes)
    for (const { writes, reject } of waiting.splice(0, waiting.length, ...reads)) if (writes) reject(error)
    return
  }
  const taken: Piece[] = []
  const answers: Settle[] = []
  try {
    for await (const piece of taking(waiting, taken, company)) answers.push(await done(on, piece))
  } catch (error) {
    return await apart(on, taken, error)
  }
  await end(on, answers, taken)
}

type Settle = () => void

async function* taking(waiting: Piece[], taken: Piece[], company: boolean): AsyncGenerator<Piece> {
  const late = performance.now() + LONGEST_MS
  while (taken.length < MOST_TOGETHER && performance.now() < late) {
    // Whatever came in over other connections in the meantime comes along.
    if (waiting.length === 0 && company) await new Promise((resolve) => setImmediate(resolve))
    const piece = waiting.shift()
    if (piece === undefined) return
    taken.push(piece)
    yield piece
  }
}

const begin = sql`begin immediate`
const commit = sql`commit`
const undo = sql`rollback`
const savepoint = sql`savepoint piece`
const undoPiece = sql`rollback to savepoint piece`
const release = sql`release savepoint piece`

async function done(on: Db, { work, resolve, reject }: Piece): Promise<Settle> {
  await savepoint.execute(on)
  try {
    const value = await work(on)
    await release.execute(on)
    return () => resolve(value)
  } catch (error) {
    // Fails when SQLite has rolled back everything by itself (a full disk); the first error is the one to show.
    await undoPiece.execute(on).catch(() => Promise.reject(error))
    await release.execute(on)
    return () => reject(error)
  }
}

/** Nothing of any of them was done. It may have been the fault of one: each has a try of its own. */
async function apart(on: Db, taken: readonly Piece[], error: unknown): Promise<void> {
  await undo.execute(on).catch(() => undefined)
  const [only, ...others] = taken
  if (others.length === 0) return only?.reject(error)
  for (const piece of taken) await together(on, [piece], false)
}

/** A commit that seems to have failed is not repeated here: only the keys in the database can tell. */
async function end(on: Db, answers: readonly Settle[], taken: readonly Piece[]): Promise<void> {
  try {
    await commit.execute(on)
    for (const answer of answers) answer()
  } catch (error) {
    await undo.execute(on).catch(() => undefined)
    for (const { reject } of taken) reject(error)
  }
}
