/** Lists, labels and repetition, heard beside the names the user has. */
import { describe, expect, test } from 'vitest'
import type { KnownTask } from '../domain/known-task.ts'
import { understand } from './understand.ts'

const now = { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' }
const task = (number: number, title: string, more: Partial<KnownTask> = {}): KnownTask => ({
  ...{ id: String(number), number, title, completed: false, due_date: null, priority: null },
  ...{ list: null, labels: [], recurrence: null, ...more },
})
const tasks = [
  task(1, 'tent', { list: 'camping' }),
  task(2, 'eggs', { list: 'shopping' }),
  task(3, 'pay the invoice', { labels: ['finance'] }),
  task(4, 'stocktake', { due_date: '2026-03-06', recurrence: 'FREQ=WEEKLY;BYDAY=FR' }),
]
const read = (text: string) =>
  understand(text, {
    now,
    tasks,
    lists: ['camping', 'shopping', 'garden'],
    labels: ['finance'],
  }).commands.map(({ intent, params }) => ({ intent, ...params }))

describe('where it goes', () => {
  test.each([
    ['add milk to the shopping list', { title: 'milk', list: 'shopping' }],
    ['put bread on shopping', { title: 'bread', list: 'shopping' }],
    ['add buy a lantern to camping', { title: 'buy a lantern', list: 'camping' }],
    ['add candles to the party list', { title: 'candles', list: 'party' }],
  ])('%s', (text, params) => {
    expect(read(text)).toMatchObject([{ intent: 'CREATE_TASK', ...params }])
  })

  test('each of things in a row', () => {
    for (const where of ['on the shopping list', 'on shopping list'])
      expect(read(`put flour, yeast and jam ${where}`)).toMatchObject(
        ['flour', 'yeast', 'jam'].map((title) => ({ title, list: 'shopping' })),
      )
  })

  test('a known task moves', () => {
    expect(read('move the tent to the garden list')).toMatchObject([
      { intent: 'UPDATE_TASK', reference: { number: 1 }, list: 'garden' },
    ])
  })
})

describe('which ones', () => {
  test.each([
    ["what's on the shopping list?", 'LIST_TASKS', { list: 'shopping' }],
    ['show my lists', 'SHOW_LISTS', { what: 'lists' }],
    ['everything tagged finance', 'LIST_TASKS', { label: 'finance' }],
    ['clear the shopping list', 'DELETE_TASK', { reference: { all: true, filter: { list: 'shopping' } } }],
    ['delete the camping list', 'DELETE_LIST', { list: 'camping' }],
    ['rename the camping list to outdoors', 'RENAME_LIST', { list: 'camping', name: 'outdoors' }],
    ['make a list called Oslo', 'MAKE_LIST', { list: 'Oslo' }],
  ])('%s', (text, intent, params) => {
    expect(read(text)).toMatchObject([{ intent, ...params }])
  })
})

describe('a list nobody knows', () => {
  test.each(['delete the attic list', 'clear the attic list', 'show me the attic list'])(
    'is never all there is: %s',
    (text) => {
      for (const pending of [null, { action_type: 'DELETE_TASK' as const, title: 'tent' }])
        for (const { params } of understand(text, { now, tasks, lists: ['camping'], pending }).commands)
          expect(JSON.stringify(params)).toContain('attic')
    },
  )
})

describe('how often, where it is no rule', () => {
  test('is never lost', () => {
    expect(read('twice a week water the fern')).toMatchObject([{ title: 'water the fern twice a week' }])
  })
})

describe('labels', () => {
  test('written ones leave the title', () => {
    expect(read('ring the bank tomorrow #finance')).toMatchObject([
      { intent: 'CREATE_TASK', title: 'ring the bank', labels: ['finance'], due_date: '2026-03-05' },
    ])
  })

  test('said ones are given', () => {
    expect(read('tag the tent #gear')).toMatchObject([
      { intent: 'UPDATE_TASK', reference: { number: 1 }, add_labels: ['gear'] },
    ])
  })
})

describe('repetition', () => {
  test.each([
    ['water the plants every day', { title: 'water the plants', recurrence: 'FREQ=DAILY' }],
    [
      'put the bins out every monday at 7am',
      { title: 'put the bins out', recurrence: 'FREQ=WEEKLY;BYDAY=MO', due_date: '2026-03-09T07:00' },
    ],
  ])('%s', (text, params) => {
    expect(read(text)).toMatchObject([{ intent: 'CREATE_TASK', ...params }])
  })

  test('one that repeats is left out once', () => {
    expect(read('skip the stocktake this week')).toMatchObject([
      { intent: 'UPDATE_TASK', reference: { number: 4 }, occurrence: 'skip' },
    ])
  })

  test('a move is no repetition', () => {
    expect(read('move the stocktake from friday to monday')).not.toMatchObject([
      { recurrence: expect.anything() },
    ])
  })
})
