/**
 * NOTIFY of every instance, heard on a connection of its own while anyone listens. After it broke, anything may have
 * been missed, and whoever listens is told so.
 */
import type { Client } from 'pg'
import type { ChangeListener } from '../contract-service.ts'
import type { Signals } from '../engine.ts'

const PAUSE_MS = 250

export function postgresSignals(url: string): Signals {
  const listeners = new Set<ChangeListener>()
  const hearing = new Hearing(url, (user_id) => {
    for (const listener of listeners) listener(user_id)
  })
  return {
    listen(listener) {
      listeners.add(listener)
      if (listeners.size === 1) hearing.start()
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) void hearing.stop()
      }
    },
    async close() {
      listeners.clear()
      await hearing.stop()
    },
  }
}

/** One connection, opened anew when it breaks. Starting and stopping may follow each other faster than it opens. */
class Hearing {
  readonly #url: string
  readonly #tell: ChangeListener
  /** Grows with every start and stop: a connection of an earlier one is closed as soon as it notices. */
  #current = 0
  #client: Client | null = null
  #again: NodeJS.Timeout | undefined

  constructor(url: string, tell: ChangeListener) {
    this.#url = url
    this.#tell = tell
  }

  start(): void {
    this.#current += 1
    const mine = this.#current
    this.#open(mine).catch(() => this.#later(mine))
  }

  async stop(): Promise<void> {
    this.#current += 1
    clearTimeout(this.#again)
    const leaving = this.#client
    this.#client = null
    await leaving?.end().catch(() => undefined)
  }

  async #open(mine: number): Promise<void> {
    const { default: pg } = await import('pg')
    if (mine !== this.#current) return
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      application_name: 'sayso events',
    })
    this.#client = client
    client.on('notification', ({ payload }) => this.#tell(payload ?? null))
    client.on('error', () => undefined)
    client.on('end', () => this.#later(mine))
    await client.connect()
    await client.query('listen sayso_events')
    this.#tell(null)
  }

  #later(mine: number): void {
    if (mine !== this.#current) return
    this.#current += 1
    this.#client = null
    this.#again = setTimeout(() => this.start(), PAUSE_MS)
  }
}
