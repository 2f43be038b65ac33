/** Lists: the default order, pages without gaps or repeats, and what each filter lets through. */
import { describe, expect, test } from 'vitest'
import type { TaskQuery } from '../../src/store/contract-tasks.ts'
import { act, actorOf, add, NOW } from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()

async function complete(user: string, number: number, at: string): Promise<void> {
  await act(store, actorOf(user), async (tasks) => {
    const task = await tasks.find(`${number}`)
    if (task === null) throw new Error(`no task ${number}`)
    return tasks.change(task, { completed: true }, at)
  })
}

async function page(user: string, filter: Partial<TaskQuery> = {}) {
  const { tasks, total } = await store.reader(user).page({ limit: 100, now: NOW, ...filter })
  expect(total).toBe(tasks.length)
  return tasks.map(({ title }) => title)
}

describe('the default order', () => {
  test('pending by due date, undated after them, completed last and newest first', async () => {
    await add(store, 'ann', 'undated one')
    await add(store, 'ann', 'later', { due_date: '2026-04-01' })
    await add(store, 'ann', 'done early')
    await add(store, 'ann', 'soon, any time', { due_date: '2026-03-05' })
    await add(store, 'ann', 'soon, at five', { due_date: '2026-03-05T17:00' })
    await add(store, 'ann', 'done late', { due_date: '2026-03-01' })
    await add(store, 'ann', 'undated two')
    await complete('ann', 3, '2026-03-04T10:00:00.000Z')
    await complete('ann', 6, '2026-03-04T11:00:00.000Z')
    expect(await page('ann')).toEqual([
      'soon, at five',
      'soon, any time',
      'later',
      'undated one',
      'undated two',
      'done late',
      'done early',
    ])
  })

  test('pages follow each other without gap or repeat, also while tasks are added', async () => {
    for (let i = 1; i <= 25; i++) await add(store, 'ben', `task ${i}`)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const next = await store.reader('ben').page({ limit: 10, now: NOW, ...(cursor && { cursor }) })
      seen.push(...next.tasks.map(({ title }) => title))
      cursor = next.next_cursor ?? undefined
      if (seen.length === 10) {
        expect(next.total).toBe(25)
        await add(store, 'ben', 'first of all', { due_date: '2026-03-01' })
      }
    } while (cursor !== undefined)
    expect(seen).toEqual(Array.from({ length: 25 }, (_, i) => `task ${i + 1}`))
  })

  test('a last page that is just full has no next one', async () => {
    for (const title of ['one', 'two']) await add(store, 'cat', title)
    expect((await store.reader('cat').page({ limit: 2, now: NOW })).next_cursor).toBeNull()
  })

  test.each(['nonsense', '', 'WyJ4Il0', 'WzFd', 'bnVsbA'])(
    'a cursor nobody gave out (%j)',
    async (cursor) => {
      const list = store.reader('cat').page({ limit: 2, now: NOW, cursor })
      if (cursor === 'WyJ4Il0') expect((await list).tasks).toEqual([])
      else await expect(list).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
    },
  )
})

