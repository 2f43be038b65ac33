/** A message comes in: known keys, places in the conversation, the queue, who may run it. */
import { describe, expect, test } from 'vitest'
import {
  ending,
  lease,
  newId,
  newTurn,
  nothingGathered,
  question,
  startTurn,
} from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()

describe('accepting a message', () => {
  test('opens a conversation, stores the message and may run at once', async () => {
    const turn = newTurn('ann', { message: 'add milk' })
    const accepted = await store.accept(turn, lease('one'), 10)
    const { opens_conversation: _, timezone: __, ...kept } = turn
    expect(accepted).toMatchObject({ kind: 'accepted', claim: { owner: 'one', pending: null, outcomes: [] } })
    expect(await store.turn('ann', turn.id)).toEqual({
      ...kept,
      seq: 1,
      status: 'received',
      decided: null,
      response: null,
    })
    expect(await store.messages('ann', turn.conversation_id, 10)).toMatchObject([
      { id: turn.id, seq: 1, role: 'user', content: 'add milk', response: null },
    ])
  })

  test('a known key answers with its turn, whatever conversation was named', async () => {
    const turn = newTurn('ann')
    await store.accept(turn, lease('one'), 10)
    const again = await store.accept({ ...turn, conversation_id: newId() }, lease('two'), 10)
    expect(again).toMatchObject({ kind: 'known', turn: { conversation_id: turn.conversation_id, seq: 1 } })
  })

  test('a known key with another body is refused, and nothing is stored', async () => {
    const turn = newTurn('ann')
    await store.accept(turn, lease('one'), 10)
    expect(await store.accept({ ...turn, request_hash: 'other' }, lease('two'), 10)).toEqual({
      kind: 'reused',
    })
    expect(await store.messages('ann', turn.conversation_id, 10)).toHaveLength(1)
  })

  test('the same key of two users is two turns', async () => {
    const turn = newTurn('ann')
    await store.accept(turn, lease('one'), 10)
    expect(await store.accept({ ...turn, user_id: 'ben' }, lease('two'), 10)).toMatchObject({
      kind: 'accepted',
    })
  })

  test("an unknown conversation and someone else's are the same: not there", async () => {
    const turn = newTurn('ann')
    await store.accept(turn, lease('one'), 10)
    const named = { opens_conversation: false }
    expect(await store.accept(newTurn('ann', named), lease('x'), 10)).toEqual({ kind: 'no_conversation' })
    const foreign = newTurn('ben', { ...named, conversation_id: turn.conversation_id })
    expect(await store.accept(foreign, lease('x'), 10)).toEqual({ kind: 'no_conversation' })
    expect(await store.turn('ben', foreign.id)).toBeNull()
  })

  test('the same message sent many times at once is one turn', async () => {
    const turn = newTurn('ann')
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        store.accept({ ...turn, conversation_id: newId() }, lease(`owner ${i}`), 10),
      ),
    )
    expect(all.map(({ kind }) => kind).sort()).toEqual(['accepted', ...Array(7).fill('known')])
  })
})

describe('places in a conversation', () => {
  test('question and answer alternate without gaps, however many are sent at once', async () => {
    const first = newTurn('cat')
    const claim = await startTurn(store, first)
    const { conversation_id } = first
    const more = Array.from({ length: 5 }, () =>
      newTurn('cat', { conversation_id, opens_conversation: false }),
    )
    await Promise.all(more.map((turn) => store.accept(turn, lease('other'), 10)))
    await store.finish(claim, nothingGathered, ending({ reply: 'first' }))
    for (;;) {
      const next = await store.acquire('cat', conversation_id, lease('runner'))
      if (next === null) break
      await store.finish(next, nothingGathered, ending({ reply: 'next' }))
    }
    const messages = await store.messages('cat', conversation_id, 100)
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
    expect(messages.map(({ role }) => role)).toEqual(Array(6).fill(['user', 'assistant']).flat())
    expect(messages[1]).toMatchObject({ content: 'first', response: { response_text: 'Added.' } })
    expect(await store.messages('cat', conversation_id, 2, 3)).toMatchObject([{ seq: 4 }, { seq: 5 }])
  })

  test('a full queue is busy and takes nothing in', async () => {
    const first = newTurn('dan')
    await startTurn(store, first)
    const next = () => newTurn('dan', { conversation_id: first.conversation_id, opens_conversation: false })
    expect(await store.accept(next(), lease('x'), 2)).toMatchObject({ kind: 'accepted', claim: null })
    const refused = next()
    expect(await store.accept(refused, lease('x'), 2)).toEqual({ kind: 'busy' })
    expect(await store.turn('dan', refused.id)).toBeNull()
    expect(await store.messages('dan', first.conversation_id, 10)).toHaveLength(2)
  })
})

describe('the end of a turn', () => {
  test('keeps reply, question and what was shown for the next turn', async () => {
    const first = newTurn('eve')
    const { conversation_id } = first
    const claim = await startTurn(store, first)
    const pending = question()
    const mark = { id: newId(), number: 1, title: 'milk', version: 1 }
    await store.finish(claim, nothingGathered, ending({ pending, last_list: [mark], last_task: mark }))
    expect(await store.turn('eve', first.id)).toMatchObject({
      status: 'done',
      response: { response_text: 'Added.' },
    })
    const second = await startTurn(store, newTurn('eve', { conversation_id, opens_conversation: false }))
    expect(claim.last_intents).toBeNull()
    const last_intents = ['CREATE_TASK']
    expect(second).toMatchObject({ pending, last_list: [mark], last_task: mark, last_intents })
    await store.finish(second, nothingGathered, ending())
    const third = await startTurn(store, newTurn('eve', { conversation_id, opens_conversation: false }))
    expect(third).toMatchObject({ pending: null, last_list: [mark], last_task: mark })
  })

  test('asked for again after a lost answer it changes nothing and does not fail', async () => {
    const turn = newTurn('eve')
    const claim = await startTurn(store, turn)
    await store.finish(claim, nothingGathered, ending())
    await store.finish(claim, nothingGathered, ending())
    expect(await store.messages('eve', turn.conversation_id, 10)).toHaveLength(2)
  })
})
