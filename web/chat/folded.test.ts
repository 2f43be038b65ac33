import { expect, test } from 'vitest'
import type { AuditRow } from '../api/types.ts'
import { folded, sumOf } from './folded.ts'
import { timeline } from './timeline.ts'

const START = Date.parse('2026-11-16T10:00:00Z')

const row = (at_ms: number, tool_name = 'add_task', client = 'page') =>
  ({
    id: `${at_ms}`,
    tool_name,
    parameters: {},
    source: 'page',
    client,
    invoked_at: new Date(START + at_ms).toISOString(),
  }) as unknown as AuditRow

/** Newest first, as the trail has them. */
const lengths = (...rows: readonly AuditRow[]) =>
  folded(timeline([], rows.toReversed(), [])).map((entry) => (entry.kind === 'note' ? entry.rows.length : 0))

test.each([
  ['a file', [row(0), row(10), row(20, 'complete_task'), row(30), row(40)], [5]],
  ['three are three', [row(0), row(10), row(20)], [1, 1, 1]],
  ['one by one', [row(0), row(3000), row(6000), row(9000)], [1, 1, 1, 1]],
  ['someone else in between', [row(0), row(1), row(2, 'add_task', 'token'), row(3), row(4)], [1, 1, 1, 1, 1]],
  ['nothing', [], []],
])('%s', (_, rows, found) => {
  expect(lengths(...rows)).toEqual(found)
})

test('in words', () => {
  const rows = [row(0), row(1), row(2, 'complete_task')]
  expect(sumOf(rows, true)).toBe('added 2 tasks, completed 1')
  expect(sumOf(rows.slice(0, 2), false)).toBe('added at least 2 tasks')
})
