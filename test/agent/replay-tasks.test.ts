/** A sentence that was read against the user's own tasks is read again against the same ones, whatever became of them. */
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
const composed = await composeAgent({ store, world, policy: 'standard', timezone: 'Europe/Berlin' })
afterAll(() => composed.tools.close())

/** What came with each sentence that begins with "about". */
let seen: unknown[] = []
/** Whatever has the words of a task is a greeting. */
const reader: Reader = {
  ...rulesReader,
  async read(text, context) {
    const reading = await rulesReader.read(text, context)
    if (!text.startsWith('about')) return reading
    const { tasks = [], shown, focus, previous } = context
    seen.push({ tasks: tasks.map(({ title }) => title), shown, focus, previous })
    const isKnown = tasks.some(({ title }) => text.includes(title))
    return isKnown
      ? { ...reading, commands: [{ intent: 'GENERAL_CHAT', params: { topic: 'greeting' }, spans: {} }] }
      : reading
  },
}
const ports = { ...composed, reader }

const actor = { user_id: 'reread', source: 'chat', client: 'test' } as const
const said = [
  'add ring the bell',
  'about ring the bell',
  'about time, thanks',
  'show my tasks',
  'about ring the bell, once more',
  'delete ring the bell',
  'yes',
]
let conversation_id: string | undefined
for (const message of said) {
  world.advance(1000)
  const response = await chat({ message, ...(conversation_id ? { conversation_id } : {}) }, actor, ports)
  conversation_id = response.conversation_id
}
const live = seen
const known = { tasks: ['ring the bell'], focus: 1 }

test('the reader gets the tasks and what the conversation has in mind', () => {
  expect(live).toEqual([
    { ...known, shown: [], previous: { intents: ['CREATE_TASK'] } },
    { ...known, shown: [], previous: { intents: ['GENERAL_CHAT'] } },
    { ...known, shown: [1], previous: { intents: ['LIST_TASKS'] } },
  ])
})

test('those that the message may be about are kept with the turn', async () => {
  const turns = await store.recorded(null, 100)
  const kept = turns.map(({ decided }) => decided?.context.tasks?.map(({ title }) => title) ?? null)
  const bell = ['ring the bell']
  expect(kept).toEqual([null, bell, bell, bell, bell, bell, bell])
})

test('and are there again when it is played again', async () => {
  seen = []
  expect(await replay(ports)).toEqual({ turns: said.length, differences: [] })
  expect(seen).toEqual(live)
})
