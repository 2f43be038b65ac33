/**
 * P15: an answer answers its own question. Two actors in one conversation, queued and backdated messages: a yes deletes
 * what was on the screen of whoever said it, or nothing.
 */
import { describe, expect, test } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import type { AgentPorts } from '../../src/agent/ports.ts'
import { Talk } from '../../src/cli/talk.ts'
import type { Actor } from '../../src/store/actor.ts'
import { BOTH, houseOf, idOf, screen } from '../support/two-tasks.ts'

const { world, ports, someone, titlesOf } = await houseOf(151)

const MINUTE = 60_000

describe('a yes', () => {
  test('with the id of the question that is open confirms it, from wherever it was shown', async () => {
    const { say, page, left } = await someone()
    const asked = await say({ message: 'delete the milk' }, screen(page, 'one'))
    const done = await say({ message: 'yes', pending_id: idOf(asked) })
    expect(done).toMatchObject({ decision_type: 'EXECUTE_PENDING', state: 'complete' })
    expect(await left()).toEqual(['keep the diary'])
  })

  test('to another question confirms nothing, and says that its own is gone', async () => {
    const { say, page, left } = await someone()
    const mine = await say({ message: 'delete the milk' })
    const other = await say({ message: 'delete the diary' }, screen(page, 'one'))
    const answer = await say({ message: 'yes', pending_id: idOf(mine) })
    expect(answer.response_text).toBe('That question is no longer open, so I did nothing.')
    expect(answer.tool_invocations).toEqual([])
    // The other is overtaken like any question by any other message.
    expect((await say({ message: 'yes', pending_id: idOf(other) })).tool_invocations).toEqual([])
    expect(await left()).toEqual(BOTH)
  })

  test('that says nothing was on the screen confirms nothing', async () => {
    const { say, left } = await someone()
    await say({ message: 'delete the diary' })
    expect((await say({ message: 'yes', pending_id: null })).tool_invocations).toEqual([])
    expect(await left()).toEqual(BOTH)
  })

  test('without an id confirms what the reply before asked the very same actor', async () => {
    const { say, left } = await someone()
    await say({ message: 'delete the milk' })
    expect(await say({ message: 'yes' })).toMatchObject({ decision_type: 'EXECUTE_PENDING' })
    expect(await left()).toEqual(['keep the diary'])
  })

  test.each([
    ['another terminal', (page: Actor) => [screen(page, 'one'), screen(page, 'two')]],
    ['the page, to the terminal’s question', (page: Actor) => [screen(page, 'one'), page]],
    ['the terminal, to the page’s question', (page: Actor) => [page, screen(page, 'one')]],
  ])('without an id from %s confirms nothing', async (_, ways) => {
    const { say, page, left } = await someone()
    const [asks, answers] = ways(page)
    await say({ message: 'delete the diary' }, asks)
    const answer = await say({ message: 'yes' }, answers)
    expect(answer).toMatchObject({ decision_type: 'RESPOND_ONLY', tool_invocations: [] })
    expect(await left()).toEqual(BOTH)
  })

  test('sent together with the order, before anything was asked, confirms nothing', async () => {
    const { say, left } = await someone()
    await Promise.all(['delete the diary', 'yes', 'yes'].map((message) => say({ message })))
    expect(await left()).toEqual(BOTH)
  })

  test('taken in while the order was still being worked on confirms nothing', async () => {
    const { user_id, page, conversation_id, left } = await someone()
    const { held, release } = heldTools()
    const order = chat({ message: 'delete the diary', conversation_id }, page, held)
    const said = async () => (await ports.store.messages(user_id, conversation_id, 100)).length
    await expect.poll(said).toBe(5)
    const yes = chat({ message: 'yes', conversation_id }, page, held)
    await expect.poll(said).toBe(6)
    release()
    await Promise.all([order, yes])
    expect(await left()).toEqual(BOTH)
  })
})

/** Whoever may have to wait for a model takes each step by itself, so that others are taken in meanwhile. */
function heldTools() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const call: AgentPorts['tools']['call'] = async (...args) => {
    await promise
    return await ports.tools.call(...args)
  }
  const reader = { ...ports.reader, waits: true as const }
  return { held: { ...ports, reader, tools: { ...ports.tools, call } }, release: resolve }
}

describe('a timestamp', () => {
  const ago = (ms: number) => new Date(world.now() - ms).toISOString()

  test('does not bring back a question whose time is over', async () => {
    const { say, left } = await someone()
    const asked = await say({ message: 'delete the diary' })
    world.advance(6 * MINUTE)
    const timestamp = ago(5 * MINUTE)
    const late = await say({ message: 'yes', timestamp, pending_id: idOf(asked) })
    expect(late.response_text).toContain('older than five minutes')
    expect(await left()).toEqual(BOTH)
  })

  test('does not bring it back for a button either', async () => {
    const { say, left } = await someone()
    const asked = await say({ message: 'delete the diary' })
    world.advance(6 * MINUTE)
    await say({ pending_id: idOf(asked), answer: 'yes', timestamp: ago(5 * MINUTE) })
    expect(await left()).toEqual(BOTH)
  })

  test.each([1, 30_000, 3_600_000])('%d ms before the question confirms nothing', async (ms) => {
    const { say, left } = await someone()
    await say({ message: 'delete the diary' })
    expect((await say({ message: 'yes', timestamp: ago(ms) })).tool_invocations).toEqual([])
    expect(await left()).toEqual(BOTH)
  })

  test('of a yes that waited, and knows its question, does no harm', async () => {
    const { say, left } = await someone()
    const asked = await say({ message: 'delete the milk' })
    world.advance(MINUTE)
    await say({ message: 'yes', timestamp: ago(MINUTE / 2), pending_id: idOf(asked) })
    expect(await left()).toEqual(['keep the diary'])
  })
})

describe('the terminal', () => {
  /** The local user, so the two tasks are new each time. */
  async function inFront() {
    for (const title of await titlesOf('local')) await opened(`delete ${title}`)
    const talk = new Talk(ports, 'one')
    for (const title of BOTH) await talk.say(`add ${title}`)
    return talk
  }

  async function opened(order: string) {
    const talk = new Talk(ports, undefined)
    await talk.say(order)
    await talk.say('yes')
  }

  test('carries the id of what it shows, while another window goes on in the same talk', async () => {
    const talk = await inFront()
    expect((await talk.say('delete the milk')).state).toBe('needs_confirmation')
    const other = await Talk.latest(ports, 'two')
    expect((await other.say('delete the diary')).state).toBe('needs_confirmation')
    await talk.say('yes')
    expect(await titlesOf('local')).toEqual(BOTH)
  })

  test('one command asks, the next one in the same window confirms', async () => {
    await inFront()
    await (await Talk.latest(ports, 'one')).say('delete the milk')
    await (await Talk.latest(ports, 'one')).say('yes')
    expect(await titlesOf('local')).toEqual(['keep the diary'])
  })

  test('one command asks, and one in another window confirms nothing', async () => {
    await inFront()
    await (await Talk.latest(ports, 'one')).say('delete the milk')
    await (await Talk.latest(ports, 'two')).say('yes')
    expect(await titlesOf('local')).toEqual(BOTH)
  })
})
