/**
 * NOTIFY of every instance, heard on a connection of its own while anyone listens. After it broke, anything may have
 * been missed, and whoever listens is told so.
 */
import type { Client, Pool } from 'pg'
import type { ChangeListener } from '../contract-service.ts'
import type { Signals } from '../engine.ts'

const PAUSE_MS = 250
/** What is committed soon after one signal goes with the next: each is a commit of its own, and nobody sees so little. */
const TOGETHER_MS = 40

const NOTIFY = 'select pg_notify($1, u) from unnest($2::text[]) as u'

export function postgresSignals(url: string, pool: Pool): Signals {
  const listeners = new Set<ChangeListener>()
  const telling = new Telling(pool)
  const hearing = new Hearing(url, (user_id) => {
    for (const listener of listeners) listener(user_id)
  })
  return {
    tell: (user_ids) => telling.tell(user_ids),
    listen(listener) {
      listeners.add(listener)
      if (listeners.size === 1) hearing.start()
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) void hearing.stop()
      }
    },
    async close() {
      listeners.clear()
      await Promise.all([telling.close(), hearing.stop()])
    },
  }
}

/**
 * Said after the commit, once for all that was committed meanwhile: within a transaction, NOTIFY would make commits
 * wait for each other, and each for the disk. A signal that is lost on the way delays an event, no more.
 */
class Telling {
  readonly #pool: Pool
  readonly #waiting = new Set<string>()
  #sending = false
  #telling: Promise<boolean> = Promise.resolve(true)

  constructor(pool: Pool) {
    this.#pool = pool
  }

  tell(user_ids: Iterable<string>): void {
    for (const user_id of user_ids) this.#waiting.add(user_id)
    if (!this.#sending && this.#waiting.size > 0 && !this.#pool.ending) void this.#send()
  }

  async #send(): Promise<void> {
    this.#sending = true
    this.#telling = this.#notify()
    await pause((await this.#telling) ? TOGETHER_MS : PAUSE_MS)
    this.#sending = false
    this.tell([])
  }

  /** Those who were not told wait on: every connection is busy, or the server is away for a moment. */
  async #notify(): Promise<boolean> {
    const users = [...this.#waiting]
    this.#waiting.clear()
    try {
      await this.#pool.query(NOTIFY, ['sayso_events', users])
      return true
    } catch {
      for (const user_id of users) this.#waiting.add(user_id)
      return false
    }
  }

  /** Whatever still waits is said once more. */
  async close(): Promise<void> {
    await this.#telling
    if (this.#waiting.size > 0) await this.#notify()
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
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
