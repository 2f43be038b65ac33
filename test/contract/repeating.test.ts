/** Tasks that come back: done, late, early, twice, undone, moved, paused, ended. Through the tools, on both stores. */
import { afterAll, describe, expect, test } from 'vitest'
import type { Task, TaskPage } from '../../src/domain/task.ts'
import { connectTools } from '../../src/mcp/in-process.ts'
import { freshStore } from '../support/stores.ts'
import { callerFor } from '../support/tool-calls.ts'

const store = await freshStore()
const tools = await connectTools()
afterAll(() => tools.close())

let users = 0
function caller() {
  users += 1
  return callerFor(store, tools, `repeating-${users}`)
}

interface Done {
  readonly task: Task
  readonly changed: boolean
  readonly next: Task | null
  readonly missed: number
}
const taskIn = ({ data }: { data: unknown }) => (data as { task: Task }).task
const doneIn = ({ data }: { data: unknown }) => data as Done

async function open(call: ReturnType<typeof caller>): Promise<readonly string[]> {
  const { data } = await call('list_tasks', { status: 'pending' })
  return (data as TaskPage).tasks.map(({ number, title, due_date, recurrence }) =>
    [`#${number}`, title, due_date, recurrence].join(' '),
  )
}

/** The clock of these calls stands on Wednesday 4 March 2026. */
const TODAY = '2026-03-04'

