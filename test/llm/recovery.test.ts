/** What a model read is kept before anything is done with it: whoever finishes a cut-off turn does not ask again. */
import { describe, expect, test } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import { recover } from '../../src/agent/recover.ts'
import type { Store } from '../../src/store/contract.ts'
import { stagedModel } from '../support/fake-model.ts'
import { heard, says } from '../support/heard.ts'
import { modelAgent, sharedStore } from '../support/model-agent.ts'

const model = await stagedModel()
const store = await sharedStore()
const MESSAGE = 'ugh, the fern is drying out and tomorrow it will be dead'

class Killed extends Error {}

/** The program dies with this call: before it happens, or after. Its later calls never come through either. */
function dying(at: keyof Store, when: 'before' | 'after'): Store {
  let dead = false
  return new Proxy(store, {
    get(target, name) {
      const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>
      if (typeof method !== 'function' || name === 'reader') return method
      return async (...args: unknown[]) => {
        if (dead) throw new Killed()
        if (name !== at) return await method.apply(target, args)
        dead = true
        if (when === 'after') await method.apply(target, args)
        throw new Killed()
      }
    },
  })
}

const cuts = [
  ['decided', 'before', 2],
  ['decided', 'after', 1],
  ['change', 'before', 1],
  ['change', 'after', 1],
  ['finish', 'before', 1],
  ['finish', 'after', 1],
] as const

describe.each(cuts)('killed at %s, %s it', (at, when, questions) => {
  test('the turn is finished once, as it was first read', async () => {
    const agent = await modelAgent(model.url, { engine: 'hybrid', store: dying(at, when) })
    model.play(() => says([heard('CREATE_TASK', { title: 'the fern' })]))
    const message_id = '00000000-0000-4000-8000-0000000000aa'
    await expect(agent.say(MESSAGE, { message_id })).rejects.toBeInstanceOf(Killed)

    const next = { ...agent.ports, store }
    agent.world.advance(5000)
    // by now the model would say something else
    if (questions === 1) model.play(() => says([heard('DELETE_TASK')]))
    await recover(next)
    const actor = { user_id: agent.user_id, source: 'chat', client: 'test' } as const
    const reply = await chat({ message: MESSAGE, message_id }, actor, next)
    expect(reply.response_text).toBe('Added #1 “the fern”.')
    expect(reply.metadata.classification_method).toBe('LLM')
    expect(model.asked).toHaveLength(questions)
    const { tasks } = await store
      .reader(agent.user_id)
      .page({ limit: 9, now: { epoch_ms: 0, timezone: 'UTC' } })
    expect(tasks).toMatchObject([{ title: 'the fern', version: 1 }])
  })
})

test('a failure is kept, too: recovery does not try the model again', async () => {
  const agent = await modelAgent(model.url, { store: dying('change', 'before') })
  model.fails('401')
  await expect(agent.say('add buy milk')).rejects.toBeInstanceOf(Killed)
  agent.world.advance(5000)
  await recover({ ...agent.ports, store })
  expect(model.asked).toHaveLength(1)
  const { tasks } = await store
    .reader(agent.user_id)
    .page({ limit: 9, now: { epoch_ms: 0, timezone: 'UTC' } })
  expect(tasks).toMatchObject([{ title: 'buy milk' }])
})

test('a turn whose moment has passed asks no model any more', async () => {
  const agent = await modelAgent(model.url, { store: dying('decided', 'before') })
  const message_id = '00000000-0000-4000-8000-0000000000bb'
  await expect(agent.say('add buy milk', { message_id })).rejects.toBeInstanceOf(Killed)
  agent.world.advance(6 * 60_000)
  await recover({ ...agent.ports, store })
  expect(model.asked).toHaveLength(1)
  expect((await store.turn(agent.user_id, message_id))?.response).toMatchObject({
    response_text: expect.stringContaining('interrupted'),
  })
})