describe('filters', () => {
  // It is Wednesday, 4 March 2026, 10:00 in Berlin and 18:00 in Tokyo.
  const dated = {
    'last week': { due_date: '2026-02-28' },
    monday: { due_date: '2026-03-02' },
    'today, any time': { due_date: '2026-03-04' },
    'today at nine': { due_date: '2026-03-04T09:00' },
    'today at ten': { due_date: '2026-03-04T10:00' },
    'tokyo, five': { due_date: '2026-03-04T17:00', timezone: 'Asia/Tokyo' },
    'tokyo, seven': { due_date: '2026-03-04T19:00', timezone: 'Asia/Tokyo' },
    tomorrow: { due_date: '2026-03-05T23:59' },
    sunday: { due_date: '2026-03-08' },
    'next week': { due_date: '2026-03-09' },
    undated: {},
    'done, was late': { due_date: '2026-02-01' },
  }
  const ready = (async () => {
    for (const [title, parts] of Object.entries(dated)) await add(store, 'dan', title, parts)
    await complete('dan', 12, '2026-03-04T08:00:00.000Z')
  })()

  test.each([
    ['overdue', ['last week', 'monday', 'today at nine', 'tokyo, five']],
    ['today', ['today at nine', 'today at ten', 'tokyo, five', 'tokyo, seven', 'today, any time']],
    ['tomorrow', ['tomorrow']],
    [
      'this week',
      [
        'monday',
        'today at nine',
        'today at ten',
        'tokyo, five',
        'tokyo, seven',
        'today, any time',
        'tomorrow',
        'sunday',
      ],
    ],
    ['2026-02-01..2026-02-28', ['last week', 'done, was late']],
    ['2026-03-05..2026-03-08', ['tomorrow', 'sunday']],
    ['2026-03-09..2026-03-09', ['next week']],
  ] as const)('due %s', async (due, titles) => {
    await ready
    expect(await page('dan', { due })).toEqual(titles)
  })

  test.each([
    [{ due: 'none' }, ['undated']],
    [{ due: 'none', status: 'pending' }, ['undated']],
    [{ due: 'none', status: 'completed' }, []],
    [{ due: 'any', status: 'completed' }, ['done, was late']],
    [{ hours: '00:00..10:00' }, ['today at nine', 'today at ten']],
    [{ hours: '10:01..23:59', due: 'today' }, ['tokyo, five', 'tokyo, seven']],
    [{ hours: '23:00..09:30' }, ['today at nine', 'tomorrow']],
    [{ hours: '11:00..12:00' }, []],
    [{ due: 'today', except: [3, 5, 999] }, ['today at nine', 'tokyo, five', 'tokyo, seven']],
    [{ due: 'none', except: [11] }, []],
  ] as const)('%j', async (filter, titles) => {
    await ready
    expect(await page('dan', filter)).toEqual(titles)
  })

  test('with a date is what is not without one', async () => {
    await ready
    const open = await page('dan', { status: 'pending' })
    expect(await page('dan', { due: 'any', status: 'pending' })).toEqual(
      open.filter((title) => title !== 'undated'),
    )
    expect((await page('dan', { due: 'any' })).toSorted()).toEqual(
      Object.keys(dated)
        .filter((title) => title !== 'undated')
        .toSorted(),
    )
  })

  // Days are those of whoever asks: it is an hour later in Berlin than in UTC.
  test.each([
    ['today', ['just now', 'first thing today']],
    ['this week', ['just now', 'first thing today', 'last thing yesterday', 'monday']],
    ['2026-03-03..2026-03-03', ['last thing yesterday']],
    ['2026-02-23..2026-03-01', ['sunday night']],
    ['2026-03-04..2026-03-03', []],
    [
      '0001-01-01..9999-12-31',
      ['just now', 'first thing today', 'last thing yesterday', 'monday', 'sunday night'],
    ],
  ] as const)('completed %s', async (completed_during, titles) => {
    await completions
    expect(await page('gil', { completed_during })).toEqual(titles)
    expect(await page('gil', { completed_during, status: 'pending' })).toEqual([])
  })

  const completions = (async () => {
    const moments = {
      'sunday night': '2026-03-01T22:59:59.999Z',
      monday: '2026-03-01T23:00:00.000Z',
      'last thing yesterday': '2026-03-03T22:59:59.999Z',
      'first thing today': '2026-03-03T23:00:00.000Z',
      'just now': '2026-03-04T09:00:00.000Z',
    }
    for (const [title, at] of Object.entries(moments)) {
      const { number } = await add(store, 'gil', title, { due_date: '2026-03-04' })
      await complete('gil', number, at)
    }
    await add(store, 'gil', 'still open', { due_date: '2026-03-04' })
  })()

  test('status and priority', async () => {
    await add(store, 'eve', 'low', { priority: 'low' })
    await add(store, 'eve', 'high', { priority: 'high' })
    await add(store, 'eve', 'done', { priority: 'high' })
    await complete('eve', 3, '2026-03-04T10:00:00.000Z')
    expect(await page('eve', { status: 'pending' })).toEqual(['low', 'high'])
    expect(await page('eve', { status: 'completed' })).toEqual(['done'])
    expect(await page('eve', { status: 'all', priority: 'high' })).toEqual(['high', 'done'])
    expect(await page('eve', { status: 'pending', priority: 'high' })).toEqual(['high'])
  })

  test('nobody sees tasks of another user', async () => {
    await ready
    expect(await page('fay')).toEqual([])
    expect(await page('fay', { due: 'overdue' })).toEqual([])
    expect(await page('fay', { query: 'today' })).toEqual([])
  })
})

describe('sorted otherwise', () => {
  const ready = (async () => {
    await add(store, 'hal', 'banana', { priority: 'low', due_date: '2026-03-09' })
    await add(store, 'hal', 'Apple', { priority: 'high', due_date: '2026-03-10' })
    await add(store, 'hal', 'cherry')
    await add(store, 'hal', 'apricot', { priority: 'medium' })
    await add(store, 'hal', 'date', { priority: 'high' })
    await complete('hal', 5, '2026-03-04T10:00:00.000Z')
  })()

  test.each([
    [{ order: 'due' }, ['banana', 'Apple', 'cherry', 'apricot', 'date']],
    [{ order: 'priority' }, ['Apple', 'apricot', 'banana', 'cherry', 'date']],
    [{ order: 'newest' }, ['date', 'apricot', 'cherry', 'Apple', 'banana']],
    [{ order: 'oldest', status: 'pending' }, ['banana', 'Apple', 'cherry', 'apricot']],
    [{ order: 'title' }, ['Apple', 'apricot', 'banana', 'cherry', 'date']],
    [{ order: 'newest', due: 'any', except: [2] }, ['banana']],
  ] as const)('%j', async (filter, titles) => {
    await ready
    expect(await page('hal', filter)).toEqual(titles)
  })

  test('in pages, each once', async () => {
    await ready
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const next = await store
        .reader('hal')
        .page({ limit: 2, now: NOW, order: 'priority', ...(cursor && { cursor }) })
      expect(next.total).toBe(5)
      seen.push(...next.tasks.map(({ title }) => title))
      cursor = next.next_cursor ?? undefined
    } while (cursor !== undefined)
    expect(seen).toEqual(['Apple', 'apricot', 'banana', 'cherry', 'date'])
  })
})
