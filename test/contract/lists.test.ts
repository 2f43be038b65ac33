/** Lists and labels: spelled one way, counted without counting, and brought back whole by one undo. */
import { describe, expect, test } from 'vitest'
import type { Task } from '../../src/domain/task.ts'
import type { Actor } from '../../src/store/actor.ts'
import type { TaskWriter } from '../../src/store/contract-tasks.ts'
import { AT, act, actorOf, add, fields, NOW, newId } from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()
const LATER = '2026-03-04T10:00:00.000Z'

const reader = (user: string) => store.reader(user)
const shown = async (user: string, list: string | null) =>
  (await reader(user).page({ limit: 100, now: NOW, list })).tasks.map(({ title }) => title)
const counts = async (user: string) =>
  Object.fromEntries(
    (await reader(user).groupings()).lists.map((list) => [list.name, [list.pending, list.completed]]),
  )
const doing = <T>(user: string, work: (tasks: TaskWriter) => Promise<T>, who: Actor = actorOf(user)) =>
  act(store, who, work)

async function undo(user: string, who = actorOf(user)): Promise<void> {
  await act(store, who, async (tasks) => {
    for (const revision of await tasks.undoable()) {
      if ('task_id' in revision) expect(await tasks.revert(revision, LATER)).not.toBeNull()
      else await tasks.revertList(revision, LATER)
    }
    return true
  })
}

/** Everything but what only grows. */
async function everything(user: string) {
  const { tasks, total } = await reader(user).page({ limit: 100, now: NOW })
  const lists = (await reader(user).groupings()).lists.map(({ version: _, ...list }) => list)
  const labels = (await reader(user).groupings()).labels.map(({ version: _, ...label }) => label)
  return { tasks: tasks.map(({ version: _, updated_at: __, ...task }) => task), total, lists, labels }
}

describe('what a task carries', () => {
  test('its list, labels and repetition come back as they were given', async () => {
    const given = {
      list: 'Shopping',
      labels: ['finance', 'Ops'],
      recurrence: 'FREQ=WEEKLY;BYDAY=MO',
      recurs_from: 'completion' as const,
    }
    const task = await add(store, 'carries', 'milk', given)
    expect(task).toMatchObject(given)
    expect(await reader('carries').find('1')).toEqual(task)
    const [known] = (await reader('carries').related('milk', 40)).tasks
    expect(known).toMatchObject({
      list: 'Shopping',
      labels: ['finance', 'Ops'],
      recurrence: given.recurrence,
    })
  })

  test('a name that is known is spelled as it is known', async () => {
    await add(store, 'spelled', 'milk', { list: 'Shopping', labels: ['Finance'] })
    const second = await add(store, 'spelled', 'eggs', { list: 'the shopping list', labels: ['#finance'] })
    expect(second).toMatchObject({ list: 'Shopping', labels: ['Finance'] })
    expect(await counts('spelled')).toEqual({ Shopping: [2, 0] })
  })

  test('names come along with a message', async () => {
    await add(store, 'names', 'milk', { list: 'Shopping', labels: ['finance'] })
    const { lists, labels } = await reader('names').related('what is there?', 40)
    expect({ lists, labels }).toEqual({ lists: ['Shopping'], labels: ['finance'] })
  })

  test('of more than a hundred, those that share a word', async () => {
    await doing('many names', async (tasks) => {
      for (let at = 0; at < 120; at++) await tasks.makeList(`trip number ${at}`, AT)
      return await tasks.makeList('Oslo fjord', AT)
    })
    const { lists } = await reader('many names').related('what is on the oslo one?', 40)
    expect(lists).toEqual(['Oslo fjord'])
  })
})

describe('filters', () => {
  test('by list, the main one included, by label, and what repeats', async () => {
    const user = 'filters'
    await add(store, user, 'milk', { list: 'shopping' })
    await add(store, user, 'tent', { list: 'camping', labels: ['gear'] })
    await add(store, user, 'call Ann', { labels: ['gear', 'people'] })
    await add(store, user, 'bins', { recurrence: 'FREQ=WEEKLY', recurs_from: 'due' })
    expect(await shown(user, 'Shopping')).toEqual(['milk'])
    expect(await shown(user, null)).toEqual(['call Ann', 'bins'])
    expect(await shown(user, 'nothing like it')).toEqual([])
    const titles = async (query: object) =>
      (await reader(user).page({ limit: 9, now: NOW, ...query })).tasks.map(({ title }) => title)
    expect(await titles({ label: '#Gear' })).toEqual(['tent', 'call Ann'])
    expect(await titles({ label: 'gear', list: 'camping' })).toEqual(['tent'])
    expect(await titles({ repeating: true })).toEqual(['bins'])
    expect(await titles({ list: 'camping', query: 'milk' })).toEqual([])
    expect(await titles({ list: 'camping', query: 'tent' })).toEqual(['tent'])
  })

  test('with reminders of its own, or without: silence is none', async () => {
    const user = 'reminded'
    await add(store, user, 'dentist', { due_date: '2026-03-09T15:00', reminders: ['-PT1H'] })
    await add(store, user, 'call Ann', { reminders: ['2026-03-05T10:00'], list: 'people' })
    await add(store, user, 'vet', { due_date: '2026-03-09T11:00' })
    await add(store, user, 'bins', { due_date: '2026-03-10', reminders: [] })
    const titles = async (query: object) =>
      (await reader(user).page({ limit: 9, now: NOW, ...query })).tasks.map(({ title }) => title)
    expect((await titles({ reminders: 'set' })).toSorted()).toEqual(['call Ann', 'dentist'])
    expect((await titles({ reminders: 'none' })).toSorted()).toEqual(['bins', 'vet'])
    expect(await titles({ reminders: 'set', list: 'people' })).toEqual(['call Ann'])
    expect(await titles({ reminders: 'none', query: 'dentist' })).toEqual([])
    expect((await reader(user).page({ limit: 1, now: NOW, reminders: 'none' })).total).toBe(2)
  })

  test('pages of a list say how many there are in it', async () => {
    const user = 'pages'
    for (const number of [1, 2, 3, 4, 5]) await add(store, user, `item ${number}`, { list: 'long' })
    await add(store, user, 'other')
    const first = await reader(user).page({ limit: 2, now: NOW, list: 'long' })
    expect(first.total).toBe(5)
    const second = await reader(user).page({
      limit: 9,
      now: NOW,
      list: 'long',
      cursor: String(first.next_cursor),
    })
    expect(second.tasks.map(({ title }) => title)).toEqual(['item 3', 'item 4', 'item 5'])
    expect((await reader(user).page({ limit: 9, now: NOW, list: null })).total).toBe(1)
    expect((await reader(user).page({ limit: 9, now: NOW, list: 'long', order: 'newest' })).total).toBe(5)
  })
})

