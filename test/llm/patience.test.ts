/** How long and how often a model is asked: one deadline, one retry, rest after failures, a budget, no one left waiting. */
import { describe, expect, test } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import type { ChatResponse } from '../../src/domain/chat.ts'
import { ask } from '../../src/llm/ask.ts'
import { ModelFailure } from '../../src/llm/failure.ts'
import type { Wire } from '../../src/llm/wire.ts'
import { stagedModel } from '../support/fake-model.ts'
import { DEADLINE_MS, limitWorld, modelAgent } from '../support/model-agent.ts'

const model = await stagedModel()
const answer = { args: '{}', tokens: { in: 1, out: 1 } }
const prompt = { instructions: '', data: '' }
const method = ({ metadata }: ChatResponse) => metadata.classification_method

/** Fails as told, then answers; keeps when it was asked. */
function failing(...failures: readonly ModelFailure[]) {
  const world = limitWorld(1)
  const start = world.now()
  const at: number[] = []
  const wire: Wire = {
    async ask() {
      at.push(world.now() - start)
      const failure = failures[at.length - 1]
      if (failure) throw failure
      return answer
    },
  }
  const patience = { world, deadline_ms: DEADLINE_MS, chance: () => 0.5 }
  return { at, asked: ask(wire, prompt, patience, null) }
}

describe('a retry', () => {
  test('waits as long as the server asked, and a little by chance', async () => {
    const { at, asked } = failing(new ModelFailure('busy', '', 3000))
    expect(await asked).toEqual(answer)
    expect(at).toEqual([0, 3125])
  })

  test('waits a moment when the server named none', async () => {
    const { at, asked } = failing(new ModelFailure('server'))
    await asked
    expect(at).toEqual([0, 375])
  })

  test('is not made when it would come too late', async () => {
    const { at, asked } = failing(new ModelFailure('busy', '', DEADLINE_MS))
    await expect(asked).rejects.toMatchObject({ reason: 'busy' })
    expect(at).toEqual([0])
  })

  test('is made once', async () => {
    const { at, asked } = failing(new ModelFailure('server'), new ModelFailure('server'))
    await expect(asked).rejects.toMatchObject({ reason: 'server' })
    expect(at).toHaveLength(2)
  })

  test.each(['timeout', 'refused', 'no_model', 'rejected', 'unreadable', 'connection'] as const)(
    'is not made after %s',
    async (reason) => {
      const { at, asked } = failing(new ModelFailure(reason))
      await expect(asked).rejects.toMatchObject({ reason })
      expect(at).toHaveLength(1)
    },
  )
})

test('a wire that never ends ends with the deadline', async () => {
  const world = limitWorld(2)
  const wire: Wire = { ask: () => new Promise(() => undefined) }
  const asked = ask(wire, prompt, { world, deadline_ms: DEADLINE_MS, chance: () => 0 }, null)
  world.timeUp(DEADLINE_MS)
  await expect(asked).rejects.toMatchObject({ reason: 'timeout' })
})

test('a client that went away leaves no question open, and its turn is finished by rules', async () => {
  const agent = await modelAgent(model.url)
  const client = new AbortController()
  model.fails('hang')
  const arrived = model.next()
  const actor = { user_id: agent.user_id, source: 'chat', client: 'test' } as const
  const replying = chat({ message: 'add buy milk' }, actor, { ...agent.ports, signal: () => client.signal })
  await arrived
  client.abort()
  const reply = await replying
  expect(reply.response_text).toBe('Added #1 “buy milk”. (Model was away.)')
  expect(method(reply)).toBe('RULE_BASED')
})

describe('after several failures', () => {
  test('the model rests, is tried once, and is back when it answers', async () => {
    const outcomes: string[] = []
    const agent = await modelAgent(model.url, { asked: (outcome) => void outcomes.push(outcome) })
    model.fails('401')
    for (let i = 0; i < 4; i++) await agent.say(`add thing ${i}`)
    expect(model.asked).toHaveLength(4)
    const resting = await agent.say('add one more thing')
    expect(model.asked).toHaveLength(4)
    expect(resting.metadata.warnings?.[0]).toContain('left alone')
    agent.world.advance(31_000)
    await agent.say('add a thing while it is still away')
    await agent.say('add a thing while it rests again')
    expect(model.asked).toHaveLength(5)
    agent.world.advance(31_000)
    model.fails('401', 0)
    expect(method(await agent.say('add a thing when it is back'))).toBe('LLM')
    expect(method(await agent.say('add the last thing'))).toBe('LLM')
    expect(await agent.tasks()).toHaveLength(9)
    const away = [...Array(4).fill('refused'), 'resting', 'refused', 'resting']
    expect(outcomes).toEqual([...away, 'answered', 'answered'])
  })
})

describe('the budget', () => {
  test('of a day is kept, whatever the time zone, and told', async () => {
    const agent = await modelAgent(model.url, { budget: 2 })
    agent.world.set(Date.UTC(2026, 2, 4, 12))
    expect(method(await agent.say('add buy pears'))).toBe('LLM')
    expect(method(await agent.say('add buy plums', { timezone: 'Pacific/Auckland' }))).toBe('LLM')
    const third = await agent.say('add buy figs', { timezone: 'America/Los_Angeles' })
    expect(method(third)).toBe('RULE_BASED')
    expect(third.metadata.warnings?.[0]).toContain('SAYSO_MODEL_BUDGET')
    expect(third.response_text).toContain('(Model was away.)')
    agent.world.set(Date.UTC(2026, 2, 5, 0))
    expect(method(await agent.say('add buy limes'))).toBe('LLM')
    expect(await agent.tasks()).toHaveLength(4)
  })

  test('of one user is not that of another', async () => {
    const [ann, bob] = [
      await modelAgent(model.url, { budget: 1 }),
      await modelAgent(model.url, { budget: 1 }),
    ]
    expect(method(await ann.say('add buy pears'))).toBe('LLM')
    expect(method(await ann.say('add buy plums'))).toBe('RULE_BASED')
    expect(method(await bob.say('add buy pears'))).toBe('LLM')
  })
})
