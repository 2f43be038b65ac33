/**
 * A transaction's connection, taken when there is something to ask: a turn that can begin with what the last one left
 * may never need one of its own. The transaction begins together with its first question.
 */
import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  Kysely,
  type KyselyProps,
  type QueryResult,
} from 'kysely'
import type { Connection } from '../direct.ts'
import type { Db } from '../engine.ts'
import { all } from '../prepared.ts'
import type { Schema } from '../schema.ts'

const begin = CompiledQuery.raw('begin')

/** Sent right behind `begin`; nothing is answered before it is. */
type Check = () => Promise<void> | undefined

const nothing = Promise.resolve()

export class Line implements Connection {
  /** Asked like any database. */
  readonly on: Db
  readonly #db: Db
  #connection: DatabaseConnection | null = null
  #opening: Promise<DatabaseConnection> | null = null
  #begun: Promise<unknown> = Promise.resolve()
  #giveBack: () => void = () => undefined
  #isClosed = false
  readonly #check: Check

  constructor(db: Db, props: Omit<KyselyProps, 'executor'>, check: Check) {
    this.#db = db
    this.#check = check
    // Every question goes to this very connection, so there is none to wait for.
    const provideConnection: ConnectionProvider['provideConnection'] = (use) => use(this as never)
    const executor = db.getExecutor().withConnectionProvider({ provideConnection })
    this.on = new Kysely<Schema>({ ...props, executor })
  }

  get isOpen(): boolean {
    return this.#opening !== null
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#connection !== null && !this.#isClosed) return this.#connection.executeQuery<Row>(query)
    return this.#open().then((connection) => this.#begunWith(connection.executeQuery<Row>(query)))
  }

  /** Begun, and what was guessed is true. */
  async open(): Promise<void> {
    await this.#open()
    await this.#begun
  }

  /** Also of a connection that is still to come. None is taken any more. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#opening?.catch(() => undefined)
    this.#giveBack()
  }

  async #begunWith<T>(answer: Promise<T>): Promise<T> {
    const [, given] = await all([this.#begun, answer])
    return given
  }

  #open(): Promise<DatabaseConnection> {
    if (this.#isClosed) return Promise.reject(new Error('this transaction has ended'))
    this.#opening ??= this.#taken().then((connection) => {
      this.#connection = connection
      this.#begun = all([connection.executeQuery(begin), this.#check() ?? nothing])
      this.#begun.catch(() => undefined)
      return connection
    })
    return this.#opening
  }

  #taken(): Promise<DatabaseConnection> {
    return new Promise((resolve, reject) => {
      const given = this.#db.getExecutor().provideConnection((connection) => {
        resolve(connection)
        return new Promise<void>((done) => {
          this.#giveBack = done
        })
      })
      given.catch(reject)
    })
  }
}
