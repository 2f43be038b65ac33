/** Replay finds nothing where nothing changed, and names what would differ where something did. */
import { afterAll, expect, test } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import type { Reader } from '../../src/agent/ports.ts'
import { replay } from '../../src/agent/replay.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import { rulesReader } from '../../src/understand/rules-reader.ts'
import { freshStore } from '../support/stores.ts'
import { testWorld } from '../support/test-world.ts'

const store = await freshStore()
const world = testWorld(3)
const ports = await composeAgent({ store, world, policy: 'standard', timezone: 'Europe/Berlin' })
afterAll(() => ports.tools.close())

const actor = { user_id: 'replayed', source: 'chat', client: 'test' } as const
const said = [
  'add buy milk tomorrow',
  'add call mum',
  'mark the first one done',
  'delete call mum',
  'yes',
  'undo',
  'why?',
]
let conversation_id: string | undefined
for (const message of said) {
  world.advance(1000)
  const response = await chat({ message, ...(conversation_id ? { conversation_id } : {}) }, actor, ports)
  conversation_id = response.conversation_id
}

test('the same program decides the same', async () => {
  expect(await replay(ports)).toEqual({ turns: said.length, differences: [] })
})

test('other rules are told apart, and nothing is changed by looking', async () => {
  const reader: Reader = {
    ...rulesReader,
    async read(text, context) {
      const reading = await rulesReader.read(text, context)
      return text === 'add call mum'
        ? { ...reading, commands: [{ intent: 'UNKNOWN', params: {}, spans: {} }] }
        : reading
    },
  }
  const { differences } = await replay({ store, reader })
  expect(differences.map(({ kind, message }) => [kind, message])).toEqual([['reading', 'add call mum']])
  const page = await store
    .reader('replayed')
    .page({ limit: 10, now: { epoch_ms: world.now(), timezone: 'UTC' } })
  expect(page.total).toBe(2)
})

test('one conversation can be played alone', async () => {
  expect(await replay(ports, (place) => place.conversation_id === 'another')).toMatchObject({ turns: 0 })
})
