/** Lists, labels and repetition as parameters of the tools, on a real file. */
import { afterAll, expect, test } from 'vitest'
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
  return callerFor(store, tools, `user-${users}`)
}
const taskIn = ({ data }: { data: unknown }) => (data as { task: Task }).task
const titlesIn = ({ data }: { data: unknown }) => (data as TaskPage).tasks.map(({ title }) => title)

test('a new task takes them all, and what repeats counts from its due date', async () => {
  const call = caller()
  const given = { title: 'milk', list: ' Shopping ', labels: ['#Food', 'food', 'Fresh'] }
  const task = taskIn(await call('add_task', { ...given, recurrence: 'FREQ=WEEKLY' }))
  expect(task).toMatchObject({ list: 'Shopping', labels: ['Food', 'Fresh'], recurs_from: 'due' })
})

test('what is left out of a change stays; null and nothing take away', async () => {
  const call = caller()
  await call('add_task', { title: 'x', list: 'a', labels: ['b'], recurrence: 'FREQ=DAILY' })
  expect(taskIn(await call('update_task', { task_id: 1, title: 'y' }))).toMatchObject({
    list: 'a',
    labels: ['b'],
    recurrence: 'FREQ=DAILY',
    recurs_from: 'due',
  })
  const bare = { list: null, labels: [], recurrence: null }
  expect(taskIn(await call('update_task', { task_id: 1, ...bare }))).toMatchObject({
    ...bare,
    recurs_from: null,
  })
})

test('an undo brings all of it back', async () => {
  const call = caller()
  const given = { list: 'a', labels: ['b'], recurrence: 'FREQ=DAILY', recurs_from: 'completion' }
  await call('add_task', { title: 'x', ...given })
  await call('update_task', { task_id: 1, list: 'c', labels: [], recurrence: null })
  await call('undo', {})
  expect(taskIn(await call('get_task', { task_id: 1 }))).toMatchObject(given)
  expect((await store.reader(`user-${users}`).groupings()).lists.map(({ name }) => name)).toEqual(['a'])
})

test('tasks are listed by list, by label, and by whether they repeat', async () => {
  const call = caller()
  await call('add_task', { title: 'milk', list: 'shopping', labels: ['food'] })
  await call('add_task', { title: 'bins', recurrence: 'FREQ=WEEKLY' })
  expect(titlesIn(await call('list_tasks', { list: 'the Shopping list' }))).toEqual(['milk'])
  for (const list of [null, '']) expect(titlesIn(await call('list_tasks', { list }))).toEqual(['bins'])
  expect(titlesIn(await call('list_tasks', { label: '@FOOD' }))).toEqual(['milk'])
  expect(titlesIn(await call('list_tasks', { repeating: true }))).toEqual(['bins'])
})

test.each([
  ['an empty list', { list: '  ' }, 'list must not be empty.'],
  ['a list that is too long', { list: 'x'.repeat(61) }, 'list must be at most 60 characters.'],
  ['a list of two lines', { list: 'a\nb' }, 'list must be one line of plain text.'],
  ['a list that turns the text around', { list: 'a\u202eb' }, 'list must be one line of plain text.'],
  ['a list without a name', { list: 'the list' }, 'list is no name.'],
  [
    'half a surrogate pair',
    { list: 'a\ud800' },
    'list contains a NUL character or half of a surrogate pair.',
  ],
  ['a label without a name', { labels: ['#'] }, 'labels.0 must not be empty.'],
  ['a label with a comma', { labels: ['a,b'] }, 'labels.0 must not have a comma.'],
  ['a label that is too long', { labels: ['x'.repeat(41)] }, 'labels.0 must be at most 40 characters.'],
  [
    'too many labels',
    { labels: Array.from({ length: 21 }, (_, at) => `l${at}`) },
    'labels must be at most 20.',
  ],
  ['a rule that is none', { recurrence: 'every monday' }, /recurrence must be an RFC 5545 rule/u],
  ['a rule with its name', { recurrence: 'RRULE:FREQ=DAILY' }, /recurrence must be an RFC 5545 rule/u],
])('%s is refused, and nothing is added', async (_, given, error) => {
  const call = caller()
  const result = await call('add_task', { title: 'x', ...given })
  expect(result).toMatchObject({ success: false, error_code: 'VALIDATION_ERROR' })
  expect(result.error).toMatch(error)
  expect(await call('list_tasks', {})).toMatchObject({ data: { total: 0 } })
})
