/** Finding a task by words: stems, typos, several words, filters, and words that change with the title. */
import { describe, expect, test } from 'vitest'
import type { TaskQuery } from '../../src/store/contract-tasks.ts'
import { act, actorOf, add, fields, NOW, newId } from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()

async function found(user: string, query: string, filter: Partial<TaskQuery> = {}) {
  const { tasks } = await store.reader(user).page({ limit: 100, now: NOW, ...filter, query })
  return tasks.map(({ title }) => title)
}

async function list(user: string, ...titles: string[]): Promise<void> {
  for (const title of titles) await add(store, user, title)
}

describe('a phrase', () => {
  const ready = list(
    'ann',
    'Buy milk',
    'Buy soy milk',
    'Buy groceries',
    'Call mum',
    'Prepare the presentation',
    'Café crème',
    '日本語 を 勉強',
    '🍎',
    'Pay rent',
  )
  test.each([
    ['milk', ['Buy milk', 'Buy soy milk']],
    ['soy milk', ['Buy soy milk', 'Buy milk']],
    ['bought groceries', ['Buy groceries', 'Buy milk', 'Buy soy milk']],
    ['grocceries', ['Buy groceries']],
    ['presentaton', ['Prepare the presentation']],
    ['mlik', ['Buy milk', 'Buy soy milk']],
    ['cafe', ['Café crème']],
    ['日本', ['日本語 を 勉強']],
    ['🍎', ['🍎']],
    ['the mum thing', ['Call mum']],
    ['mom', []],
    ['dentist', []],
    ['paint', []],
    ['%', []],
    ['_', []],
  ])('%s', async (phrase, titles) => {
    await ready
    expect(await found('ann', phrase)).toEqual(titles)
  })

  test('finds nothing of another user, not even as a spelling', async () => {
    await ready
    await list('ben', 'unrelated')
    expect(await found('ben', 'milk')).toEqual([])
    expect(await found('ben', 'grocceries')).toEqual([])
  })
})

test('sorted otherwise than by how well they fit', async () => {
  await add(store, 'fay', 'milk for the cat', { priority: 'low' })
  await add(store, 'fay', 'buy milk')
  await add(store, 'fay', 'Almond milk', { priority: 'high' })
  await add(store, 'fay', 'pay rent', { priority: 'high' })
  expect(await found('fay', 'milk', { order: 'priority' })).toEqual([
    'Almond milk',
    'milk for the cat',
    'buy milk',
  ])
  expect(await found('fay', 'milk', { order: 'title' })).toEqual([
    'Almond milk',
    'buy milk',
    'milk for the cat',
  ])
  expect(await found('fay', 'milk', { order: 'newest' })).toEqual([
    'Almond milk',
    'buy milk',
    'milk for the cat',
  ])
  expect(await found('fay', 'milk', { order: 'oldest', except: [1] })).toEqual(['buy milk', 'Almond milk'])
})

describe('words follow the title', () => {
  test('when it is renamed, completed, deleted and restored', async () => {
    const who = actorOf('cat')
    const step = (edit: object) =>
      act(store, who, async (tasks) => {
        const task = (await tasks.find('1')) ?? (await tasks.findDeleted('1'))
        if (task === null) throw new Error('gone')
        return tasks.change(task, edit, task.updated_at)
      })
    await list('cat', 'buy milk')
    await step({ title: 'buy oats' })
    expect([await found('cat', 'milk'), await found('cat', 'oats')]).toEqual([[], ['buy oats']])
    await step({ completed: true })
    expect(await found('cat', 'oats', { status: 'completed' })).toEqual(['buy oats'])
    expect(await found('cat', 'oats', { status: 'pending' })).toEqual([])
    await step({ due_date: '2026-03-04', completed: false })
    expect(await found('cat', 'oats', { status: 'pending', due: 'today' })).toEqual(['buy oats'])
    await step({ deleted: true })
    expect(await found('cat', 'oats')).toEqual([])
    await step({ deleted: false })
    expect(await found('cat', 'oats')).toEqual(['buy oats'])
  })
})

test('deleted tasks do not crowd out the one that is there', { timeout: 30_000 }, async () => {
  const titles = await act(store, actorOf('eve'), async (tasks) => {
    for (let i = 1; i <= 220; i++) {
      const task = await tasks.add(newId(), fields('buy oats'), '2026-03-04T09:00:00.000Z')
      if (i < 220) await tasks.change(task, { deleted: true }, task.updated_at)
    }
    return (await tasks.page({ limit: 9, now: NOW, query: 'oats' })).tasks.map(({ number }) => number)
  })
  expect(titles).toEqual([220])
})

describe('a long list', { timeout: 30_000 }, () => {
  const titleOf = (i: number) =>
    i === 1150 ? 'buy special milk' : `buy ${i % 2 === 0 ? 'milk' : 'eggs'} ${i}`
  const ready = act(store, actorOf('dan'), async (tasks) => {
    for (let i = 1; i <= 1200; i++) {
      const priority = i === 1100 ? 'high' : null
      await tasks.add(
        newId(),
        fields(titleOf(i), { priority, due_date: '2026-03-01' }),
        '2026-03-04T09:00:00.000Z',
      )
    }
    return true
  })

  test('gives the one that has all the words first, however common each is', async () => {
    await ready
    expect((await found('dan', 'buy special milk'))[0]).toBe('buy special milk')
    expect((await found('dan', 'milk 1198'))[0]).toBe('buy milk 1198')
    expect((await found('dan', 'buy eggs 1199'))[0]).toBe('buy eggs 1199')
  })

  test('applies the filter before it stops looking', async () => {
    await ready
    expect(await found('dan', 'milk', { priority: 'high' })).toEqual(['buy milk 1100'])
    expect((await store.reader('dan').page({ limit: 1, now: NOW, due: 'overdue' })).total).toBe(1200)
  })

  test('comes in pages', async () => {
    await ready
    const reader = store.reader('dan')
    const first = await reader.page({ limit: 60, now: NOW, query: 'milk' })
    const second = await reader.page({ limit: 60, now: NOW, query: 'milk', cursor: first.next_cursor ?? '' })
    expect(new Set([...first.tasks, ...second.tasks].map(({ id }) => id)).size).toBe(120)
  })
})
