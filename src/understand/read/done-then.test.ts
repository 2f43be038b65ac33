/** What was done then, and what is only like it. */
import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

// Wednesday, 4 March 2026
const context = { now: { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' } }

function first(text: string) {
  return understand(text, context).commands[0]
}

test.each([
  ['delete all tasks I completed yesterday', '2026-03-03..2026-03-03'],
  ['delete everything I did since monday', '2026-03-02..2026-03-04'],
  ['please remove my completed tasks from last week', '2026-02-23..2026-03-01'],
  ['delete all tasks that were done today', 'today'],
  ['delete all completed tasks before this week', '0001-01-01..2026-03-01'],
  ['reopen everything I completed before today', '0001-01-01..2026-03-03'],
  ['mark everything I did yesterday as not done', '2026-03-03..2026-03-03'],
])('%s: %s', (text, completed_during) => {
  expect(first(text)?.params).toMatchObject({
    reference: { all: true, filter: { status: 'completed', completed_during } },
  })
})

test.each([
  'delete everything I did since the party',
  'delete all tasks I finished in october',
  'delete all tasks completed not today',
  'reopen all tasks completed since the party',
])('%s: when is unclear, so it is asked which', (text) => {
  expect(first(text)?.params).not.toHaveProperty('reference')
})

test.each([
  ['clear the completed tasks off my list', { all: true, filter: { status: 'completed' } }],
  ['check off everything I did today', { text: 'everything I did' }],
  ['delete all completed tasks', { all: true, filter: { status: 'completed' } }],
  ['delete the report I did yesterday', { text: 'report I did yesterday' }],
])('%s is not about then', (text, reference) => {
  expect(first(text)?.params).toMatchObject({ reference })
})

test.each([
  ['what needs to be done today', { status: 'pending', due: 'today' }],
  ['what must I finish by friday', { status: 'pending', due: '0001-01-01..2026-03-06' }],
  ['what did I manage to finish today', { status: 'completed', completed_during: 'today' }],
  ['show tasks I did yesterday', { status: 'completed', completed_during: '2026-03-03..2026-03-03' }],
  ["show me today's completed tasks", { status: 'completed', completed_during: 'today' }],
  ['show completed tasks due today', { status: 'completed', due: 'today' }],
  ["are today's tasks done", { status: 'completed', due: 'today' }],
  ['show completed tasks called "friday report"', { status: 'completed', query: 'friday report' }],
  ['what did I do since the party', { status: 'completed' }],
  ['show tasks completed at 5pm', { status: 'completed' }],
  ['which task did I finish last', { status: 'completed' }],
  ['show tasks called "what we did"', { query: 'what we did' }],
  ['show tasks I was able to finish today', { status: 'completed', completed_during: 'today' }],
])('%s asks for %o', (text, params) => {
  expect(first(text)).toMatchObject({ intent: 'LIST_TASKS' })
  expect(first(text)?.params).toEqual(params)
})
