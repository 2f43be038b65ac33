import { describe, expect, test } from 'vitest'
import type { AuditRow } from '../api/types.ts'
import { deedOf, whoDid } from './tools.ts'

describe('who did it', () => {
  test.each([
    ['page', 'page', 'You'],
    ['page', 'token', 'A program with your token'],
    ['cli', null, 'You, in the terminal'],
    ['mcp', 'Claude', 'Claude (assistant)'],
    ['mcp', null, 'An assistant'],
    ['chat', 'page', 'You, in another conversation'],
    ['chat', 'terminal', 'You, in the terminal'],
  ])('%s by %s is “%s”', (source, client, words) => {
    expect(whoDid({ source, client })).toBe(words)
  })
})

describe('what was done', () => {
  const task = { number: 3, title: 'buy milk' }
  test.each([
    ['add_task', {}, { task }, 'added #3 buy milk'],
    ['complete_task', { completed: true }, { task }, 'completed #3 buy milk'],
    ['complete_task', { completed: false }, { task }, 'reopened #3 buy milk'],
    ['update_task', { task_id: 'x', title: 'buy milk' }, { task }, 'changed #3 buy milk'],
    ['update_task', { task_id: 'x', position: '0000000001i' }, { task }, 'moved #3 buy milk'],
    ['make_list', { list: 'Garden' }, { list: 'Garden' }, 'made the list Garden'],
    ['undo', {}, { undone: [{ task }] }, 'undid a change to #3 buy milk'],
  ])('%s %j', (tool_name, parameters, result, words) => {
    expect(
      deedOf({ tool_name, parameters, result } as Pick<AuditRow, 'tool_name' | 'parameters' | 'result'>),
    ).toBe(words)
  })
})
