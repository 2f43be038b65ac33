/** What a model costs and what it read is kept: budgets are exact, and nobody asks twice. */
import { describe, expect, test } from 'vitest'
import { FencedOff } from '../../src/store/contract-turns.ts'
import { ending, lease, NOW, newTurn, nothingGathered, startTurn } from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()

const decided = {
  engine_version: '1+model',
  context: {
    message: 'add milk',
    now: NOW,
    policy: 'standard',
    interpretation: {
      commands: [{ intent: 'CREATE_TASK', params: { title: 'milk' }, spans: { title: [4, 8] } }],
      confidence: 0.9,
      method: 'LLM',
      rules: ['model'],
      reasoning: 'A model read it.',
    },
    pending: null,
    pressed: null,
    last_list: null,
    last_task: null,
  },
} as const

describe('the reading of a model', () => {
  test('is there for whoever takes the turn over', async () => {
    const turn = newTurn('ann')
    const claim = await startTurn(store, turn)
    await store.decided(claim, decided)
    expect(await store.turn('ann', turn.id)).toMatchObject({ status: 'decided', decided })
    const next = await store.acquire('ann', turn.conversation_id, lease('next', 60_000))
    expect(next?.turn.decided).toEqual(decided)
  })

  test('stays when the turn ends', async () => {
    const turn = newTurn('ann')
    const claim = await startTurn(store, turn)
    await store.decided(claim, decided)
    await store.finish(claim, nothingGathered, ending())
    expect(await store.turn('ann', turn.id)).toMatchObject({ status: 'done', decided })
  })

  test('is refused from who lost the turn', async () => {
    const turn = newTurn('ann')
    const claim = await startTurn(store, turn)
    await store.acquire('ann', turn.conversation_id, lease('other', 60_000))
    await expect(store.decided(claim, decided)).rejects.toBeInstanceOf(FencedOff)
    expect(await store.turn('ann', turn.id)).toMatchObject({ status: 'received', decided: null })
  })
})

describe('the daily budget', () => {
  test('is counted per user and begins anew each day', async () => {
    const asks = (user: string, day: string) => store.spend(user, day, 2)
    expect([await asks('bob', '2026-03-04'), await asks('bob', '2026-03-04')]).toEqual([true, true])
    expect(await asks('bob', '2026-03-04')).toBe(false)
    expect(await asks('eve', '2026-03-04')).toBe(true)
    expect(await asks('bob', '2026-03-05')).toBe(true)
    expect(await asks('bob', '2026-03-05')).toBe(true)
    expect(await asks('bob', '2026-03-05')).toBe(false)
  })

  test('is exact however many ask at once', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => store.spend('max', '2026-03-04', 5)))
    expect(all.filter(Boolean)).toHaveLength(5)
  })

  test('of nothing allows nothing', async () => {
    expect(await store.spend('nil', '2026-03-04', 0)).toBe(false)
  })
})
