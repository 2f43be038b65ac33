/** Reminders of a task through the tools, and the rings that follow from them. On both stores. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Task } from '../../src/domain/task.ts'
import { connectTools } from '../../src/mcp/in-process.ts'
import { freshStore } from '../support/stores.ts'
import { callerFor } from '../support/tool-calls.ts'

const store = await freshStore()
const tools = await connectTools()
afterAll(() => tools.close())

/** The clock of these calls stands on Wednesday 4 March 2026, in Berlin. */
const FAR = '2030-01-01T00:00:00.000Z'
let users = 0
let call: ReturnType<typeof callerFor>
beforeEach(() => {
  users += 1
  call = callerFor(store, tools, `reminders-${users}`)
})

const taskIn = ({ data }: { data: unknown }) => (data as { task: Task }).task

/** Everything that would ring from now on, whoever's it is; then it has. */
async function rings(): Promise<readonly string[]> {
  return (await store.ring(FAR, 1000)).map(({ at, reminder }) => `${at.slice(0, 16)} ${reminder}`)
}

describe('a task', () => {
  test('keeps its reminders in their one spelling, each once, with the clock they go by', async () => {
    const given = { title: 'dentist', due_date: '2026-03-09', reminders: ['-PT60M', '-PT1H', '-P1D@18:00'] }
    const task = taskIn(await call('add_task', given))
    expect(task).toMatchObject({ reminders: ['-PT1H', '-P1D@18:00'], timezone: 'Europe/Berlin' })
    expect(await rings()).toEqual(['2026-03-08T17:00 -P1D@18:00', '2026-03-09T07:00 -PT1H'])
  })

  test('with a due time rings when it has come, unless it has none or others', async () => {
    await call('add_task', { title: 'bread', due_date: '2026-03-05T10:00' })
    await call('add_task', { title: 'milk', due_date: '2026-03-05T11:00', reminders: [] })
    await call('add_task', { title: 'eggs', due_date: '2026-03-05T12:00', reminders: ['-PT30M'] })
    await call('add_task', { title: 'tea', due_date: '2026-03-05' })
    expect(await rings()).toEqual(['2026-03-05T09:00 PT0S', '2026-03-05T10:30 -PT30M'])
  })

  test.each([
    ['a moment that is over', ['2026-03-01T10:00'], '2026-03-01T10:00 is over already'],
    ['what is no reminder', ['soon'], 'must be a moment'],
    ['a thousand of them', Array.from({ length: 1000 }, (_, n) => `-PT${n}M`), 'must be at most 10'],
  ])('%s is refused with one clear line', async (_, reminders, words) => {
    const { success, error } = await call('add_task', { title: 'x', reminders })
    expect(success).toBe(false)
    expect(error).toContain(words)
    expect(await rings()).toEqual([])
  })
})

describe('they follow', () => {
  test('when the due time moves, and an undo moves it back', async () => {
    await call('add_task', { title: 'call', due_date: '2026-03-05T10:00', reminders: ['-PT30M'] })
    await call('update_task', { task_id: 1, due_date: '2026-03-06T12:00' })
    await call('undo', {})
    await call('update_task', { task_id: 1, due_date: '2026-03-07T12:00' })
    expect(await rings()).toEqual(['2026-03-07T10:30 -PT30M'])
  })

  test('when a repetition goes on: the next one has them, a moment at the same distance', async () => {
    const weekly = { recurrence: 'FREQ=WEEKLY', due_date: '2026-03-05' }
    await call('add_task', { title: 'bins', ...weekly, reminders: ['2026-03-04T20:00', '-PT1H'] })
    await call('complete_task', { task_id: 1 })
    expect(taskIn(await call('get_task', { task_id: 2 })).reminders).toEqual(['-P1D@20:00', '-PT1H'])
    expect(await rings()).toEqual(['2026-03-11T19:00 -P1D@20:00', '2026-03-12T07:00 -PT1H'])
  })

  test('into silence when it is done or deleted, and back when that is undone', async () => {
    for (const title of ['one', 'two']) await call('add_task', { title, due_date: '2026-03-05T10:00' })
    await call('complete_task', { task_id: 1 })
    await call('delete_task', { task_id: 2 })
    expect(await rings()).toEqual([])
    await call('undo', {})
    await call('complete_task', { task_id: 1, completed: false })
    expect(await rings()).toEqual(['2026-03-05T09:00 PT0S', '2026-03-05T09:00 PT0S'])
  })
})

describe('once', () => {
  test('what rang does not ring again, whatever becomes of its task', async () => {
    await call('add_task', { title: 'once', due_date: '2026-03-05T10:00' })
    expect(await rings()).toHaveLength(1)
    await call('update_task', { task_id: 1, title: 'renamed' })
    await call('complete_task', { task_id: 1 })
    await call('undo', {})
    await call('update_task', { task_id: 1, due_date: '2026-03-05T09:00' })
    await call('undo', {})
    expect(await rings()).toEqual([])
  })

  test('of several who come at once, one rings', async () => {
    for (let n = 0; n < 20; n++) await call('add_task', { title: `t${n}`, due_date: '2026-03-05T10:00' })
    const all = await Promise.all(Array.from({ length: 4 }, () => store.ring(FAR, 20)))
    expect(all.flat()).toHaveLength(20)
    const events = await store.events(`reminders-${users}`, 0, 100)
    expect(events.filter(({ kind }) => kind === 'reminded')).toHaveLength(20)
  })
})

describe('snoozing', () => {
  const later = '2026-03-05T18:00:00.000Z'

  test('moves the reminder, not the due date; what comes later stays', async () => {
    await call('add_task', {
      title: 'call',
      due_date: '2026-03-05T10:00',
      reminders: ['-PT1H', '2026-03-06T10:00'],
    })
    const task = taskIn(await call('update_task', { task_id: 1, snoozed_until: later }))
    expect([task.due_date, task.snoozed_until]).toEqual(['2026-03-05T10:00', later])
    expect(await rings()).toEqual(['2026-03-05T18:00 snoozed', '2026-03-06T09:00 2026-03-06T10:00'])
  })

  test('ends when the due date moves; and can be taken back', async () => {
    await call('add_task', { title: 'call', due_date: '2026-03-05T10:00' })
    await call('update_task', { task_id: 1, snoozed_until: later })
    await call('undo', {})
    expect(taskIn(await call('get_task', { task_id: 1 })).snoozed_until).toBeNull()
    await call('update_task', { task_id: 1, snoozed_until: later })
    const moved = taskIn(await call('update_task', { task_id: 1, due_date: '2026-03-07T10:00' }))
    expect(moved.snoozed_until).toBeNull()
    expect(await rings()).toEqual(['2026-03-07T09:00 PT0S'])
  })

  test('until a moment that is over is refused', async () => {
    await call('add_task', { title: 'call', due_date: '2026-03-05T10:00' })
    const { error } = await call('update_task', { task_id: 1, snoozed_until: '2026-03-01T10:00:00Z' })
    expect(error).toContain('is over already')
    await rings()
  })
})
