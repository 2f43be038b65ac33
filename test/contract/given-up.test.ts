/** A turn that throws comes to an end all the same, with a plain answer; it never holds up its conversation. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import type { AgentPorts } from '../../src/agent/ports.ts'
import { recover } from '../../src/agent/recover.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import { rulesReader } from '../../src/understand/rules-reader.ts'
import { actorOf, NOW } from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()
const compose = (timezone: string) => composeAgent({ store, world: realWorld, policy: 'standard', timezone })
const ports = await compose('Europe/Berlin')

function talk(using: AgentPorts) {
  const actor = actorOf(randomUUID(), 'chat')
  let place = {}
  return {
    user: actor.user_id,
    async say(message: string, by = using, more = {}) {
      const answer = await chat({ message, ...place, ...more }, actor, by)
      place = { conversation_id: answer.conversation_id }
      return answer
    },
  }
}

const titles = async (user: string) =>
  (await store.reader(user).page({ limit: 10, now: NOW })).tasks.map(({ title }) => title)

/** Falls over one sentence whenever it meets it. */
const faults: unknown[] = []
const stumbling: AgentPorts = {
  ...ports,
  fault: (error) => void faults.push(error),
  reader: {
    ...rulesReader,
    async read(text, context) {
      if (text.includes('boom')) throw new TypeError('not a function')
      return await rulesReader.read(text, context)
    },
  },
}

describe('a turn that throws', () => {
  test('is answered with a plain error, and the next message is as any other', async () => {
    const { user, say } = talk(stumbling)
    await say('add milk')
    const answer = await say('add boom')
    expect(answer.state).toBe('error')
    expect(answer.response_text).toMatch(/nothing was changed/u)
    expect(answer.response_text).not.toMatch(/function/u)
    expect((await say('add eggs')).state).toBe('complete')
    expect((await titles(user)).sort()).toEqual(['eggs', 'milk'])
    expect(faults.length).toBeGreaterThan(0)
  })

  test('has the same answer when it is sent again', async () => {
    const { say } = talk(stumbling)
    const message_id = randomUUID()
    const first = await say('add boom', stumbling, { message_id })
    expect(await say('add boom', stumbling, { message_id, conversation_id: first.conversation_id })).toEqual(
      first,
    )
  })

  test('tells what it had done before', async () => {
    const { user, say } = talk(ports)
    const afterTheFirst: AgentPorts = {
      ...ports,
      tools: {
        ...ports.tools,
        async call(tool, params, scope) {
          if (tool === 'add_task' && params.title === 'eggs') throw new TypeError('not a function')
          return await ports.tools.call(tool, params, scope)
        },
      },
    }
    const answer = await say('add milk and add eggs', afterTheFirst)
    expect(answer.state).toBe('error')
    expect(answer.response_text).toContain('milk')
    expect(await titles(user)).toEqual(['milk'])
    expect((await say('undo', ports)).response_text).toContain('milk')
  })

  test('leaves nothing behind for whoever recovers', async () => {
    await talk(stumbling).say('add boom')
    expect(await recover(ports)).toBe(0)
    expect(await store.unfinished()).toEqual([])
  })
})

test.each(['', 'Etc/Unknown', 'Nowhere/Land'])(
  'in the time zone “%s” a turn ends, and so does the next',
  async (zone) => {
    const { say } = talk(await compose(zone))
    for (const message of ['add milk tomorrow at 5pm', 'what is due today?', 'hello']) {
      expect((await say(message)).response_text, message).not.toBe('')
    }
    expect((await say('add eggs', ports, { timezone: 'Europe/Berlin' })).state).toBe('complete')
  },
)
