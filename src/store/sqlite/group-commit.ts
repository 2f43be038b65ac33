/**
 * Work that waits is committed together: one flush to the disk for all of it. Nobody is answered before the commit,
 * whoever only read included: what they saw is true. Each piece stands or falls on its own: when one fails, nothing of
 * any was done, and each is done again by itself.
 */
import { ask, onConnection, statement } from '../direct.ts'
import type { Access, Db } from '../engine.ts'
import { inUnit, type Unit } from '../unit.ts'
import { givingWay } from './give-way.ts'

/** Another program may want to write, too: after so much the file is let go. */
const MOST_TOGETHER = 64
const LONGEST_MS = 50

type Tell = (user_ids: ReadonlySet<string>) => void
type Work<T> = (on: Db) => Promise<T>

interface Piece {
  readonly writes: boolean
  readonly work: Work<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

export function groupCommit(db: Db, tell: Tell): Pick<Access, 'read' | 'write'> {
  const waiting: Piece[] = []
  const others = givingWay()
  let running = false
  const run = async () => {
    running = true
    while (waiting.length > 0) {
      const turn = others()
      if (turn !== undefined) await turn
      await onConnection(db, async (on) => {
        const users = new Set<string>()
        await next({ on, users, most: MOST_TOGETHER }, waiting)
        tell(users)
      }).catch((error: unknown) => {
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

interface Group {
  readonly on: Db
  /** Whose events are written. */
  readonly users: Set<string>
  /** So many at most. */
  readonly most: number
}

/** Reads at the head of the queue need no transaction; from the first write on, all that waits goes along. */
async function next(group: Group, waiting: Piece[]): Promise<void> {
  const [first] = waiting
  if (first === undefined) return
  if (first.writes) return await together(group, waiting)
  waiting.shift()
  await first.work(group.on).then(first.resolve, first.reject)
}

async function together(group: Group, waiting: Piece[]): Promise<void> {
  const { on } = group
  try {
    await begin(on)
  } catch (error) {
    // Another program holds the file for too long; whoever only reads need not care.
    const reads = waiting.filter(({ writes }) => !writes)
    for (const { writes, reject } of waiting.splice(0, waiting.length, ...reads)) if (writes) reject(error)
    return
  }
  const taken: Piece[] = []
  const answers: Settle[] = []
  try {
    for (const piece of taking(group, waiting, taken)) answers.push(await done(group, piece))
  } catch (error) {
    return await apart(group, taken, error)
  }
  await end(on, answers, taken)
}

type Settle = () => void

/** Whatever comes in meanwhile goes along. */
function* taking({ most }: Group, waiting: Piece[], taken: Piece[]): Generator<Piece> {
  const late = performance.now() + LONGEST_MS
  while (taken.length < most && performance.now() < late) {
    const piece = waiting.shift()
    if (piece === undefined) return
    taken.push(piece)
    yield piece
  }
}

const begin = statement('begin immediate')
const commit = statement('commit')
const undo = statement('rollback')

async function done({ on, users }: Group, { writes, work, resolve, reject }: Piece): Promise<Settle> {
  try {
    const value = await inUnit(on, users, work, (unit) => written(on, unit))
    return () => resolve(value)
  } catch (error) {
    // Whoever only read has nothing to take back, and disturbs nobody.
    if (writes) throw error
    return () => reject(error)
  }
}

async function written(on: Db, unit: Unit): Promise<void> {
  for (const query of unit.writes()) await ask(on, query)
}

/** It may have been the fault of one: each has a try of its own. */
async function apart(group: Group, taken: readonly Piece[], error: unknown): Promise<void> {
  await undo(group.on).catch(() => undefined)
  const [only, ...others] = taken
  if (others.length === 0) return only?.reject(error)
  const again = [...taken]
  while (again.length > 0) await next({ ...group, most: 1 }, again)
}

/** A commit that seems to have failed is not repeated here: only the keys in the database can tell. */
async function end(on: Db, answers: readonly Settle[], taken: readonly Piece[]): Promise<void> {
  try {
    await commit(on)
    for (const answer of answers) answer()
  } catch (error) {
    await undo(on).catch(() => undefined)
    for (const { reject } of taken) reject(error)
  }
}
