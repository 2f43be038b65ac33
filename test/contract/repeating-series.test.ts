/** Rules of repetition at the door, and what tasks of one series have in common. Through the tools, on both stores. */
import { afterAll, describe, expect, test } from 'vitest'
import type { Task, TaskPage } from '../../src/domain/task.ts'
import { connectTools } from '../../src/mcp/in-process.ts'
import { openStore } from '../../src/store/open.ts'
import { freshDatabase, freshStore, runSql } from '../support/stores.ts'
import { callerFor } from '../support/tool-calls.ts'

const store = await freshStore()
const tools = await connectTools()
afterAll(() => tools.close())

let users = 0
function caller() {
  users += 1
  return callerFor(store, tools, `series-${users}`)
}

const taskIn = ({ data }: { data: unknown }) => (data as { task: Task }).task

async function listed(call: ReturnType<typeof caller>, params: object): Promise<readonly string[]> {
  const { data } = await call('list_tasks', params as Record<string, unknown>)
  return (data as TaskPage).tasks.map(({ number, title }) => `#${number} ${title}`)
}

/** The clock of these calls stands on Wednesday 4 March 2026. */
const TODAY = '2026-03-04'

describe('a rule at the door', () => {
  test('begins on the first day that is not left out', async () => {
    const call = caller()
    const task = taskIn(
      await call('add_task', { title: 'bins', recurrence: 'FREQ=DAILY', recurs_except: [TODAY] }),
    )
    expect(task.due_date).toBe('2026-03-05')
  })

  test('is kept in its one spelling, and gives the first day where none is given', async () => {
    const call = caller()
    const task = taskIn(
      await call('add_task', { title: 'bins', recurrence: 'FREQ=WEEKLY;BYDAY=TH,MO;INTERVAL=1' }),
    )
    expect(task).toMatchObject({
      recurrence: 'FREQ=WEEKLY;BYDAY=MO,TH',
      due_date: '2026-03-05',
      recurs_from: 'due',
    })
  })

  test.each([
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'No day is ever like that'],
    ['FREQ=DAILY;UNTIL=20200101', 'It would end before it begins.'],
    ['FREQ=HOURLY', 'A task can repeat once a day at most.'],
    ['FREQ=DAILY;COUNT=1000000', 'more than can be counted'],
    ['FREQ=DAILY', 'all of them are days off', { recurs_except: ['2026-03-01/9999-12-31'] }],
    ['FREQ=DAILY', 'must not end before they begin', { recurs_except: ['2026-12-24/2026-12-01'] }],
  ])('%s is refused with a clear word: %s', async (recurrence, words, more: object = {}) => {
    const call = caller()
    const { success, error, error_code } = await call('add_task', { title: 'x', recurrence, ...more })
    expect([success, error_code]).toEqual([false, 'VALIDATION_ERROR'])
    expect(error).toContain(words)
    expect(await listed(call, {})).toEqual([])
  })
})

describe('a series', () => {
  test('is known by the first of them, whatever they are called', async () => {
    const call = caller()
    const first = taskIn(await call('add_task', { title: 'bins', recurrence: 'FREQ=WEEKLY' }))
    expect(first.series).toBeNull()
    await call('add_task', { title: 'bins' })
    await call('complete_task', { task_id: 1 })
    await call('complete_task', { task_id: 2 })
    await call('update_task', { task_id: 3, title: 'rubbish' })
    await call('complete_task', { task_id: 3 })
    const series = first.id
    expect(await listed(call, { series })).toEqual(['#4 rubbish', '#1 bins', '#3 rubbish'])
    expect(await listed(call, { series, status: 'completed' })).toEqual(['#1 bins', '#3 rubbish'])
  })

  test('taken back, it is as it was', async () => {
    const call = caller()
    const first = taskIn(await call('add_task', { title: 'bins', recurrence: 'FREQ=WEEKLY' }))
    await call('complete_task', { task_id: 1 })
    await call('undo', {})
    expect(taskIn(await call('get_task', { task_id: 1 }))).toEqual({
      ...first,
      version: 3,
      updated_at: expect.any(String),
    })
  })

  test('that is stopped keeps its history', async () => {
    const call = caller()
    const { id: series } = taskIn(await call('add_task', { title: 'bins', recurrence: 'FREQ=WEEKLY' }))
    await call('complete_task', { task_id: 1 })
    await call('update_task', { task_id: 2, recurrence: null })
    expect(await listed(call, { series })).toEqual(['#2 bins', '#1 bins'])
  })

  test('of a database from before is known by its title', async () => {
    const url = await freshDatabase()
    const before = await openStore(url)
    const add = callerFor(before, tools, 'ann')
    const { id: series } = taskIn(await add('add_task', { title: 'bins', recurrence: 'FREQ=WEEKLY' }))
    for (const title of ['bins', 'milk']) await add('add_task', { title })
    await add('complete_task', { task_id: 2 })
    await before.close()
    const drop = 'drop index tasks_series; alter table tasks drop column series'
    await runSql(url, `${drop}; delete from kysely_migration where name >= '0042'`)
    const after = await openStore(url)
    expect(await listed(callerFor(after, tools, 'ann'), { series })).toEqual(['#1 bins', '#2 bins'])
    await after.close()
  })

  test('is nobody else’s', async () => {
    const call = caller()
    const { id: series } = taskIn(await call('add_task', { title: 'bins', recurrence: 'FREQ=WEEKLY' }))
    await call('complete_task', { task_id: 1 })
    expect(await listed(caller(), { series })).toEqual([])
  })
})