describe('done', () => {
  test('the next one appears, the done one stays as history without the rule', async () => {
    const call = caller()
    await call('add_task', {
      title: 'pills',
      recurrence: 'FREQ=DAILY',
      due_date: TODAY,
      priority: 'high',
      list: 'health',
    })
    const { task, next, missed } = doneIn(await call('complete_task', { task_id: 1 }))
    expect([task.completed, task.recurrence, task.due_date, missed]).toEqual([true, null, TODAY, 0])
    expect(next).toMatchObject({
      number: 2,
      due_date: '2026-03-05',
      recurrence: 'FREQ=DAILY',
      priority: 'high',
      list: 'health',
      completed: false,
    })
    expect(await open(call)).toEqual(['#2 pills 2026-03-05 FREQ=DAILY'])
  })

  test('late: the next that is not past, with how many were missed', async () => {
    const call = caller()
    await call('add_task', { title: 'plants', recurrence: 'FREQ=DAILY', due_date: '2026-03-01' })
    const { next, missed } = doneIn(await call('complete_task', { task_id: 1 }))
    expect([next?.due_date, missed]).toEqual([TODAY, 2])
  })

  test('late, with a time that is over today: tomorrow’s', async () => {
    const call = caller()
    await call('add_task', { title: 'pills', recurrence: 'FREQ=DAILY', due_date: '2026-03-02T00:05' })
    const { next, missed } = doneIn(await call('complete_task', { task_id: 1 }))
    expect([next?.due_date, missed]).toEqual(['2026-03-05T00:05', 2])
  })

  test('early: the one after', async () => {
    const call = caller()
    await call('add_task', { title: 'bins', recurrence: 'FREQ=WEEKLY;BYDAY=MO', due_date: '2026-03-09' })
    expect(doneIn(await call('complete_task', { task_id: 1 })).next?.due_date).toBe('2026-03-16')
  })

  test('twice changes nothing more', async () => {
    const call = caller()
    await call('add_task', { title: 'pills', recurrence: 'FREQ=DAILY', due_date: TODAY })
    await call('complete_task', { task_id: 1 })
    expect(doneIn(await call('complete_task', { task_id: 1 })).changed).toBe(false)
    expect(await open(call)).toEqual(['#2 pills 2026-03-05 FREQ=DAILY'])
  })

  test('at month ends the 31st is not forgotten', async () => {
    const call = caller()
    await call('add_task', { title: 'rent', recurrence: 'FREQ=MONTHLY', due_date: '2026-03-31' })
    const dates: (string | undefined | null)[] = []
    for (let number = 1; number <= 3; number += 1)
      dates.push(doneIn(await call('complete_task', { task_id: number })).next?.due_date)
    expect(dates).toEqual(['2026-04-30', '2026-05-31', '2026-06-30'])
  })

  test('every other month from the 31st does not drift, whatever is done with one of them', async () => {
    const call = caller()
    await call('add_task', { title: 'rent', recurrence: 'FREQ=MONTHLY;INTERVAL=2', due_date: '2026-12-31' })
    await call('update_task', { task_id: 1, due_date: null })
    // it comes back at the end of February, and is still that of the 31st
    await call('update_task', { task_id: 1, due_date: '2027-02-28' })
    const dates: (string | undefined | null)[] = []
    for (let number = 1; number <= 4; number += 1)
      dates.push(doneIn(await call('complete_task', { task_id: number })).next?.due_date)
    expect(dates).toEqual(['2027-04-30', '2027-06-30', '2027-08-31', '2027-10-31'])
  })

  test('monthly, counted from completion: the day of the month is that of the day it was done', async () => {
    const call = caller()
    const given = { recurrence: 'FREQ=MONTHLY', recurs_from: 'completion', due_date: '2026-01-31' }
    await call('add_task', { title: 'filter', ...given })
    const { next } = doneIn(await call('complete_task', { task_id: 1 }))
    expect([next?.due_date, next?.recurrence]).toEqual(['2026-04-04', 'FREQ=MONTHLY'])
  })

  test('so many times, and then no more', async () => {
    const call = caller()
    await call('add_task', { title: 'pills', recurrence: 'FREQ=DAILY;COUNT=2', due_date: TODAY })
    expect(doneIn(await call('complete_task', { task_id: 1 })).next?.recurrence).toBe('FREQ=DAILY;COUNT=1')
    expect(doneIn(await call('complete_task', { task_id: 2 })).next).toBeNull()
    expect(await open(call)).toEqual([])
  })

  test('counted from completion, from the day it was done', async () => {
    const call = caller()
    const given = { recurrence: 'FREQ=DAILY;INTERVAL=10', recurs_from: 'completion', due_date: '2026-02-20' }
    await call('add_task', { title: 'filter', ...given })
    const { next, missed } = doneIn(await call('complete_task', { task_id: 1 }))
    expect([next?.due_date, next?.recurs_from, missed]).toEqual(['2026-03-14', 'completion', 0])
  })

  test('days left out are passed over', async () => {
    const call = caller()
    const given = { recurrence: 'FREQ=DAILY', due_date: TODAY, recurs_except: ['2026-03-05/2026-03-07'] }
    await call('add_task', { title: 'school run', ...given })
    const { next } = doneIn(await call('complete_task', { task_id: 1 }))
    expect([next?.due_date, next?.recurs_except]).toEqual(['2026-03-08', ['2026-03-05/2026-03-07']])
  })
})

describe('taken back', () => {
  test('one undo opens the done one with its rule and takes the next away', async () => {
    const call = caller()
    await call('add_task', { title: 'pills', recurrence: 'FREQ=DAILY', due_date: TODAY })
    await call('complete_task', { task_id: 1 })
    expect((await call('undo', {})).success).toBe(true)
    expect(await open(call)).toEqual([`#1 pills ${TODAY} FREQ=DAILY`])
    await call('complete_task', { task_id: 1 })
    expect(await open(call)).toEqual(['#3 pills 2026-03-05 FREQ=DAILY'])
  })

  test('an undo is refused as a whole where the next one was changed since', async () => {
    const call = caller()
    await call('add_task', { title: 'pills', recurrence: 'FREQ=DAILY', due_date: TODAY })
    await call('complete_task', { task_id: 1 })
    const other = { user_id: `repeating-${users}`, source: 'mcp', client: 'other' } as const
    await call('update_task', { task_id: 2, title: 'vitamins' }, { actor: other })
    expect((await call('undo', {})).error_code).toBe('CONFLICT')
    expect(await open(call)).toEqual(['#2 vitamins 2026-03-05 FREQ=DAILY'])
  })

  test('yesterday’s can be opened again, and done again, without a second series', async () => {
    const call = caller()
    await call('add_task', { title: 'pills', recurrence: 'FREQ=DAILY', due_date: TODAY })
    await call('complete_task', { task_id: 1 })
    await call('complete_task', { task_id: 1, completed: false })
    expect(await open(call)).toEqual([`#1 pills ${TODAY} `, '#2 pills 2026-03-05 FREQ=DAILY'])
    await call('complete_task', { task_id: 1 })
    expect(await open(call)).toEqual(['#2 pills 2026-03-05 FREQ=DAILY'])
  })
})

