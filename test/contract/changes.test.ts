/** One change, exactly once: the same key acts no second time, a failure leaves nothing but its audit row. */
import { describe, expect, test } from 'vitest'
import {
  act,
  actorOf,
  add,
  adding,
  changeBy,
  changeOf,
  done,
  ending,
  failed,
  fields,
  invocation,
  NOW,
  newId,
  newTurn,
  nothingGathered,
  question,
  resultOf,
  startTurn,
} from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()
const titles = async (user: string) =>
  (await store.reader(user).page({ limit: 100, now: NOW })).tasks.map(({ title }) => title)
const audit = async (user: string) => (await store.audit(user, { limit: 100 })).items

describe('the same key', () => {
  test('acts once and gives the recorded result again', async () => {
    const change = changeBy(actorOf('ann'))
    const first = await store.change(change, adding('milk'))
    const again = await store.change(change, adding('milk'))
    expect(first).toMatchObject({ kind: 'done', repeated: false })
    expect(again).toEqual({ ...first, repeated: true })
    expect(await titles('ann')).toEqual(['milk'])
    expect(await audit('ann')).toMatchObject([{ tool: 'add_task', success: true, duration_ms: 7 }])
  })

  test.each([
    ['another tool', { tool: 'delete_task' }],
    ['other parameters', { params_hash: 'other' }],
  ])('with %s differs, and acts not at all', async (_, other) => {
    const user = newId()
    const key = { turn: newId(), sequence: 3 }
    await store.change(changeBy(actorOf(user), key), adding('milk'))
    const second = await store.change(changeBy(actorOf(user), { ...key, ...other }), adding('eggs'))
    expect(second).toEqual({ kind: 'differs' })
    expect(await titles(user)).toEqual(['milk'])
    expect(await audit(user)).toHaveLength(1)
  })

  test('sent many times at once acts once', async () => {
    const change = changeBy(actorOf('bea'))
    const all = await Promise.all(Array.from({ length: 8 }, () => store.change(change, adding('milk'))))
    expect(all.filter((one) => one.kind === 'done' && !one.repeated)).toHaveLength(1)
    expect(await titles('bea')).toEqual(['milk'])
  })

  test('of two users are two keys', async () => {
    const key = { turn: newId() }
    await store.change(changeBy(actorOf('cat'), key), adding('milk'))
    await store.change(changeBy(actorOf('dan'), key), adding('milk'))
    expect([await titles('cat'), await titles('dan')]).toEqual([['milk'], ['milk']])
  })
})

describe('a result that says it failed', () => {
  test('leaves no change, no number and no revision, but is recorded', async () => {
    const change = changeBy(actorOf('eve'))
    const work = async (tasks: Parameters<Parameters<typeof store.change>[1]>[0]) => {
      await tasks.add(newId(), fields('gone'), '2026-01-01T00:00:00.000Z')
      return failed
    }
    expect(resultOf(await store.change(change, work))).toEqual(failed)
    expect(await store.change(change, work)).toMatchObject({ repeated: true, result: failed })
    expect(await titles('eve')).toEqual([])
    expect(await audit('eve')).toMatchObject([
      { success: false, error: 'No.', error_code: 'CONFLICT', result: null },
    ])
    expect((await add(store, 'eve', 'first')).number).toBe(1)
    expect(await act(store, actorOf('eve'), (tasks) => tasks.undoable())).toHaveLength(1)
  })

  test('an error thrown by the work leaves nothing at all', async () => {
    const change = changeBy(actorOf('fay'))
    const work = async (tasks: Parameters<Parameters<typeof store.change>[1]>[0]) => {
      await tasks.add(newId(), fields('gone'), '2026-01-01T00:00:00.000Z')
      throw new Error('cut off')
    }
    await expect(store.change(change, work)).rejects.toThrow('cut off')
    expect(await titles('fay')).toEqual([])
    expect(await audit('fay')).toEqual([])
    expect(await store.change(change, adding('milk'))).toMatchObject({ repeated: false })
  })
})

describe('numbers', () => {
  test('count 1, 2, 3 without gaps or repeats under parallel changes', async () => {
    const added = await Promise.all(Array.from({ length: 20 }, (_, i) => add(store, 'gus', `task ${i}`)))
    expect(added.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    )
  })

  test('are not given again after a delete', async () => {
    const first = await add(store, 'hal', 'first')
    await act(store, actorOf('hal'), (tasks) => tasks.change(first, { deleted: true }, first.updated_at))
    expect((await add(store, 'hal', 'second')).number).toBe(2)
  })
})

