/**
 * A connection that does not wait for one answer before it sends the next question, and on which the server plans
 * each statement once. What is asked in one go is sent in one go. Answers come in the order of the questions.
 */
import pg, { type ClientConfig, type Submittable } from 'pg'
import { Flight, type KnownAnswers, type Question } from './flight.ts'

/** Lists in a query make its text vary; beyond so many, statements are planned anew each time. */
const KEPT = 400
/** What is asked but once or twice is not worth a name. */
const OFTEN = 3

/** One name for each text, the same on every connection. */
const names = new Map<string, string>()
const asked = new Map<string, number>()
let named = 0

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= KEPT) return known
  const times = (asked.get(text) ?? 0) + 1
  if (asked.size > KEPT) asked.clear()
  asked.set(text, times)
  if (times < OFTEN) return undefined
  named += 1
  const name = `sayso_${named}`
  names.set(text, name)
  return name
}

const TABLE_CHANGED = '0A000'

/** A newer program has added a column: what was planned for the old table is planned anew, under other names. */
function forgetNames(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === TABLE_CHANGED) names.clear()
  throw error
}

/** Nothing but these: other words without values may be several statements, and those go out by themselves. */
const ENDS: ReadonlySet<unknown> = new Set(['begin', 'commit'])

/** The client's way to write a value; its types keep quiet about it. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

export class QuickClient extends pg.Client {
  readonly #known: KnownAnswers = new Map()
  readonly #byName: boolean
  #waiting: Question[] = []

  /** `by_name: false`: behind a pooler, where the next question may be answered by another connection. */
  constructor({ by_name = true, ...config }: ClientConfig & { by_name?: boolean } = {}) {
    super({ ...config, pipeline: true } as ClientConfig)
    this.#byName = by_name
  }

  // biome-ignore lint/suspicious/noExplicitAny: takes and gives whatever the client does
  override query(text: any, values?: any, callback?: any): any {
    const asks = callback === undefined && Array.isArray(values) && (values.length > 0 || ENDS.has(text))
    if (asks && typeof text === 'string') return this.#ask(text, values).catch(forgetNames)
    this.#depart()
    return super.query(text, values, callback)
  }

  /** Held until whoever asks has nothing more to ask. */
  #ask(text: string, values: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const name = (this.#byName && nameOf(text)) || ''
      const question = { name, text, values: values.map(prepareValue), resolve, reject }
      if (this.#waiting.push(question) === 1) process.nextTick(() => this.#depart())
    })
  }

  #depart(): void {
    const questions = this.#waiting
    this.#waiting = []
    if (questions.length > 0) super.query(new Flight(questions, this.#known) as unknown as Submittable)
  }
}
