/** One runner per conversation: leases run out, fences rise, who lost the claim writes nothing. */
import { describe, expect, test } from 'vitest'
import type { Claim } from '../../src/store/contract-turns.ts'
import { FencedOff } from '../../src/store/contract-turns.ts'
import {
  add,
  adding,
  changeOf,
  ending,
  invocation,
  lease,
  NOW,
  newId,
  newTurn,
  nothingGathered,
  startTurn,
} from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()

async function takenOver(user: string): Promise<{ lost: Claim; taken: Claim }> {
  const lost = await startTurn(store, newTurn(user), 'first')
  const taken = await store.acquire(user, lost.turn.conversation_id, lease('second', 10_000))
  if (taken === null) throw new Error('not taken over')
  return { lost, taken }
}

describe('a lease', () => {
  test('keeps others out until it runs out', async () => {
    const { turn } = await startTurn(store, newTurn('ann'), 'first')
    const acquire = (now_ms: number) => store.acquire('ann', turn.conversation_id, lease('second', now_ms))
    expect(await acquire(9_999)).toBeNull()
    expect(await acquire(10_000)).toMatchObject({ owner: 'second', turn: { id: turn.id } })
  })

  test('does not hold for ever when the clock was set back meanwhile', async () => {
    const hour = 3_600_000
    const accepted = await store.accept(newTurn('ann'), lease('first', hour), 10)
    if (accepted.kind !== 'accepted') throw new Error(accepted.kind)
    const acquire = (now_ms: number) =>
      store.acquire('ann', accepted.turn.conversation_id, lease('second', now_ms))
    expect(await acquire(hour - 10_000)).toBeNull()
    expect(await acquire(hour - 10_001)).toMatchObject({ owner: 'second' })
  })

  test('is given again to its own owner, with a higher fence', async () => {
    const claim = await startTurn(store, newTurn('ann'), 'first')
    const again = await store.acquire('ann', claim.turn.conversation_id, lease('first', 1))
    expect(again?.fence).toBe(claim.fence + 1)
  })

  test('renewed it lasts longer; lost it cannot be renewed', async () => {
    const claim = await startTurn(store, newTurn('ann'), 'first')
    const acquire = (now_ms: number) =>
      store.acquire('ann', claim.turn.conversation_id, lease('second', now_ms))
    expect(await store.renew(claim, lease('first', 9_000))).toBe(true)
    expect(await acquire(18_999)).toBeNull()
    expect(await acquire(19_000)).not.toBeNull()
    expect(await store.renew(claim, lease('first', 19_001))).toBe(false)
  })

  test('gives the lowest open turn only, and none when all are done', async () => {
    const claim = await startTurn(store, newTurn('ann'), 'first')
    const { conversation_id } = claim.turn
    const second = newTurn('ann', { conversation_id, opens_conversation: false })
    expect(await store.accept(second, lease('other'), 10)).toMatchObject({ claim: null })
    await store.finish(claim, nothingGathered, ending())
    const next = await store.acquire('ann', conversation_id, lease('second'))
    expect(next?.turn.id).toBe(second.id)
    if (next !== null) await store.finish(next, nothingGathered, ending())
    expect(await store.acquire('ann', conversation_id, lease('third'))).toBeNull()
  })

  test('that ran out is not taken by a newcomer: the earlier turn goes first', async () => {
    const { turn } = await startTurn(store, newTurn('ann'), 'first')
    const { conversation_id } = turn
    const second = newTurn('ann', { conversation_id, opens_conversation: false })
    expect(await store.accept(second, lease('second', 20_000), 10)).toMatchObject({ claim: null })
    expect(await store.acquire('ann', conversation_id, lease('second', 20_000))).toMatchObject({
      turn: { id: turn.id },
    })
  })

  test('is not given for a conversation of someone else', async () => {
    const claim = await startTurn(store, newTurn('ann'), 'first')
    expect(await store.acquire('ben', claim.turn.conversation_id, lease('x', 99_999))).toBeNull()
  })

  test('of many who want it at once, one gets it', async () => {
    const { turn } = await startTurn(store, newTurn('ann'), 'first')
    const got = await Promise.all(
      Array.from({ length: 8 }, (_, i) => store.acquire('ann', turn.conversation_id, lease(`o${i}`, 20_000))),
    )
    expect(got.filter((claim) => claim !== null)).toHaveLength(1)
  })
})

