/**
 * One transaction in few trips: it begins with its first question and is committed with its last write. A turn in a
 * conversation that this process left a moment ago asks nothing if it need not, and is one trip.
 */
import type { KyselyProps } from 'kysely'
import { holding, statement, tell } from '../direct.ts'
import type { Db } from '../engine.ts'
import { all } from '../prepared.ts'
import { LastSeen, OutOfDate, type Recall } from '../seen.ts'
import { heldBy, inUnit, type Unit } from '../unit.ts'
import { EndTogether } from './end-together.ts'
import { isUndone } from './failure.ts'
import { Line } from './line.ts'
import { oneStatement } from './one-statement.ts'

const commit = statement('commit')
const rollback = statement('rollback')

type Work<T> = (trx: Db) => Promise<T>

export class Transactions {
  readonly #db: Db
  readonly #props: Omit<KyselyProps, 'executor'>
  readonly #memory = new LastSeen()
  readonly #together: EndTogether
  #running = 0

  constructor(db: Db, props: Omit<KyselyProps, 'executor'>) {
    this.#db = db
    this.#props = props
    this.#together = new EndTogether(db, () => this.#running === 1)
  }

  /** `users` gets whose events it wrote. */
  async run<T>(work: Work<T>, users: Set<string>): Promise<T> {
    this.#running += 1
    try {
      return await this.#once(work, users, true)
    } catch (error) {
      if (!(error instanceof OutOfDate)) throw error
      return await this.#once(work, users, false)
    } finally {
      this.#running -= 1
    }
  }

  async #once<T>(work: Work<T>, users: Set<string>, guesses: boolean): Promise<T> {
    const line: Line = new Line(this.#db, this.#props, () => heldBy(line.on)?.guess?.check())
    let guessed = false
    // Whoever has asked already would not check it.
    const recall: Recall = (user_id, conversation_id) => {
      const seen = guesses && !line.isOpen ? this.#memory.take(user_id, conversation_id) : undefined
      guessed ||= seen !== undefined
      return seen
    }
    const beside = () => (line.isOpen ? null : this.#db)
    const within = async () => {
      try {
        return await inUnit(line.on, users, work, (unit) => this.#end(line, unit), { recall, beside })
      } catch (error) {
        if (line.isOpen) await rollback(line.on).catch(() => undefined)
        throw guessed && isUndone(error) ? new OutOfDate('refused', { cause: error }) : error
      }
    }
    return await holding(line.on, line, within, oneStatement).finally(() => line.close())
  }

  async #end(line: Line, unit: Unit): Promise<void> {
    if (line.isOpen || !(await this.#together.end(unit))) await committed(line, unit)
    for (const user_id of unit.users.keys()) this.#memory.forget(user_id)
    if (unit.left !== null) this.#memory.keep(unit.left)
  }
}

/** Where the last write fails, the commit behind it is not run. */
async function committed(line: Line, unit: Unit): Promise<void> {
  const writes = unit.writes()
  if (writes.length === 0 && !line.isOpen) return
  await line.open()
  await all([...tell(line.on, writes), commit(line.on)])
}
