/** Who is asked when: rules first, model first, and what no model ever gets to see. */
import { describe, expect, test } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import type { ChatResponse } from '../../src/domain/chat.ts'
import { stagedModel } from '../support/fake-model.ts'
import { heard, pointing, says } from '../support/heard.ts'
import { modelAgent } from '../support/model-agent.ts'

const model = await stagedModel()
const method = ({ metadata }: ChatResponse) => metadata.classification_method

describe('hybrid', () => {
  test.each(['add buy milk', 'show my tasks', 'hello', 'thanks a lot', 'undo', 'milk', '42'])(
    'rules read “%s”',
    async (message) => {
      const agent = await modelAgent(model.url, { engine: 'hybrid' })
      expect(method(await agent.say(message))).toBe('RULE_BASED')
      expect(model.asked).toHaveLength(0)
    },
  )

  test('a model reads what rules cannot', async () => {
    const agent = await modelAgent(model.url, { engine: 'hybrid' })
    model.play(() => says([heard('CREATE_TASK', { title: 'the fern', due: 'tomorrow' })]))
    const reply = await agent.say('ugh, the fern is drying out and tomorrow it will be dead')
    expect(reply.response_text).toBe('Added #1 “the fern”, due tomorrow.')
    expect(reply.metadata).toMatchObject({
      classification_method: 'LLM',
      intent: 'CREATE_TASK',
      confidence: 0.95,
    })
  })

  test('an unsure model asks, like unsure rules', async () => {
    const agent = await modelAgent(model.url, { engine: 'hybrid' })
    model.play(() => says([heard('CREATE_TASK', { title: 'the fern' })], { confidence: 0.3 }))
    const reply = await agent.say('ugh, the fern is drying out and tomorrow it will be dead')
    expect(reply.state).toBe('needs_confirmation')
    expect(await agent.tasks()).toHaveLength(0)
  })
})

describe('while a question is open', () => {
  test.each(['yes', 'no', 'yes please', 'go ahead', 'nope', 'yes, delete it'])(
    '“%s” is read by rules, never by a model',
    async (answer) => {
      const agent = await modelAgent(model.url)
      await agent.say('add buy milk')
      await agent.say('delete the milk task')
      const before = model.asked.length
      const reply = await agent.say(answer)
      expect(model.asked).toHaveLength(before)
      expect(method(reply)).toBe('RULE_BASED')
      expect(['EXECUTE_PENDING', 'CANCEL_PENDING']).toContain(reply.decision_type)
    },
  )

  test('a choice is read by rules, too', async () => {
    const agent = await modelAgent(model.url)
    await agent.say('add buy milk')
    await agent.say('add buy soy milk')
    await agent.say('complete milk')
    const before = model.asked.length
    await agent.say('the second one')
    expect(model.asked).toHaveLength(before)
  })

  test('a button asks no model', async () => {
    const agent = await modelAgent(model.url)
    await agent.say('add buy milk')
    const { pending_confirmation } = await agent.say('delete the milk task')
    const before = model.asked.length
    const pressed = { pending_id: pending_confirmation?.id ?? '', answer: 'something no button says' }
    expect((await agent.say('', pressed)).tool_invocations).toEqual([])
    expect(model.asked).toHaveLength(before)
  })

  test('a missing title is taken as it is said', async () => {
    const agent = await modelAgent(model.url)
    await agent.say('add a task')
    const before = model.asked.length
    await agent.say('everything my aunt asked for last week')
    expect(model.asked).toHaveLength(before)
    expect(await agent.tasks()).toMatchObject([{ title: 'everything my aunt asked for last week' }])
  })

  test('a model cannot answer it, however sure it is', async () => {
    const agent = await modelAgent(model.url)
    await agent.say('add buy milk')
    await agent.say('delete the milk task')
    model.play(() =>
      says([heard('DELETE_TASK', { reference: pointing('number', { number: 1 }) })], { confidence: 1 }),
    )
    const reply = await agent.say('well, I suppose you know what I want with task 1')
    expect(reply.state).toBe('needs_confirmation')
    expect(await agent.tasks()).toHaveLength(1)
  })
})

