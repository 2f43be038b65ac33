/** Words of notes: found behind titles, kept in step with their tasks, bounded, and there for notes of old. */
import { describe, expect, test } from 'vitest'
import { KNOWN_TASKS } from '../../src/domain/known-task.ts'
import { sortKey } from '../../src/domain/sort-key.ts'
import type { TaskQuery } from '../../src/store/contract-tasks.ts'
import { openStore } from '../../src/store/open.ts'
import { act, actorOf, add, fields, NOW, newId } from '../support/store-fixtures.ts'
import { freshDatabase, freshStore, runSql } from '../support/stores.ts'

const store = await freshStore()
const AT = '2026-03-04T09:00:00.000Z'

async function page(user: string, query: string, filter: Partial<TaskQuery> = {}, on = store) {
  return await on.reader(user).page({ limit: 100, now: NOW, ...filter, query })
}

async function found(user: string, query: string, filter: Partial<TaskQuery> = {}) {
  return (await page(user, query, filter)).tasks.map(({ title }) => title)
}

const note = (description: string) => ({ description })

describe('a word of a note', () => {
  const ready = (async () => {
    await add(store, 'ann', 'Visit the bank', note('Ask for the blue folders, bring milk. Code: KX-4711'))
    await add(store, 'ann', 'Buy milk', note('at the corner shop'))
    await add(store, 'ann', 'Buy soy milk')
    await add(store, 'ann', 'Call the corner shop')
    await add(store, 'ann', 'Pay rent', { ...note('see the folder'), list: 'Home', due_date: '2026-03-04' })
  })()

  test.each([
    ['folder', ['Pay rent', 'Visit the bank']],
    ['blue folder', ['Visit the bank', 'Pay rent']],
    ['4711', ['Visit the bank']],
    ['kx', ['Visit the bank']],
    ['kx-4711', ['Visit the bank']],
    ['milk', ['Buy milk', 'Buy soy milk', 'Visit the bank']],
    ['corner shop', ['Call the corner shop', 'Buy milk']],
    // split between title and note, before those that have only some of it
    ['milk corner', ['Buy milk', 'Buy soy milk', 'Call the corner shop', 'Visit the bank']],
    // a slip is looked for in titles only
    ['foldre', []],
    ['dentist', []],
    // still being typed: in titles, in notes, and of several words each
    ['ban', ['Visit the bank']],
    ['fol', ['Pay rent', 'Visit the bank']],
    ['vis ban', ['Visit the bank']],
    ['bank blu', ['Visit the bank']],
    ['vis dentist', []],
    ['b', []],
  ])('%s', async (phrase, titles) => {
    await ready
    expect(await found('ann', phrase)).toEqual(titles)
  })

  test('is looked for within a filter and a list', async () => {
    await ready
    expect(await found('ann', 'folder', { due: 'today' })).toEqual(['Pay rent'])
    expect(await found('ann', 'folder', { list: 'Home' })).toEqual(['Pay rent'])
    expect(await found('ann', 'folder', { status: 'completed' })).toEqual([])
    expect(await found('ann', 'folder', { order: 'title' })).toEqual(['Pay rent', 'Visit the bank'])
    expect((await page('ann', 'folder')).total).toBe(2)
  })

  test('finds nothing of another user', async () => {
    await ready
    await add(store, 'ben', 'unrelated', note('nothing'))
    expect(await found('ben', 'folder')).toEqual([])
  })
})

test('words follow the note, and the task as it moves', async () => {
  const step = (edit: object) =>
    act(store, actorOf('cat'), async (tasks) => {
      const task = (await tasks.find('1')) ?? (await tasks.findDeleted('1'))
      if (task === null) throw new Error('gone')
      return tasks.change(task, edit, task.updated_at)
    })
  await add(store, 'cat', 'errand', note('take the umbrella'))
  await step(note('take the raincoat'))
  expect([await found('cat', 'umbrella'), await found('cat', 'raincoat')]).toEqual([[], ['errand']])
  await step({ completed: true })
  expect(await found('cat', 'raincoat', { status: 'completed' })).toEqual(['errand'])
  expect(await found('cat', 'raincoat', { status: 'pending' })).toEqual([])
  await step({ completed: false, due_date: '2026-03-04' })
  expect(await found('cat', 'raincoat', { due: 'today' })).toEqual(['errand'])
  await step({ deleted: true })
  expect(await found('cat', 'raincoat')).toEqual([])
  expect(await found('cat', 'raincoat', { deleted: true })).toEqual(['errand'])
  await step({ deleted: false })
  expect(await found('cat', 'raincoat')).toEqual(['errand'])
  await step({ description: null })
  expect(await found('cat', 'raincoat')).toEqual([])
})

