/**
 * A process may begin a turn with what it left behind the last time. Whatever happened elsewhere in the meantime, it
 * comes to the same as if it had asked.
 */
import { expect, test } from 'vitest'
import {
  AT,
  add,
  ending,
  lease,
  NOW,
  newId,
  newTurn,
  nothingGathered,
  question,
} from '../support/store-fixtures.ts'
import { engine, query } from '../support/stores.ts'
import { asked, begun, isInOrder, say, type Talk, tasksOf, twoStores } from '../support/talks.ts'

const { url, here, there } = await twoStores()

test('a turn there is counted here', async () => {
  const talk = await begun(here)
  await say(here, talk, { title: 'one' })
  await say(there, talk, { title: 'two' })
  await say(here, talk, { title: 'three' })
  await say(here, talk, { title: 'four' })
  expect(await tasksOf(here, talk.user_id)).toEqual([
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
    [4, 'four'],
  ])
  await isInOrder(there, talk, 5)
})

test('a task added without a turn, here or there, is counted too', async () => {
  const talk = await begun(here)
  await say(here, talk, { title: 'one' })
  await add(there, talk.user_id, 'two')
  await say(here, talk, { title: 'three' })
  await add(here, talk.user_id, 'four')
  await say(here, talk, { title: 'five' })
  expect((await tasksOf(here, talk.user_id)).map(([number]) => number)).toEqual([1, 2, 3, 4, 5])
  await isInOrder(there, talk, 4)
})

test('the same key is known wherever it was used', async () => {
  const talk = await begun(here)
  const id = newId()
  await say(there, talk, { id })
  await expect(say(here, talk, { id })).rejects.toThrow('known')
  await expect(say(here, talk, { id, request_hash: 'other' })).rejects.toThrow('reused')
  await say(here, talk)
  await expect(say(here, talk, { id })).rejects.toThrow('known')
  expect(await tasksOf(here, talk.user_id)).toHaveLength(2)
})

test('other settings hold at once, wherever they were made', async () => {
  const talk = await begun(here)
  await there.changeSettings(talk.user_id, { policy: 'locked' }, AT)
  expect((await say(here, talk)).settings.policy).toBe('locked')
  await here.changeSettings(talk.user_id, { policy: 'standard' }, AT)
  expect((await say(here, talk)).settings.policy).toBe('standard')
  expect((await say(here, talk)).settings.policy).toBe('standard')
  await isInOrder(there, talk, 4)
})

test('a conversation that was deleted there is gone here', async () => {
  const talk = await begun(here)
  await there.deleteConversation(talk.user_id, talk.conversation_id, AT)
  await expect(say(here, talk)).rejects.toThrow('no_conversation')
  expect(await tasksOf(here, talk.user_id)).toEqual([])
})

test('a question asked here and settled there is not open any more', async () => {
  const talk = await begun(here)
  const asked = question()
  await say(here, talk, { end: { pending: asked } })
  expect((await say(here, talk, { end: { pending: asked } })).pending).toEqual(asked)
  expect((await say(there, talk)).pending).toEqual(asked)
  expect((await say(here, talk)).pending).toBeNull()
  await say(there, talk, { end: { pending: asked } })
  expect((await say(here, talk)).pending).toEqual(asked)
  expect((await say(here, talk)).pending).toBeNull()
})

test('what was shown and talked about there is in mind here', async () => {
  const talk = await begun(here)
  const mark = { id: newId(), number: 1, title: 'milk', version: 1 }
  const decision = { ...ending().decision, intents: ['LIST_TASKS' as const] }
  await say(here, talk, { end: { last_list: [mark], last_task: mark, decision } })
  const last_intents = ['LIST_TASKS']
  expect(await say(there, talk)).toMatchObject({ last_list: [mark], last_task: mark, last_intents })
  await say(here, talk)
  expect(await say(here, talk)).toMatchObject({ last_list: [mark], last_task: mark })
  await say(there, talk, { end: { last_list: [mark, { ...mark, number: 2 }] } })
  expect(await say(here, talk)).toMatchObject({ last_list: [mark, { number: 2 }], last_task: mark })
})

test('another conversation of the same user is another', async () => {
  const talk = await begun(here)
  const other = { user_id: talk.user_id, conversation_id: newId() }
  await expect(say(here, other)).rejects.toThrow('no_conversation')
  const asked = question()
  await say(here, talk, { end: { pending: asked } })
  await here.together(async (steps) => {
    const accepted = await steps.accept(newTurn(other.user_id, other), lease(newId()), 10)
    if (accepted.kind !== 'accepted' || accepted.claim === null) throw new Error(accepted.kind)
    expect(accepted.claim.pending).toBeNull()
    await steps.finish(accepted.claim, nothingGathered, ending())
  })
  expect((await say(here, talk)).pending).toEqual(asked)
  expect((await say(here, other)).pending).toBeNull()
  await isInOrder(there, talk, 3)
  await isInOrder(there, other, 2)
})

/** Old events are forgotten, and what was said can be taken away: then no key is in the way of one who is mistaken. */
test.runIf(engine === 'postgres').each([
  ['a change of settings', `update users set settings = '{"policy":"locked"}', next_event = next_event + 1`],
  ['a turn', 'update conversations set next_seq = next_seq + 2'],
  ['another who ran one', 'update conversations set fence = fence + 1'],
])('%s that left no rows is noticed', async (_, change) => {
  const [alone, ...together] = (await Promise.all(Array.from({ length: 4 }, () => begun(here)))) as [
    Talk,
    ...Talk[],
  ]
  await query(url, change)
  const claims = [await say(here, alone), ...(await Promise.all(together.map((talk) => say(here, talk))))]
  const expected = await there.together((steps) => steps.accept(asked(alone), lease(newId()), 10))
  if (expected.kind !== 'accepted' || expected.claim === null) throw new Error(expected.kind)
  const { turn, fence, settings } = expected.claim
  for (const claim of claims) {
    expect(claim).toMatchObject({ turn: { seq: turn.seq - 2 }, fence: fence - 1, settings })
  }
})

test('whoever looks on in the middle of a turn sees what was done there', async () => {
  const talk = await begun(here)
  await add(there, talk.user_id, 'eggs')
  const seen: unknown[] = []
  await say(here, talk, {
    during: async (steps) => seen.push((await steps.reader(talk.user_id).page({ limit: 9, now: NOW })).total),
  })
  expect(seen.at(-1)).toBe(1)
  expect(await tasksOf(here, talk.user_id)).toEqual([
    [1, 'eggs'],
    [2, 'milk'],
  ])
  await isInOrder(there, talk, 2)
})