describe('the open question', () => {
  async function asked(user: string) {
    const first = await startTurn(store, newTurn(user))
    const pending = question()
    await store.finish(first, nothingGathered, ending({ pending }))
    const { conversation_id } = first.turn
    const claim = await startTurn(store, newTurn(user, { conversation_id, opens_conversation: false }))
    return { pending, claim }
  }

  test('is taken with the change, by every call of one turn, and by no other', async () => {
    const { pending, claim } = await asked('ida')
    const claims = { claims: pending.id }
    expect(resultOf(await store.change(changeOf(claim, {}, claims), adding('one'))).success).toBe(true)
    const second = await store.change(changeOf(claim, { sequence: 2 }, claims), adding('two'))
    expect(resultOf(second).success).toBe(true)
    const other = await store.change(changeBy(actorOf('ida'), {}, claims), adding('three'))
    expect(resultOf(other)).toEqual({
      success: false,
      data: null,
      error: 'That question is no longer open.',
      error_code: 'CONFLICT',
    })
    expect(await titles('ida')).toEqual(['one', 'two'])
    expect(await audit('ida')).toHaveLength(3)
  })

  test('stays open when the change it allowed failed', async () => {
    const { pending, claim } = await asked('jon')
    await store.change(changeOf(claim, {}, { claims: pending.id }), async () => failed)
    const other = await store.change(changeBy(actorOf('jon'), {}, { claims: pending.id }), adding('one'))
    expect(resultOf(other).success).toBe(true)
  })

  test('of someone else is not there', async () => {
    const { pending } = await asked('kim')
    const foreign = await store.change(changeBy(actorOf('leo'), {}, { claims: pending.id }), adding('x'))
    expect(resultOf(foreign)).toMatchObject({ error_code: 'CONFLICT' })
  })

  test('taken by a turn that was cut off is there for it again', async () => {
    const { pending, claim } = await asked('mia')
    await store.change(changeOf(claim, {}, { claims: pending.id }), async () => done({}))
    const again = await store.acquire('mia', claim.turn.conversation_id, {
      owner: 'second',
      now_ms: 10_000,
      ttl_ms: 1,
    })
    expect(again?.pending).toEqual(pending)
  })
})

describe('calls recorded on their own', () => {
  test('keep the first row of a key', async () => {
    const read = invocation(actorOf('ned'), { tool: 'list_tasks', result: done({ total: 0 }) })
    await store.record(read, null)
    await store.record({ ...read, id: newId(), result: done({ total: 1 }) }, null)
    expect(await audit('ned')).toMatchObject([{ id: read.id, tool: 'list_tasks', result: { total: 0 } }])
  })

  test('come newest first, by page, filtered, and only to their owner', async () => {
    const actor = actorOf('olo')
    for (let hour = 1; hour <= 5; hour++) {
      await store.record(invocation(actor, { invoked_at: `2026-03-04T0${hour}:00:00.000Z` }), null)
    }
    const failure = { tool: 'undo', result: failed, invoked_at: '2026-03-04T06:00:00.000Z' }
    await store.record(invocation(actorOf('olo', 'mcp', 'claude'), failure), null)
    const first = await store.audit('olo', { limit: 4 })
    const rest = await store.audit('olo', { limit: 4, cursor: first.next_cursor ?? '' })
    const hours = [...first.items, ...rest.items].map(({ invoked_at }) => invoked_at.slice(12, 13))
    expect(hours).toEqual(['6', '5', '4', '3', '2', '1'])
    expect(rest.next_cursor).toBeNull()
    const count = async (filter: object) => (await store.audit('olo', { limit: 9, ...filter })).items.length
    expect(await count({ success: false })).toBe(1)
    expect(await count({ tool: 'add_task' })).toBe(5)
    expect(await count({ source: 'mcp' })).toBe(1)
    expect(await count({ from: '2026-03-04T02:00:00.000Z', to: '2026-03-04T04:00:00.000Z' })).toBe(2)
    expect((await store.audit('pam', { limit: 9 })).items).toEqual([])
  })
})
