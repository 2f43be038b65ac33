/**
 * A connection that does not wait for one answer before it sends the next question, and on which the server plans
 * each statement once. Answers come in the order of the questions.
 */

import type pg from 'pg'
import type { Client, ClientConfig, PoolConfig } from 'pg'

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

export function quickClient(Base: typeof pg.Client): NonNullable<PoolConfig['Client']> {
  return class extends Base {
    constructor(config?: string | ClientConfig) {
      super({ ...(typeof config === 'object' ? config : {}), pipeline: true } as ClientConfig)
    }

    #holding = false

    /** Until whoever asks has nothing more to ask: each packet wakes the server. */
    #hold(): void {
      if (this.#holding) return
      this.#holding = true
      const { stream } = this.connection
      stream.cork()
      process.nextTick(() => {
        this.#holding = false
        stream.uncork()
      })
    }

    // biome-ignore lint/suspicious/noExplicitAny: takes and gives whatever the client does
    override query(text: any, values?: any, callback?: any): any {
      this.#hold()
      // Without values it begins or ends something, and that must not fail for a name.
      const worthIt = typeof text === 'string' && Array.isArray(values) && values.length > 0
      const name = worthIt && callback === undefined ? nameOf(text) : undefined
      if (name === undefined) return super.query(text, values, callback)
      return super.query({ name, text, values }).catch(forgetNames)
    }
  } as unknown as new () => Client
}