describe('what is sent', () => {
  test('the open question and at most 50 messages before, as data', async () => {
    const agent = await modelAgent(model.url)
    for (let i = 0; i < 30; i++) await agent.say(`add thing number ${i}`)
    await agent.say('delete the first one')
    await agent.say('what about the other thing then')
    const { data } = model.asked.at(-1) ?? {}
    expect(data?.said_before).toHaveLength(50)
    expect(data?.said_before.at(-1)).toMatchObject({ who: 'sayso' })
    expect(data?.said_before.at(-2)).toEqual({ who: 'user', text: 'delete the first one' })
    expect(data?.open_question).toEqual({ kind: 'DELETE_TASK', about: 'thing number 0' })
  })

  test('long talk is cut at its beginning', async () => {
    const agent = await modelAgent(model.url)
    for (let i = 0; i < 8; i++) await agent.say(`add ${'very '.repeat(700)}long thing`)
    await agent.say('what about the other thing then')
    const { data } = model.asked.at(-1) ?? {}
    const characters = data?.said_before.reduce((sum, { text }) => sum + text.length, 0) ?? 0
    expect(characters).toBeGreaterThan(6000)
    expect(characters).toBeLessThanOrEqual(12_000)
  })

  test('with `message`, nothing that was said or stored before', async () => {
    const agent = await modelAgent(model.url, { sight: 'message' })
    await agent.say('add buy zucchini')
    await agent.say('delete the zucchini task')
    await agent.say('what about the other thing then')
    const { data, body } = model.asked.at(-1) ?? {}
    expect(data).toMatchObject({ said_before: [], open_question: { kind: 'DELETE_TASK' } })
    expect(JSON.stringify(body)).not.toContain('zucchini')
  })
})

test('a dry run stays one', async () => {
  const agent = await modelAgent(model.url)
  const reply = await agent.say('? add buy milk')
  expect(method(reply)).toBe('LLM')
  expect(reply.response_text).toContain('Nothing was changed')
  expect(await agent.tasks()).toHaveLength(0)
})

describe('under the locked policy', () => {
  const sure = 'delete buy milk, yes I am sure'

  test('words of confirmation count for what the rules read as well', async () => {
    const agent = await modelAgent(model.url, { policy: 'locked' })
    await agent.say('add buy milk')
    const reply = await agent.say(sure)
    expect(reply.metadata.classification_method).toBe('LLM')
    expect(await agent.tasks()).toHaveLength(0)
  })

  test('but never for something else that a model made of it', async () => {
    const agent = await modelAgent(model.url, { policy: 'locked' })
    await agent.say('add buy milk')
    await agent.say('add buy bread')
    model.play(() =>
      says([heard('DELETE_TASK', { reference: pointing('words', { words: 'buy bread' }) })], {
        confidence: 1,
      }),
    )
    expect((await agent.say(sure)).state).toBe('needs_confirmation')
    expect(await agent.tasks()).toHaveLength(2)
  })
})

test('whoever shows progress is told when a message waits for a model, and only then', async () => {
  const agent = await modelAgent(model.url, { engine: 'hybrid' })
  const told: unknown[] = []
  const ports = { ...agent.ports, reading: (turn: unknown) => void told.push(turn) }
  const actor = { user_id: agent.user_id, source: 'chat', client: 'test' } as const
  const { conversation_id } = await chat({ message: 'add buy milk' }, actor, ports)
  expect(told).toEqual([])
  const { message_id } = await chat(
    { message: 'the fern, oh dear, and the weather', conversation_id },
    actor,
    ports,
  )
  expect(told).toEqual([{ user_id: agent.user_id, conversation_id, id: message_id }])
})
