/** A day in a new name, and a day that is one. */
import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

const context = { now: { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' } }

test.each([
  ['rename task 3 to weekly report', 'weekly report'],
  ['rename milk to friday milk', 'friday milk'],
  ['please rename the report to 5pm report', '5pm report'],
  ['change the title of task 2 to monday report', 'monday report'],
  ['rename dr. smith call to monday call', 'monday call'],
  ['delete task 1, then rename task 3 to friday', 'friday'],
])('%s', (text, title) => {
  expect(understand(text, context).commands.at(-1)?.params).toMatchObject({ title })
})

test.each([
  'change the due date of the rename task to friday',
  'move the rename files task to friday',
  'move "find a name for the cat" to friday',
  'rename milk and move it to friday',
  'rename milk to oat milk and move it to friday',
  'rename milk as oat milk and postpone it to friday',
  'Rename task 3 into oat milk. Move eggs to Friday.',
])('%s', (text) => {
  expect(understand(text, context).commands.at(-1)?.params).toMatchObject({ due_date: '2026-03-06' })
})
