/** The list that comes with a line: titles or tasks, as far as they are known. */
import { expect, test } from 'vitest'
import { askedIn } from './asked.ts'

const here = { epoch_ms: 0, timezone: 'UTC' }

function tasksIn(tasks: readonly unknown[]) {
  return askedIn(JSON.stringify({ text: 'done', tasks }), here).context.tasks
}

test('titles are numbered as they stand', () => {
  const open = { completed: false, due_date: null, priority: null }
  expect(tasksIn(['buy milk', 'call mum'])).toEqual([
    { number: 1, title: 'buy milk', ...open, id: '1' },
    { number: 2, title: 'call mum', ...open, id: '2' },
  ])
})

test('tasks keep what they say of themselves', () => {
  const full = { number: 7, title: 'a', completed: true, due_date: '2026-03-05', priority: 'high', id: 'x' }
  expect(tasksIn([full])).toEqual([full])
  const bare = { due_date: null, priority: null }
  expect(tasksIn([{ id: 3, title: 'b', status: 'completed', priority: 'urgent', more: 1 }, 42])).toEqual([
    { number: 3, title: 'b', completed: true, ...bare, id: '3' },
  ])
})

test('a line without a list says nothing of one', () => {
  expect(askedIn('{"text":"done"}', here).context).not.toHaveProperty('tasks')
  expect(askedIn('{"text":"done","tasks":[]}', here).context).toMatchObject({ tasks: [], pointing: true })
})