describe('who lost the claim', () => {
  test('changes no task', async () => {
    const { lost, taken } = await takenOver('fay')
    await expect(store.change(changeOf(lost), adding('late'))).rejects.toThrow(FencedOff)
    expect((await store.reader('fay').page({ limit: 10, now: NOW })).total).toBe(0)
    expect(await store.change(changeOf(taken), adding('in time'))).toMatchObject({ repeated: false })
  })

  test('cannot end the turn, before or after the other one did', async () => {
    const { lost, taken } = await takenOver('gus')
    const late = () => store.finish(lost, nothingGathered, ending({ reply: 'late' }))
    await expect(late()).rejects.toThrow(FencedOff)
    await store.finish(taken, nothingGathered, ending({ reply: 'in time' }))
    await expect(late()).rejects.toThrow(FencedOff)
    const messages = await store.messages('gus', lost.turn.conversation_id, 10)
    expect(messages.map(({ content }) => content)).toEqual(['add milk', 'in time'])
  })

  test('records no call', async () => {
    const { lost } = await takenOver('hal')
    const call = invocation(lost.turn.request.actor, { turn: lost.turn.id })
    await expect(store.record(call, lost)).rejects.toThrow(FencedOff)
    expect((await store.audit('hal', { limit: 10 })).items).toEqual([])
  })
})

describe('taking over a turn that was cut off', () => {
  test('finds how it was read, what it did, in order, and the question it had taken', async () => {
    const lost = await startTurn(store, newTurn('ida'), 'first')
    const call = { tool: 'add_task', params: { title: 'x' }, intent: 'CREATE_TASK' } as const
    const decided = { context: context(lost.turn.message), engine_version: '1' }
    const read = invocation(lost.turn.request.actor, {
      turn: lost.turn.id,
      tool: 'list_tasks',
      call: { ...call, tool: 'list_tasks' },
    })
    await store.change(
      changeOf(lost, { sequence: 2, call }, { gathered: { decided, reads: [read] } }),
      adding('x'),
    )
    const taken = await store.acquire('ida', lost.turn.conversation_id, lease('second', 10_000))
    expect(taken?.turn).toMatchObject({ status: 'decided', decided })
    expect(taken?.outcomes).toMatchObject([
      { sequence: 1, call: { tool: 'list_tasks' } },
      { sequence: 2, call, result: { success: true, data: { task: { title: 'x' } } }, duration_ms: 7 },
    ])
  })

  test('unfinished conversations are listed, oldest first, until they are finished', async () => {
    const own = await freshList()
    expect(own.map(({ user_id }) => user_id)).toEqual(['old', 'new'])
  })

  async function freshList() {
    const late = newTurn('new', { received_at: '2020-01-02T00:00:00.000Z' })
    const early = newTurn('old', { received_at: '2020-01-01T00:00:00.000Z' })
    await startTurn(store, late)
    await startTurn(store, early)
    const done = await startTurn(store, newTurn('done', { received_at: '2019-01-01T00:00:00.000Z' }))
    await store.finish(done, nothingGathered, ending())
    await add(store, 'done', `unrelated ${newId()}`)
    const ours = new Set(['old', 'new', 'done'])
    return (await store.unfinished()).filter(({ user_id }) => ours.has(user_id))
  }
})

function context(message: string) {
  return {
    message,
    now: NOW,
    policy: 'standard',
    interpretation: { commands: [], confidence: 1, method: 'RULE_BASED', rules: [], reasoning: '' },
    pending: null,
    pressed: null,
    last_list: null,
    last_task: null,
  } as const
}
