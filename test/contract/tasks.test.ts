/** Tasks as they are kept: every field, every state, versions that only grow, text that comes back unchanged. */
import { describe, expect, test } from 'vitest'
import type { Task } from '../../src/domain/task.ts'
import type { TaskWriter } from '../../src/store/contract-tasks.ts'
import { AT, act, actorOf, add, fields, NOW, newId } from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()
const LATER = '2026-03-04T10:00:00.000Z'

function change(user: string, task: Task, edit: Parameters<TaskWriter['change']>[1], at = LATER) {
  return act(store, actorOf(user), (tasks) => tasks.change(task, edit, at))
}

describe('a task', () => {
  test('is found by id and by number, by its owner only', async () => {
    const full = {
      description: 'two litres',
      priority: 'high',
      due_date: '2026-03-05',
      timezone: null,
      list: null,
      labels: [],
      recurrence: null,
      recurs_from: null,
      recurs_on: null,
      recurs_except: [],
      reminders: null,
      snoozed_until: null,
      position: null,
      series: null,
    }
    const task = await add(store, 'ann', 'Buy Milk', { ...full, priority: 'high' })
    expect(task).toEqual({
      ...full,
      id: task.id,
      number: 1,
      title: 'Buy Milk',
      status: 'pending',
      completed: false,
      created_at: AT,
      updated_at: AT,
      completed_at: null,
      version: 1,
    })
    expect(await store.reader('ann').find(task.id)).toEqual(task)
    expect(await store.reader('ann').find('1')).toEqual(task)
    for (const id of [task.id, '1']) expect(await store.reader('ben').find(id)).toBeNull()
  })

  test.each(['2', '0', '99999999999999999999', '-1', '1.5', '', ' 1', 'x\0y', '\ud800', "' or 1=1 --"])(
    'is not found as %j',
    async (id) => {
      expect(await store.reader('ann').find(id)).toBeNull()
    },
  )

  test('keeps what a change does not name', async () => {
    const task = await add(store, 'dan', 'milk', { priority: 'low', due_date: '2026-03-05T17:00' })
    const renamed = await change('dan', task, { title: 'soy milk', priority: null })
    expect(renamed).toEqual({ ...task, title: 'soy milk', priority: null, version: 2, updated_at: LATER })
    expect(await store.reader('dan').find('1')).toEqual(renamed)
  })

  test('is completed once, and keeps when', async () => {
    const task = await add(store, 'eve', 'milk')
    const completed = await change('eve', task, { completed: true })
    expect(completed).toMatchObject({ status: 'completed', completed: true, completed_at: LATER, version: 2 })
    const again = await change('eve', completed, { completed: true }, '2026-03-04T11:00:00.000Z')
    expect(again).toMatchObject({ completed_at: LATER, version: 3 })
    const reopened = await change('eve', again, { completed: false })
    expect(reopened).toMatchObject({ status: 'pending', completed: false, completed_at: null, version: 4 })
  })

  test('that is deleted is gone from everywhere but the bin', async () => {
    const task = await add(store, 'fay', 'milk')
    const deleted = await change('fay', task, { deleted: true })
    const reader = store.reader('fay')
    expect(await reader.find(task.id)).toBeNull()
    expect((await reader.page({ limit: 9, now: NOW })).total).toBe(0)
    expect((await reader.page({ limit: 9, now: NOW, query: 'milk' })).total).toBe(0)
    expect(await reader.findDeleted('1')).toEqual(deleted)
    const restored = await change('fay', deleted, { deleted: false })
    expect(restored).toMatchObject({ title: 'milk', version: 3 })
    expect((await reader.page({ limit: 9, now: NOW, query: 'milk' })).tasks).toEqual([restored])
    expect(await reader.findDeleted('1')).toBeNull()
  })

  test('is not changed by who saw an older version', async () => {
    const task = await add(store, 'gus', 'milk')
    await change('gus', task, { title: 'soy milk' })
    await expect(change('gus', task, { title: 'oat milk' })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await store.reader('gus').find('1')).toMatchObject({ title: 'soy milk', version: 2 })
  })

  test('of someone else cannot be changed', async () => {
    const task = await add(store, 'hal', 'milk')
    await expect(change('ida', task, { title: 'mine' })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await store.reader('hal').find('1')).toEqual(task)
  })

  test('is never older than it was, even when the clock is', async () => {
    const task = await add(store, 'jon', 'milk')
    const renamed = await change('jon', task, { title: 'x' }, '2020-01-01T00:00:00.000Z')
    expect(renamed.updated_at).toBe(AT)
  })
})

describe('text', () => {
  const hostile = [
    `'; drop table tasks; --`,
    '"quoted" \\ back\\slash %s $x {{y}}',
    '<script>alert(1)</script>',
    'ﷺ ﷽ Ａ ﬁ ① İıſß',
    'e\u0301 \u00e9 \u202eright to left\u202c',
    '👩‍👩‍👧‍👦 🏳️‍🌈 🇩🇪 𝒳 𐍈',
    'tab\tnew\nline\r\n\u0001\u001b[31m\u2028\u2029\ufeff\uffff',
    '日本語 を 勉強',
    'x'.repeat(500),
    '👍'.repeat(500),
    'null',
    '٣ ３ 3',
  ]

  test.each(hostile)('%j comes back unchanged and is found by itself', async (text) => {
    const user = `user ${text.slice(0, 20)}`
    const task = await add(store, user, text, { description: text })
    expect(await store.reader(user).find('1')).toEqual(task)
    expect(task).toMatchObject({ title: text, description: text })
    const { tasks } = await store.reader(user).page({ limit: 9, now: NOW, query: text })
    expect(tasks).toEqual([task])
  })
})

describe('a token for a delete', () => {
  const token = (parts = {}) => ({
    token_hash: newId(),
    task_id: newId(),
    version: 2,
    expires_at: '2026-03-04T09:05:00.000Z',
    ...parts,
  })
  const put = (user: string, given = token()) =>
    act(store, actorOf(user), async (tasks) => {
      await tasks.putToken(given)
      return given
    })
  const use = (user: string, hash: string, now = AT) =>
    act(store, actorOf(user), async (tasks) => ({ token: await tasks.useToken(hash, now) }))

  test('works once', async () => {
    const given = await put('kim')
    expect(await use('kim', given.token_hash)).toEqual({ token: given })
    expect(await use('kim', given.token_hash)).toEqual({ token: null })
  })

  test('works not at all when it is too old, or for another user', async () => {
    const given = await put('leo')
    expect(await use('mia', given.token_hash)).toEqual({ token: null })
    expect(await use('leo', given.token_hash, given.expires_at)).toEqual({ token: null })
  })
})

test('one change may add and change several tasks', async () => {
  const made = await act(store, actorOf('ned'), async (tasks) => {
    const first = await tasks.add(newId(), fields('one'), AT)
    await tasks.add(newId(), fields('two'), AT)
    return tasks.change(first, { completed: true }, LATER)
  })
  expect(made).toMatchObject({ number: 1, version: 2 })
  expect((await store.reader('ned').page({ limit: 9, now: NOW })).total).toBe(2)
})