describe('moved', () => {
  test('one that is moved keeps its rule, and the next comes as it would have', async () => {
    const call = caller()
    await call('add_task', { title: 'bins', recurrence: 'FREQ=WEEKLY', due_date: '2026-03-09T07:00' })
    const task = taskIn(await call('update_task', { task_id: 1, due_date: '2026-03-12T18:00' }))
    expect([task.recurrence, task.recurs_on]).toEqual(['FREQ=WEEKLY', '2026-03-09T07:00'])
    expect(doneIn(await call('complete_task', { task_id: 1 })).next).toMatchObject({
      due_date: '2026-03-16T07:00',
      recurs_on: null,
    })
  })

  test('moved to another date of its series it stands for that one', async () => {
    const call = caller()
    await call('add_task', { title: 'bins', recurrence: 'FREQ=WEEKLY;BYDAY=MO', due_date: '2026-03-09' })
    expect(taskIn(await call('update_task', { task_id: 1, due_date: '2026-03-16' })).recurs_on).toBeNull()
    expect(doneIn(await call('complete_task', { task_id: 1 })).next?.due_date).toBe('2026-03-23')
  })

  test('moved back it is as before', async () => {
    const call = caller()
    await call('add_task', { title: 'bins', recurrence: 'FREQ=WEEKLY', due_date: '2026-03-09' })
    await call('update_task', { task_id: 1, due_date: '2026-03-10' })
    await call('update_task', { task_id: 1, due_date: '2026-03-11' })
    expect(taskIn(await call('update_task', { task_id: 1, due_date: '2026-03-09' })).recurs_on).toBeNull()
  })

  test('without its date it rests with its rule, and a date wakes it', async () => {
    const call = caller()
    await call('add_task', {
      title: 'bins',
      recurrence: 'FREQ=WEEKLY;BYDAY=MO',
      due_date: '2026-03-09T07:00',
    })
    const paused = taskIn(await call('update_task', { task_id: 1, due_date: null }))
    expect([paused.due_date, paused.recurrence, paused.recurs_on]).toEqual([
      null,
      'FREQ=WEEKLY;BYDAY=MO',
      '2026-03-09T07:00',
    ])
    const woken = taskIn(await call('update_task', { task_id: 1, due_date: '2026-03-23T07:00' }))
    expect([woken.due_date, woken.recurs_on]).toEqual(['2026-03-23T07:00', null])
  })

  test('a new rule moves the date to the first that fits; only null ends it', async () => {
    const call = caller()
    await call('add_task', {
      title: 'bins',
      recurrence: 'FREQ=WEEKLY;BYDAY=MO',
      due_date: '2026-03-09T07:00',
    })
    const task = taskIn(await call('update_task', { task_id: 1, recurrence: 'FREQ=WEEKLY;BYDAY=FR' }))
    expect([task.due_date, task.recurrence]).toEqual(['2026-03-06T07:00', 'FREQ=WEEKLY;BYDAY=FR'])
    const ended = taskIn(await call('update_task', { task_id: 1, recurrence: null }))
    expect(ended).toMatchObject({
      recurrence: null,
      recurs_from: null,
      recurs_on: null,
      due_date: '2026-03-06T07:00',
    })
  })
})
