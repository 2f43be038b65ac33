/** What a service asks of the store besides turns and tasks: forgetting, limits, conversations that end. */
import { describe, expect, test } from 'vitest'
import { FencedOff } from '../../src/store/contract-turns.ts'
import {
  act,
  actorOf,
  add,
  ending,
  fields,
  newId,
  newTurn,
  nothingGathered,
  startTurn,
} from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()
const audit = async (user: string) => (await store.audit(user, { limit: 100 })).items.map(({ tool }) => tool)

describe('forgetting', () => {
  test('takes calls and events before the moment, and nothing else', async () => {
    const user = newId()
    const work = (at: string) =>
      act(store, actorOf(user), (tasks) => tasks.add(newId(), fields('x'), at), { invoked_at: at })
    await work('2026-01-01T00:00:00.000Z')
    await work('2026-02-01T00:00:00.000Z')
    await work('2026-03-01T00:00:00.000Z')
    await store.prune('2026-02-01T00:00:00.000Z')
    expect(await audit(user)).toHaveLength(2)
    expect((await store.events(user, 0, 10)).map(({ seq }) => seq)).toEqual([2, 3])
    const now = { epoch_ms: 0, timezone: 'UTC' }
    expect((await store.reader(user).page({ limit: 10, now })).total).toBe(3)
    await add(store, user, 'the next number')
    expect((await store.events(user, 3, 10)).map(({ seq }) => seq)).toEqual([4])
  })

  test('one user entirely leaves all others alone', async () => {
    const [gone, stays] = [newId(), newId()]
    for (const user of [gone, stays]) await add(store, user, 'milk')
    await store.erase(gone, new Date().toISOString())
    expect(await audit(gone)).toEqual([])
    expect(await store.events(gone, 0, 10)).toEqual([])
    expect((await store.eventHeads([gone, stays])).get(gone)).toBe(0)
    expect(await audit(stays)).toHaveLength(1)
  })
})

describe('a conversation that is deleted', () => {
  test('while a turn runs: the turn can no longer write, and its key stays taken', async () => {
    const turn = newTurn(newId())
    const claim = await startTurn(store, turn)
    expect(await store.deleteConversation(turn.user_id, turn.conversation_id, turn.received_at)).toBe(true)
    await expect(store.finish(claim, nothingGathered, ending())).rejects.toThrow(FencedOff)
    expect(await store.turn(turn.user_id, turn.id)).toMatchObject({
      status: 'done',
      response: null,
      message: '',
    })
    expect(await store.unfinished()).not.toContainEqual(expect.objectContaining({ user_id: turn.user_id }))
    expect(await store.deleteConversation(turn.user_id, turn.conversation_id, turn.received_at)).toBe(false)
  })

  test('of someone else is not there', async () => {
    const turn = newTurn(newId())
    await startTurn(store, turn)
    expect(await store.deleteConversation(newId(), turn.conversation_id, turn.received_at)).toBe(false)
    expect(await store.renameConversation(newId(), turn.conversation_id, 'x', turn.received_at)).toBe(false)
  })
})

test('a finished turn is an event, numbered with the changes before it', async () => {
  const turn = newTurn(newId())
  const claim = await startTurn(store, turn)
  await add(store, turn.user_id, 'milk')
  await store.finish(claim, nothingGathered, ending())
  await store.finish(claim, nothingGathered, ending())
  const events = await store.events(turn.user_id, 0, 10)
  expect(events.map(({ seq, kind }) => `${seq} ${kind}`)).toEqual(['1 added', '2 message'])
  expect(events[1]).toMatchObject({
    task_id: null,
    message_id: turn.id,
    conversation_id: turn.conversation_id,
  })
})

test('a limit lets exactly so many through, however many come at once', async () => {
  const key = newId()
  const asked = await Promise.all(Array.from({ length: 20 }, () => store.allow(key, 7, 5)))
  expect(asked.filter(Boolean)).toHaveLength(5)
  expect(await store.allow(key, 8, 5)).toBe(true)
  expect(await store.allow(newId(), 7, 0)).toBe(false)
})
