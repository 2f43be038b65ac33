/** P3 for what is around the program: a full disk, a file that may only be read, a database that restarts, a slow line. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import type { ChatResponse } from '../../src/domain/chat.ts'
import { Problem } from '../../src/domain/problem.ts'
import { Readiness } from '../../src/http/readiness.ts'
import type { Store } from '../../src/store/contract.ts'
import { openStore } from '../../src/store/open.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'
import { engine, freshDatabase } from '../support/stores.ts'
import { testWorld } from '../support/test-world.ts'
import { type SlowLine, slowLine } from './slow-line.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Someone who talks to an agent on this store, and sends again what was not answered. */
async function talker(store: Store, user_id: string, world = realWorld) {
  const ports = await composeAgent({ store, world, policy: 'standard', timezone: 'Europe/Berlin' })
  afterAll(() => ports.tools.close())
  let conversation_id: string | undefined
  const say = async (message: string, message_id = world.newId()): Promise<ChatResponse> => {
    const place = conversation_id ? { conversation_id } : {}
    const actor = { user_id, source: 'chat', client: 'test' } as const
    const response = await chat({ message, message_id, ...place }, actor, ports)
    conversation_id = response.conversation_id
    return response
  }
  const untilAnswered = async (message: string): Promise<ChatResponse> => {
    const message_id = world.newId()
    for (;;) {
      const response = await say(message, message_id).catch((error: unknown) => {
        if (!(error instanceof Problem && error.retry)) throw error
        return null
      })
      if (response) return response
      await world.sleep(50)
    }
  }
  return { say, untilAnswered }
}

async function titles(store: Store, user_id: string): Promise<readonly string[]> {
  const now = { epoch_ms: 0, timezone: 'UTC' }
  const { tasks } = await store.reader(user_id).page({ limit: 100, now })
  return tasks.map(({ title }) => title)
}

describe.runIf(engine === 'sqlite')('a file', () => {
  test.each([88, 90, 92])(
    'full at %i pages: what was answered is there, the rest comes when there is room',
    async (max_pages) => {
      const database = await freshDatabase()
      await (await openStore(database)).close()
      const full = await openStore(database, { max_pages })
      const person = await talker(full, 'ann', testWorld(1))
      const added: string[] = []
      let failed = ''
      let told = false
      while (failed === '') {
        const title = `${added.length} ${'x'.repeat(450)}`
        const reply = await person.say(`add ${title}`, messageId(added.length)).catch(() => null)
        if (reply?.state === 'complete') added.push(title)
        else failed = title
        told = reply !== null
      }
      expect(added.length).toBeGreaterThan(2)
      const there = await titles(full, 'ann')
      // Who was told that it failed can rely on it; where nobody was told, the last one may be there already.
      expect(told ? there : there.slice(0, added.length)).toEqual(added)
      await full.close()
      const roomy = await openStore(database)
      const again = await talker(roomy, 'ann', testWorld(2))
      // The same message again is answered for good; what that says did not happen can be said anew.
      const answer = await again.say(`add ${failed}`, messageId(added.length))
      expect(await titles(roomy, 'ann')).toEqual(answer.state === 'complete' ? [...added, failed] : added)
      if (answer.state !== 'complete') {
        expect((await again.say(`add ${failed}`, messageId(added.length + 1))).state).toBe('complete')
      }
      expect(await titles(roomy, 'ann')).toEqual([...added, failed])
      await roomy.close()
    },
  )

  test('that may only be read: nothing happens, nothing is claimed, and it goes on afterwards', async () => {
    const store = await openStore(await freshDatabase())
    const person = await talker(store, 'ann', testWorld(3))
    await person.say('add milk')
    await sql`pragma query_only = 1`.execute(store.connection.db)
    const reply = person.say('add bread', messageId(1))
    await expect(reply).rejects.toMatchObject({ code: 'DATABASE_ERROR' })
    expect(await titles(store, 'ann')).toEqual(['milk'])
    await sql`pragma query_only = 0`.execute(store.connection.db)
    expect((await person.say('add bread', messageId(1))).state).toBe('complete')
    expect(await titles(store, 'ann')).toEqual(['milk', 'bread'])
    await store.close()
  })
})

describe.runIf(engine === 'postgres')('a server', () => {
  let server: RunningPostgres
  let line: SlowLine
  beforeAll(async () => {
    server = await startPostgres({ durable: true })
    line = await slowLine(Number(new URL(server.url).port), 5)
  }, 60_000)
  afterAll(async () => {
    await line.close()
    await server.stop()
  })

  test('that is killed in the middle of a turn: everything answered is there once', async () => {
    const store = await openStore(server.url)
    const person = await talker(store, 'ann')
    await person.untilAnswered('add thing 0')
    const back = server.crash()
    for (let i = 1; i <= 5; i++) {
      const { state } = await person.untilAnswered(`add thing ${i}`)
      if (state === 'error') i -= 1
    }
    await back
    expect(await titles(store, 'ann')).toEqual([0, 1, 2, 3, 4, 5].map((i) => `thing ${i}`))
    await store.close()
  })

  test('that is paused is not ready, says so in good time, and is ready when it goes on', async () => {
    const store = await openStore(server.url)
    const readiness = new Readiness(store, realWorld)
    await readiness.check()
    await realWorld.sleep(1100)
    server.pause(true)
    try {
      const all = await Promise.allSettled(Array.from({ length: 5 }, () => readiness.check()))
      expect(all.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
    } finally {
      server.pause(false)
    }
    await vi.waitFor(() => readiness.check(), { timeout: 20_000 })
    await store.close()
  })

  test('behind a slow line that breaks now and then', async () => {
    const url = server.url.replace(/:\d+\//u, `:${line.port}/`)
    const store = await openStore(url)
    const person = await talker(store, 'ben')
    const wanted = Array.from({ length: 4 }, (_, i) => `thing ${i}`)
    for (const [index, title] of wanted.entries()) {
      const answered = person.untilAnswered(`add ${title}`)
      if (index % 2 === 1) line.cut()
      expect((await answered).state).toBe('complete')
    }
    expect(await titles(store, 'ben')).toEqual(wanted)
    await store.close()
  })
})

const messageId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
