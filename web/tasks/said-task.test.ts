import { expect, test } from 'vitest'
import { taskIn } from './said-task.ts'

const heard = (intent: string, params: object) => ({
  intent,
  params: params as Readonly<Record<string, unknown>>,
  spans: {},
  tasks: [],
})

test('what was heard in a line becomes the fields of a task, and nothing else does', () => {
  const params = { title: 'call mum', due_date: '2026-11-20T17:00', priority: null, requires: true }
  expect(taskIn({ sure: true, commands: [heard('CREATE_TASK', params)] })).toEqual({
    title: 'call mum',
    due_date: '2026-11-20T17:00',
  })
})

test('anything unsure, several tasks, or another wish: the line is taken word for word', () => {
  const milk = heard('CREATE_TASK', { title: 'milk' })
  expect(taskIn({ sure: false, commands: [milk] })).toEqual({})
  expect(taskIn({ sure: true, commands: [milk, milk] })).toEqual({})
  expect(taskIn({ sure: true, commands: [heard('LIST_TASKS', {})] })).toEqual({})
  expect(taskIn({ sure: true, commands: [] })).toEqual({})
})
