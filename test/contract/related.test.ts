/** The tasks that come along with a message: by a word, by a likely slip of one, by number; of a short list all. */
import { describe, expect, test } from 'vitest'
import { KNOWN_TASKS } from '../../src/domain/known-task.ts'
import { act, actorOf, add, fields, newId } from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()

async function related(user: string, text: string, limit = KNOWN_TASKS) {
  const { tasks } = await store.reader(user).related(text, limit)
  return tasks.map(({ title }) => title)
}

const AT = '2026-03-04T09:00:00.000Z'

/** In one change: many at once. */
async function list(user: string, titles: readonly string[]): Promise<void> {
  await act(store, actorOf(user), async (tasks) => {
    for (const title of titles) await tasks.add(newId(), fields(title), AT)
    return true
  })
}

const others = Array.from({ length: KNOWN_TASKS }, (_, at) => `Sort box no${at}x`)

describe('of a long list', () => {
  const ready = (async () => {
    await list('ann', [
      'Buy milk',
      'Buy soy milk',
      'Buy groceries',
      'Call mum',
      'Call the dentist',
      'Café crème',
      '🍎',
      ...others,
    ])
    await act(store, actorOf('ann'), async (tasks) => {
      const gone = await tasks.add(newId(), fields('Call the milkman'), AT)
      await tasks.change(gone, { deleted: true }, AT)
      const done = await tasks.add(newId(), fields('Call the plumber', { priority: 'high' }), AT)
      return await tasks.change(done, { completed: true }, AT)
    })
    await add(store, 'ann', 'Call the bank', { due_date: '2026-03-05' })
  })()

  test.each([
    ['milk', ['Buy milk', 'Buy soy milk']],
    ['I bought the soy milk', ['Buy soy milk', 'Buy milk', 'Buy groceries']],
    ['have I called?', ['Call the bank', 'Call mum', 'Call the dentist', 'Call the plumber']],
    ['call plumber', ['Call the plumber', 'Call the bank', 'Call mum', 'Call the dentist']],
    ['done with the grocceries', ['Buy groceries']],
    ['mlik', ['Buy milk', 'Buy soy milk']],
    ['the dentst and mum', ['Call mum', 'Call the dentist']],
    ['cafe', ['Café crème']],
    ['🍎', ['🍎']],
    ['finish #3', ['Buy groceries']],
    ['task 4 and 1', ['Buy milk', 'Call mum']],
    ['finish 2, 999 and the dentist', ['Buy soy milk', 'Call the dentist']],
    ['add water the plants', []],
    ['the', ['Call the bank', 'Call the dentist', 'Call the plumber']],
    ['%', []],
    ['!!!', []],
  ])('%s', async (text, titles) => {
    await ready
    expect(await related('ann', text)).toEqual(titles)
  })

  test('they are told as far as reading needs it', async () => {
    await ready
    const { tasks } = await store.reader('ann').related('plumber', KNOWN_TASKS)
    const [task, ...more] = tasks
    expect(more).toEqual([])
    expect(task).toEqual({
      number: 49,
      title: 'Call the plumber',
      completed: true,
      due_date: null,
      priority: 'high',
      id: expect.any(String),
      list: null,
      labels: [],
      recurrence: null,
    })
  })

  test('no more than wanted, and the rare word is not lost among the common', async () => {
    await ready
    expect(await related('ann', 'sort the box', 5)).toEqual(others.slice(0, 5))
    expect(await related('ann', 'sort the dentist', 5)).toContain('Call the dentist')
  })

  test('nothing of another user, not even as a spelling', async () => {
    await ready
    await list('ben', [...others, 'unrelated'])
    expect(await related('ben', 'milk')).toEqual([])
    expect(await related('ben', 'grocceries')).toEqual([])
  })

  test('a long message is bounded by its longest words', async () => {
    await ready
    const words = Array.from({ length: 900 }, (_, at) => `w${at}`).join(' ')
    expect(await related('ann', `${words} groceries ${words}`)).toEqual(['Buy groceries'])
    expect(await related('ann', 'milk '.repeat(800))).toEqual(['Buy milk', 'Buy soy milk'])
  })
})

describe('of a short list', () => {
  test('all of it, as it is listed, without what was deleted', async () => {
    await list('cid', ['Buy milk', 'Call mum', 'Pay rent'])
    await add(store, 'cid', 'Post the letter', { due_date: '2026-03-05' })
    await act(store, actorOf('cid'), async (tasks) => {
      const [milk, rent] = [await tasks.find('1'), await tasks.find('3')]
      if (milk) await tasks.change(milk, { completed: true }, AT)
      return rent && (await tasks.change(rent, { deleted: true }, AT))
    })
    expect(await related('cid', 'hello')).toEqual(['Post the letter', 'Call mum', 'Buy milk'])
  })

  test('of an empty one nothing', async () => {
    expect(await related('nobody', 'milk')).toEqual([])
  })

  test('what this transaction has added is there', async () => {
    await list('dan', ['Call mum'])
    const seen = await act(store, actorOf('dan'), async (tasks) => {
      await tasks.add(newId(), fields('Buy milk'), AT)
      return await tasks.related('milk', KNOWN_TASKS)
    })
    expect(seen.tasks.map(({ title }) => title)).toEqual(['Call mum', 'Buy milk'])
  })
})
