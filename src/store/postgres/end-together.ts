/**
 * Turns that asked nothing are written without a connection of their own: those that end at about the same time in one
 * statement. Whether they were right about what they began with is told by that statement, which does all or nothing.
 */
import { CompiledQuery } from 'kysely'
import type { Db } from '../engine.ts'
import { all } from '../prepared.ts'
import { GUESSED, type Unit } from '../unit.ts'
import { allOrNothing } from './one-statement.ts'
import { type Ended, rowsOfMany } from './rows-of-many.ts'

/** So many do not keep the server busy for long, while the next ones are read and decided. */
const MOST = 16
/**
 * Of many, none waits long for a row that somebody else holds: each is done again by itself then. And a few rows are
 * found by their keys, however small a table seemed when the statement was planned.
 */
const carefully = CompiledQuery.raw(
  `select set_config('lock_timeout', $1, true), set_config('enable_seqscan', $2, true)`,
  ['100ms', 'off'],
)

/** More than this is no quick thing to write, and others would wait for it. */
const MOST_ROWS = 40

interface Waiting {
  readonly unit: Unit
  readonly ended: Ended
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

export class EndTogether {
  readonly #db: Db
  readonly #isAlone: () => boolean
  #waiting: Waiting[] = []

  /** Who is alone waits for nobody. */
  constructor(db: Db, isAlone: () => boolean) {
    this.#db = db
    this.#isAlone = isAlone
  }

  /** False: it has to be written like any other. */
  async end(unit: Unit): Promise<boolean> {
    const { guess } = unit
    if (guess === null || unit.size > MOST_ROWS) return false
    const rows = unit.onlyRows()
    if (rows === null) await this.#send(() => [alone(unit)])
    else await this.#soon(unit, { guess, rows })
    return true
  }

  #soon(unit: Unit, ended: Ended): Promise<void> {
    return new Promise((resolve, reject) => {
      const count = this.#waiting.push({ unit, ended, resolve, reject })
      if (count === MOST || this.#isAlone()) this.#depart()
      else if (count === 1) setImmediate(() => this.#depart())
    })
  }

  #depart(): void {
    const together = this.#waiting
    this.#waiting = []
    const [first, ...others] = together
    if (first === undefined) return
    const statements = () =>
      others.length === 0 ? [alone(first.unit)] : [carefully, rowsOfMany(together.map(({ ended }) => ended))]
    this.#send(statements).then(
      () => {
        for (const { resolve } of together) resolve()
      },
      (error) => {
        for (const { reject } of together) reject(error)
      },
    )
  }

  async #send(statements: () => readonly CompiledQuery[]): Promise<void> {
    const sent = statements()
    await this.#db
      .getExecutor()
      .provideConnection((connection) => all(sent.map((one) => connection.executeQuery(one))))
  }
}

function alone(unit: Unit): CompiledQuery {
  return allOrNothing(unit.writes(), GUESSED)
}
