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
  const tell: ChangeListener = (user_id) => {
    for (const listener of listeners) listener(user_id)
  }
  let client: Client | null = null
  let again: NodeJS.Timeout | undefined
  const open = async () => {
    const hearing = await newClient(url)
    client = hearing
    hearing.on('notification', ({ payload }) => tell(payload ?? null))
    hearing.on('error', () => undefined)
    hearing.on('end', () => later(hearing))
    await hearing.connect()
    await hearing.query('listen sayso_events')
    tell(null)
  }
  const later = (lost: Client | null) => {
    if (client !== lost || listeners.size === 0) return
    client = null
    clearTimeout(again)
    again = setTimeout(start, PAUSE_MS)
  }
  const start = () => void open().catch(() => later(client))
  const stop = async () => {
    clearTimeout(again)
    const leaving = client
    client = null
    await leaving?.end().catch(() => undefined)
  }
  return {
    listen(listener) {
      listeners.add(listener)
      if (listeners.size === 1) start()
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) void stop()
      }
    },
    async close() {
      listeners.clear()
      await stop()
    },
  }
}

async function newClient(url: string): Promise<Client> {
  const { default: pg } = await import('pg')
  return new pg.Client({ connectionString: url, keepAlive: true, application_name: 'sayso events' })
}
