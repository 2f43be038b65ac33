/**
 * What one transaction holds in its hands: rows it has locked, read once, and rows it has yet to write, sent together
 * at its end. Nobody sees them before the commit anyway; whoever reads tasks in the same transaction asks for
 * `shown` first. Work may be taken back: what it gathered is dropped, what it wrote is rolled back.
 */
import type { CompiledQuery } from 'kysely'
import { statement, tell } from './direct.ts'
import type { Db } from './engine.ts'
import { GatheredRows, type Table } from './gathered-rows.ts'
import type { LockedUser } from './locked-user.ts'
import { all, insertRows } from './prepared.ts'
import type { Conversations, Schema, Turns } from './schema.ts'
import type { Recall, Seen } from './seen.ts'

/** Rows that are read again while their transaction runs. */
const SHOWN: readonly Table[] = [
  'tasks',
  'task_words',
  'note_words',
  'task_labels',
  'task_revisions',
  'list_revisions',
  'rings',
]

/** How a row that is kept in hand is written in the end. */
type Write = () => readonly CompiledQuery[]

/** Rows this transaction began with without asking. They are kept in hand before any other. */
export interface Guess {
  readonly seen: Seen
  readonly user: LockedUser
  readonly conversation: Conversations
  /** Locks what was guessed and looks at it; throws `OutOfDate`. */
  check(): Promise<void>
}

/** How an engine spares a transaction its questions. */
export interface Shortcuts {
  readonly recall: Recall
  /** null: the transaction has its connection, and is as quick to ask. */
  beside(): Db | null
}

/** The user's row and the conversation's. */
export const GUESSED = 2

const savepoint = statement('savepoint work')
const undo = statement('rollback to savepoint work')
const release = statement('release savepoint work')

export class Unit {
  readonly #trx: Db
  readonly #shortcuts: Shortcuts | null
  readonly users = new Map<string, LockedUser>()
  readonly conversations = new Map<string, Conversations>()
  /** Turns that began in this transaction. */
  readonly turns = new Map<string, Turns>()
  guess: Guess | null = null
  /** No question is open in the conversation of this turn. */
  nothingAsked = false
  /** A whole turn ended in this transaction, and this is what it leaves. */
  left: Seen | null = null
  readonly #kept = new Map<object, Write>()
  readonly #rows = new GatheredRows()
  #tried: Tried | null = null

  constructor(trx: Db, shortcuts: Shortcuts | null) {
    this.#trx = trx
    this.#shortcuts = shortcuts
  }

  /** What the last transactions left, where it pays not to ask. */
  get recall(): Recall | null {
    return this.#shortcuts?.recall ?? null
  }

  /** For what may be read outside of the transaction: asked there, one that has no connection yet need not take one. */
  get beside(): Db {
    return this.#shortcuts?.beside() ?? this.#trx
  }

  /** Something is written at the end, before all new rows and as it is then; the first way to write it stays. */
  keep(what: object, write: Write): void {
    if (!this.#kept.has(what)) this.#kept.set(what, write)
  }

  add<T extends Table>(table: T, ...rows: readonly Schema[T][]): void {
    const gathered = this.#tried?.rows ?? this.#rows
    gathered.add(table, rows)
  }

  /** Whatever is written or read now comes after all that was gathered about tasks. */
  async shown(): Promise<void> {
    await this.#send(this.#rows, SHOWN)
    if (this.#tried === null || !SHOWN.some((table) => this.#tried?.rows.has(table))) return
    await this.aside()
    await this.#send(this.#tried.rows, SHOWN)
  }

  /** Before anything is written at once: it has to be possible to take it back. */
  async aside(): Promise<void> {
    await this.#send(this.#rows, SHOWN)
    if (this.#tried === null || this.#tried.aside) return
    this.#tried.aside = true
    await savepoint(this.#trx)
  }

  /** Work that says in the end whether it counts. */
  async try<T>(work: () => Promise<T>, counts: (result: T) => boolean): Promise<T> {
    const back = [...this.users.values()].map((user) => user.mark())
    const tried: Tried = { rows: new GatheredRows(), aside: false }
    this.#tried = tried
    const result = await work()
    this.#tried = null
    if (counts(result)) {
      for (const table of tried.rows.tables) this.#rows.add(table, tried.rows.of(table))
    } else {
      for (const restore of back) restore()
      if (tried.aside) await undo(this.#trx)
    }
    if (tried.aside) await release(this.#trx)
    return result
  }

  /** What was gathered for a table and not yet sent. */
  rows<T extends Table>(table: T): readonly Schema[T][] {
    return this.#rows.of(table)
  }

  /** So many new rows. */
  get size(): number {
    return this.#rows.size
  }

  /** New rows, if there is nothing to write but them and what was guessed. */
  onlyRows(): GatheredRows | null {
    return this.guess !== null && this.#kept.size === GUESSED ? this.#rows : null
  }

  /** Everything that is left. */
  writes(): readonly CompiledQuery[] {
    const writes: CompiledQuery[] = []
    for (const write of this.#kept.values()) writes.push(...write())
    writes.push(...this.#taken(this.#rows, this.#rows.tables))
    return writes
  }

  async #send(gathered: GatheredRows, tables: readonly Table[]): Promise<void> {
    const rows = this.#taken(gathered, tables)
    if (rows.length > 0) await all(tell(this.#trx, rows))
  }

  #taken(gathered: GatheredRows, tables: readonly Table[]): readonly CompiledQuery[] {
    const inserts: CompiledQuery[] = []
    for (const table of tables) inserts.push(...insertRows(this.#trx, table, gathered.take(table)))
    return inserts
  }
}

interface Tried {
  readonly rows: GatheredRows
  /** A savepoint stands: some of it is in the database. */
  aside: boolean
}

const units = new WeakMap<Db, Unit>()

/** All of one transaction but its commit. `users` gets whose events it writes, `end` writes what is left. */
export async function inUnit<T>(
  trx: Db,
  users: Set<string>,
  work: (trx: Db) => Promise<T>,
  end: (unit: Unit) => Promise<unknown>,
  shortcuts: Shortcuts | null = null,
): Promise<T> {
  const unit = new Unit(trx, shortcuts)
  units.set(trx, unit)
  try {
    const result = await work(trx)
    for (const { user_id } of unit.rows('events')) users.add(user_id)
    await end(unit)
    return result
  } finally {
    units.delete(trx)
  }
}

/** Nothing, outside of a transaction. */
export function heldBy(db: Db): Unit | undefined {
  return units.get(db)
}

export function unitOf(trx: Db): Unit {
  const unit = units.get(trx)
  if (unit === undefined) throw new Error('not in a transaction')
  return unit
}

/** What was written about tasks in this transaction can be read from now on. */
export async function shown(db: Db): Promise<void> {
  await units.get(db)?.shown()
}
