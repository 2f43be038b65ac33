/** What stands beside a title or a question: how urgent, due before when. */
import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

const now = { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' }

test.each([
  ['add call mum with high priority', 'high'],
  ['add call mum at high priority tomorrow', 'high'],
  ['add task call mum due 2027-01-05 priority low', 'low'],
  ['add call mum, priority: high', 'high'],
  ['add call mum (medium priority)', 'medium'],
])('%s', (text, priority) => {
  expect(understand(text, { now }).commands[0]?.params).toMatchObject({ title: 'call mum', priority })
})

test.each([
  ['what is due before friday', '0001-01-01..2026-03-05'],
  ['what is due by friday', '0001-01-01..2026-03-06'],
  ['show tasks due after friday', '2026-03-07..9999-12-31'],
  ['what is due on friday', '2026-03-06..2026-03-06'],
])('%s', (text, due) => {
  expect(understand(text, { now }).commands[0]?.params).toMatchObject({ due })
})
