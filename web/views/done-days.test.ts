import { expect, test } from 'vitest'
import { timesDone } from './done-days.ts'

const call = (at: string, completed: boolean, id = 'milk') => ({
  tool_name: 'complete_task',
  parameters: { completed },
  result: { task: { id } },
  invoked_at: at,
})
const undo = (at: string, before: boolean, id = 'milk') => ({
  tool_name: 'undo',
  parameters: {},
  result: { undone: [{ task: { id, completed: !before }, before: { completed: before } }] },
  invoked_at: at,
})

test.each([
  ['done', [call('1', true)], ['1']],
  ['done and opened again', [call('1', true), call('2', false)], []],
  ['opened again is not done', [call('1', false)], []],
  ['done, opened, done', [call('1', true), call('2', false), call('3', true)], ['3']],
  ['newest first', [call('2', false), call('1', true)], []],
  ['done, and taken back', [call('1', true), undo('2', true)], []],
  ['opened, and that taken back', [call('1', true), call('2', false), undo('3', false)], ['3']],
  ['a task that comes back is done each time', [call('1', true), call('2', true)], ['1', '2']],
  ['each by itself', [call('1', true), call('2', false, 'bread')], ['1']],
])('%s', (_, calls, times) => {
  expect(timesDone(calls)).toEqual(times)
})
