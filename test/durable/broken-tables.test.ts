/**
 * P3 inside the transactions: every table in turn refuses to be written. The turn either happened as a whole or not
 * at all, nothing is claimed, and once the table is mended the same message does its work, once.
 */
import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import type { ChatResponse } from '../../src/domain/chat.ts'
import { openStore } from '../../src/store/open.ts'
import { freshDatabase } from '../support/stores.ts'
import { testWorld } from '../support/test-world.ts'

vi.setConfig({ testTimeout: 60_000 })

const world = testWorld(5)
const store = await openStore(await freshDatabase())
const ports = await composeAgent({ store, world, policy: 'standard', timezone: 'Europe/Berlin' })
const { db, type } = store.connection
afterAll(async () => {
  await ports.tools.close()
  await store.close()
})

const names = (await db.introspection.getTables()).map(({ name }) => name)
const tables = names.filter((name) =>
  /^(?:users|conversations|messages|turns|pending_|tool_|task|event)/u.test(name),
)

const kinds = ['insert', 'update'] as const

/** Gives back what mends it. */
async function broken(table: string, kind: (typeof kinds)[number]): Promise<() => Promise<void>> {
  const [name, onto, when] = [sql.id('refuses'), sql.table(table), sql.raw(kind)]
  if (type === 'sqlite') {
    await sql`create trigger ${name} before ${when} on ${onto} begin select raise(abort, 'no'); end`.execute(
      db,
    )
    return async () => void (await sql`drop trigger ${name}`.execute(db))
  }
  const refuse = sql`create or replace function refuse() returns trigger language plpgsql`
  await sql`${refuse} as 'begin raise exception ''no''; end'`.execute(db)
  await sql`create trigger ${name} before ${when} on ${onto} execute function refuse()`.execute(db)
  return async () => void (await sql`drop trigger ${name} on ${onto}`.execute(db))
}

let people = 0

async function someone() {
  people += 1
  const user_id = `broken-${people}`
  let conversation_id: string | undefined
  const say = async (message: string, message_id = world.newId()): Promise<ChatResponse> => {
    world.advance(1000)
    const place = conversation_id ? { conversation_id } : {}
    const response = await chat(
      { message, message_id, ...place },
      { user_id, source: 'chat', client: 'test' },
      ports,
    )
    conversation_id = response.conversation_id
    return response
  }
  const seen = async () => {
    const now = { epoch_ms: world.now(), timezone: 'UTC' }
    const { tasks } = await store.reader(user_id).page({ limit: 100, now })
    const { items } = await store.audit(user_id, { limit: 100, success: true })
    const changes = items.filter(({ tool }) => !['list_tasks', 'get_task'].includes(tool))
    return {
      tasks: tasks.map(({ title, status, version }) => `${title} ${status} ${version}`),
      changes: changes.length,
    }
  }
  for (const message of ['add milk', 'add bread', 'delete task 2']) await say(message)
  return { say, seen }
}

/** The proof takes its time. */
const orders = process.env.SAYSO_THOROUGH ? ['yes', 'add tea', 'rename task 1 to oat milk'] : ['yes']
const cases = tables.flatMap((table) => kinds.map((kind) => [table, kind] as const))

test('there are tables to break', () => {
  expect(tables.length).toBeGreaterThan(7)
})

describe.each(cases)('%s refuses every %s', (table, kind) => {
  test.each(orders)('“%s”', async (message) => {
    const [person, lucky] = [await someone(), await someone()]
    const before = await person.seen()
    const message_id = world.newId()
    await lucky.say(message)
    const after = await lucky.seen()
    const mend = await broken(table, kind)
    const answered = await person.say(message, message_id).catch(() => null)
    await mend()
    expect([before, after]).toContainEqual(await person.seen())
    const reply = await person.say(message, message_id)
    if (answered !== null) expect(reply).toEqual(answered)
    expect(await person.seen()).toEqual(reply.state === 'error' ? before : after)
  })
})
