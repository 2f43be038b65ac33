/** Files for other programs, read back by our own readers of their formats. */
import { expect, test } from 'vitest'
import { type Carried, untold } from '../../src/transfer/carried.ts'
import { readFormats, writeFormats } from '../../src/transfer/formats.ts'
import { NOW } from '../support/read-file.ts'

const open: Carried = {
  ...untold,
  id: '0190a1b2-0000-7000-8000-000000000001',
  title: 'buy "oat" milk, bread',
  description: 'the blue one\nor none',
  priority: 'high',
  due_date: '2026-11-16T17:00',
  timezone: 'Europe/Berlin',
  list: 'Food and drink',
  labels: ['shop', 'weekly'],
  created_at: '2026-11-01T08:00:00.000Z',
}
const done: Carried = {
  ...untold,
  id: '0190a1b2-0000-7000-8000-000000000002',
  title: 'call Ann',
  completed: true,
  created_at: '2026-11-01T08:00:00.000Z',
  completed_at: '2026-11-02T09:30:00.000Z',
}

function back(format: 'todotxt' | 'taskwarrior' | 'todoist', tasks: readonly Carried[]) {
  const { head, write, tail } = writeFormats[format]
  const { found, remarks } = readFormats[format].read(`${head}${tasks.map(write).join('')}${tail}`, NOW)
  return { tasks: found.map(({ task }) => task), remarks }
}

test('todo.txt keeps titles, priority, day, list and labels', () => {
  const { tasks, remarks } = back('todotxt', [open, done])
  const { title, priority, list, labels } = open
  expect(tasks).toMatchObject([
    { title, priority, list, labels, due_date: '2026-11-16', completed: false },
    { title: 'call Ann', completed: true, completed_at: '2026-11-02T12:00:00.000Z' },
  ])
  expect(remarks).toEqual([])
})

test.each([
  ['FREQ=WEEKLY;BYDAY=MO,TH', 'rrule:+FREQ=WEEKLY;BYDAY=MO,TH'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'rec:+1b'],
  ['FREQ=MONTHLY;COUNT=5;BYDAY=-1FR', 'rrule:+FREQ=MONTHLY;COUNT=5;BYDAY=-1FR'],
])('todo.txt carries %s and brings it back', (recurrence, written) => {
  const task = { ...open, recurrence, recurs_from: 'due' as const }
  expect(writeFormats.todotxt.write(task)).toContain(written)
  expect(back('todotxt', [task]).tasks).toMatchObject([{ title: open.title, recurrence, recurs_from: 'due' }])
})

test('a task that repeats goes to todo.txt with its rule, where there is a word for it', () => {
  const weekly = { ...open, recurrence: 'FREQ=WEEKLY;INTERVAL=2', recurs_from: 'due' as const }
  expect(writeFormats.todotxt.write(weekly)).toContain('rec:+2w')
  expect(back('todotxt', [{ ...weekly, recurs_from: 'completion' }]).tasks).toMatchObject([
    { recurrence: 'FREQ=WEEKLY;INTERVAL=2', recurs_from: 'completion' },
  ])
})

test('Taskwarrior keeps all but how a note was broken into lines', () => {
  const { tasks, remarks } = back('taskwarrior', [open, done])
  const { timezone: _, ...same } = open
  expect(tasks).toMatchObject([same, done])
  expect(remarks).toEqual([])
})

test('Todoist gets what is open, with its section', () => {
  const { heading = () => '' } = writeFormats.todoist
  const { head, write } = writeFormats.todoist
  const text = `${head}${heading('Food')}${write(open)}${write(done)}`
  const { found } = readFormats.todoist.read(text, NOW)
  expect(found.map(({ task }) => task)).toMatchObject([
    {
      title: open.title,
      description: open.description,
      priority: 'high',
      due_date: '2026-11-16T17:00',
      timezone: 'Europe/Berlin',
      labels: ['shop', 'weekly', 'Food'],
    },
  ])
})