/** Two lists, labels on both, one task done. */
async function twoLists(user: string): Promise<readonly Task[]> {
  const milk = await add(store, user, 'milk', { list: 'shopping', labels: ['food'], due_date: '2026-03-09' })
  const eggs = await add(store, user, 'eggs', { list: 'shopping', labels: ['food', 'fresh'] })
  const tent = await add(store, user, 'tent', { list: 'camping', labels: ['gear'] })
  await doing(user, (tasks) => tasks.change(eggs, { completed: true }, LATER))
  return [milk, eggs, tent]
}

describe('whole lists', () => {
  test.each<[string, (tasks: TaskWriter) => Promise<unknown>]>([
    ['deleting a list', (tasks) => tasks.deleteList('Shopping', LATER)],
    ['renaming a list', (tasks) => tasks.renameList('shopping', 'Groceries', LATER)],
    ['spelling a list otherwise', (tasks) => tasks.renameList('shopping', 'SHOPPING', LATER)],
    ['merging two lists', (tasks) => tasks.renameList('shopping', 'camping', LATER)],
    ['making a list', (tasks) => tasks.makeList('Oslo', LATER)],
    ['renaming a label', (tasks) => tasks.renameLabel('food', 'eat', LATER)],
    ['renaming a label to another one', (tasks) => tasks.renameLabel('food', 'fresh', LATER)],
    ['a task on a new list', (tasks) => tasks.add(newId(), fields('passport', { list: 'Oslo' }), LATER)],
  ])('%s is undone to the last detail', async (name, work) => {
    await twoLists(name)
    const before = await everything(name)
    await doing(name, work)
    const after = await everything(name)
    expect(after).not.toEqual(before)
    await undo(name)
    const back = await everything(name)
    expect({ ...back, labels: new Set(back.labels) }).toEqual({ ...before, labels: new Set(before.labels) })
    expect(await countedByHand(name)).toEqual(await counts(name))
  })

  test('a merge moves everything, and says what', async () => {
    await twoLists('merge')
    const end = await doing('merge', (tasks) => tasks.renameList('shopping', 'the camping list', LATER))
    expect(end.name).toBe('camping')
    expect(end.tasks.map(({ title }) => title).sort()).toEqual(['eggs', 'milk'])
    expect(await counts('merge')).toEqual({ camping: [2, 1] })
  })

  test('a list that is there is not made again, whatever the capitals', async () => {
    await twoLists('again')
    await expect(doing('again', (tasks) => tasks.makeList('The SHOPPING list', LATER))).rejects.toThrow(
      'There is a list “shopping” already.',
    )
  })

  test('a list that is not there is not deleted', async () => {
    await expect(doing('none', (tasks) => tasks.deleteList('Oslo', LATER))).rejects.toThrow(
      'There is no list “Oslo”.',
    )
  })

  test('what was put on a list by someone else since keeps it', async () => {
    const user = 'kept'
    await doing(user, (tasks) => tasks.makeList('Oslo', LATER))
    await doing(
      user,
      (tasks) => tasks.add(newId(), fields('map', { list: 'Oslo' }), LATER),
      actorOf(user, 'mcp'),
    )
    await undo(user)
    expect(await shown(user, 'Oslo')).toEqual(['map'])
  })

  test('a task that comes back brings its list along', async () => {
    const user = 'bin'
    const [milk] = await twoLists(user)
    await doing(user, (tasks) => tasks.deleteList('shopping', LATER))
    const deleted = await reader(user).findDeleted(milk?.id ?? '')
    await doing(user, (tasks) => tasks.change(deleted as Task, { deleted: false }, LATER))
    expect(await counts(user)).toEqual({ camping: [1, 0], shopping: [1, 0] })
  })

  test('everything about someone goes when they are forgotten', async () => {
    await twoLists('forgotten')
    await store.erase('forgotten', LATER)
    expect(await everything('forgotten')).toEqual({ tasks: [], total: 0, lists: [], labels: [] })
  })
})

async function countedByHand(user: string) {
  const { tasks } = await reader(user).page({ limit: 100, now: NOW })
  const lists = (await reader(user).groupings()).lists.map(({ name }) => {
    const on = tasks.filter(({ list }) => list === name)
    const completed = on.filter((task) => task.completed).length
    return [name, [on.length - completed, completed]]
  })
  return Object.fromEntries(lists)
}
