/** Which of the choices is meant, by what tells them apart. */
import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

const now = { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' }
const tasks = [
  ['letter to the council', '2026-03-06'],
  ['letter to my sister in Bala', '2026-03-10'],
  ['letter for the bank', null],
].map(([title, due_date], at) => ({
  id: String(at + 1),
  number: at + 1,
  title: title as string,
  due_date: due_date ?? null,
  completed: false,
  priority: null,
}))

function asked(text: string) {
  const options = tasks.map(({ number, title }) => ({ value: String(number), label: `#${number} ${title}` }))
  const pending = { action_type: 'CHOOSE_TASK' as const, options }
  return understand(text, { now, pending, tasks, choices: [1, 2, 3] }).answer
}

test.each([
  ['The one to the council, if it’s no bother', 1],
  ['my sister’s of course', 2],
  ['the one on friday, I should have said', 1],
  ['whichever is soonest', 1],
  ['the later', 2],
  ['the one that has no date', 3],
  ['the upper one', 1],
  ['the middle', 2],
])('%s', (text, position) => {
  expect(asked(text)).toEqual({ kind: 'pick', references: [{ position }] })
})

test.each([
  'add post the parcel',
  'what is due on friday?',
  'the sister one is not for the council, that is another matter and it was never said to be one of these',
])('another thing: %s', (text) => {
  expect(asked(text)?.kind).not.toBe('pick')
})
