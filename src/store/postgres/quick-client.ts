/**
 * A connection that does not wait for one answer before it sends the next question, and on which the server plans
 * each statement once. Answers come in the order of the questions.
 */

import type pg from 'pg'
import type { Client, ClientConfig, PoolConfig } from 'pg'

/** Lists in a query make its text vary; beyond so many, statements are planned anew each time. */
const KEPT = 400

/** One name for each text, the same on every connection. */
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= KEPT) return known
  const name = `sayso_${names.size}`
  names.set(text, name)
  return name
}

export function quickClient(Base: typeof pg.Client): NonNullable<PoolConfig['Client']> {
  return class extends Base {
    constructor(config?: string | ClientConfig) {
      super({ ...(typeof config === 'object' ? config : {}), pipeline: true } as ClientConfig)
    }

    // biome-ignore lint/suspicious/noExplicitAny: takes and gives whatever the client does
    override query(text: any, values?: any, callback?: any): any {
      const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
      if (name === undefined || callback !== undefined) return super.query(text, values, callback)
      return super.query({ name, text, values })
    }
  } as unknown as new () => Client
}