test('a note does not say which task is meant: what comes along with a message is found by titles', async () => {
  await act(store, actorOf('dan'), async (tasks) => {
    for (let at = 0; at < KNOWN_TASKS; at++) await tasks.add(newId(), fields(`Sort box no${at}x`), AT)
    await tasks.add(newId(), fields('Buy milk'), AT)
    return await tasks.add(newId(), fields('Visit the bank', note('bring milk and the folder')), AT)
  })
  const related = async (text: string) =>
    (await store.reader('dan').related(text, KNOWN_TASKS)).tasks.map(({ title }) => title)
  expect(await related('done with the milk')).toEqual(['Buy milk'])
  expect(await related('the folder')).toEqual([])
})

test('titles are not crowded out by notes, however many have the word', async () => {
  await act(store, actorOf('eve'), async (tasks) => {
    for (let at = 0; at < 220; at++) await tasks.add(newId(), fields(`Errand ${at}`, note('buy oats')), AT)
    return await tasks.add(newId(), fields('Buy oats'), AT)
  })
  const { tasks, total } = await page('eve', 'oats')
  expect(tasks[0]?.title).toBe('Buy oats')
  expect(total).toBe(220)
})

describe('a long note', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `n${at}x`).join(' ')

  test('is found by its first 200 words', async () => {
    await add(store, 'fay', 'long', note(`${words(199)} umbrella raincoat`))
    expect([await found('fay', 'umbrella'), await found('fay', 'raincoat')]).toEqual([['long'], []])
  })

  test('of any text is kept and found', async () => {
    await add(store, 'gil', 'signs', note('𝄞'.repeat(3000)))
    await add(store, 'gil', 'odd', note(`x${'😀'.repeat(3000)}`))
    await add(store, 'gil', 'marks', note('\u0301'))
    expect(await found('gil', '😀')).toEqual(['odd'])
  })
})

/** As a program wrote it that knew nothing of the words of notes. */
describe('a database from before', () => {
  test('has the words of its notes once it is opened', async () => {
    const url = await freshDatabase()
    const before = await openStore(url)
    for (const user of ['ann', 'ben']) {
      await act(before, actorOf(user), async (tasks) => {
        for (let at = 0; at < 450; at++)
          await tasks.add(newId(), fields(`Errand ${at}`, note(`folder number n${at}`)), AT)
        const gone = await tasks.add(newId(), fields('gone', note('folder')), AT)
        return await tasks.change(gone, { deleted: true }, AT)
      })
    }
    await before.close()
    await runSql(
      url,
      "drop table note_words; alter table tasks drop column position; drop index tasks_series; alter table tasks drop column series; delete from kysely_migration where name >= '0040'",
    )
    const after = await openStore(url)
    expect((await page('ben', 'n449', {}, after)).tasks.map(({ title }) => title)).toEqual(['Errand 449'])
    expect((await page('ann', 'folder', {}, after)).total).toBe(450)
    await after.close()
  })

  test('takes a task back to where words of its note were left behind', async () => {
    const url = await freshDatabase()
    const both = await openStore(url)
    const task = await add(both, 'ann', 'errand', note('blue folder'))
    const moved = await act(both, actorOf('ann'), (tasks) => tasks.change(task, { completed: true }, AT))
    await runSql(url, `insert into note_words values ('ann', 'folder', '${sortKey(task)}')`)
    await act(both, actorOf('ann'), (tasks) => tasks.change(moved, { completed: false }, AT))
    expect((await page('ann', 'folder', {}, both)).tasks).toHaveLength(1)
    await both.close()
  })
})
