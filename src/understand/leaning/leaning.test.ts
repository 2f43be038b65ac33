/** Messages that have their meaning from what was just done, and what is looked for. */
import { describe, expect, test } from 'vitest'
import type { Intent } from '../../domain/command.ts'
import { understand } from '../understand.ts'

const now = { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' }
const tasks = ['call the butcher', 'cut the hedge', 'wash the van'].map((title, at) => ({
  id: String(at + 1),
  number: at + 1,
  title,
  due_date: at === 0 ? '2026-03-05' : null,
  completed: false,
  priority: null,
}))

function afterwards(intent: Intent, text: string) {
  return understand(text, { now, tasks, focus: 1, previous: { intents: [intent] } })
}

describe('the same for another', () => {
  test.each([
    'same for the hedge',
    'the hedge too please',
    'ditto the hedge',
    'and the hedge as well, it is next door',
  ])('%s', (text) => {
    expect(afterwards('UPDATE_TASK', text).correction).toEqual({ also: [{ number: 2 }] })
    expect(afterwards('COMPLETE_TASK', text).commands).toMatchObject([
      { intent: 'COMPLETE_TASK', params: { reference: { number: 2 }, completed: true } },
    ])
  })

  test.each([
    'and I’ve cut the hedge',
    'the hedge too on friday',
    'delete the hedge too',
    'not the hedge too',
    'the piano too',
  ])('not: %s', (text) => {
    expect(afterwards('UPDATE_TASK', text).correction?.also).toBeUndefined()
  })
})

describe('one more of the kind', () => {
  test.each([
    ['and eggs', 'eggs'],
    ['oh, and buy candles.', 'buy candles'],
    ['a new hose too', 'a new hose'],
    ['and for the baker', 'call for the baker'],
  ])('%s', (text, title) => {
    const added = { now, tasks: [{ ...tasks[0], title: 'call for the butcher' }, ...tasks.slice(1)] }
    const context = { ...added, focus: 1, previous: { intents: ['CREATE_TASK' as const] } }
    expect(understand(text, context as Parameters<typeof understand>[1]).commands).toMatchObject([
      { intent: 'CREATE_TASK', params: { title, due_date: '2026-03-05' } },
    ])
  })

  test.each([
    'and the hedge',
    'also remind me to sweep',
    'and delete it',
    'and is the van clean',
    'and friday',
  ])('not: %s', (text) => {
    expect(afterwards('CREATE_TASK', text).rules).not.toContain('and-another')
  })
})

test('a quarter to eleven is an hour, and no move', () => {
  const [command] = understand('the van is on the 24th at a quarter to eleven in the morning', {
    now,
    tasks,
  }).commands
  expect(command).toMatchObject({ intent: 'UPDATE_TASK', params: { due_date: '2026-03-24T10:45' } })
})

test('whose it is, not how many there are', () => {
  const mollys = ['molly gel nails', 'molly brows'].map((title, at) => ({
    ...tasks[0],
    id: title,
    number: at + 1,
    title,
  }))
  const { commands } = understand('mollys appt is at 3 now', { now, tasks: mollys as typeof tasks })
  expect(commands.length).toBe(1)
})

test.each(["so what's on thursday now", 'which are for friday'])('who asks changes nothing: %s', (text) => {
  expect(afterwards('UPDATE_TASK', text).commands.map(({ intent }) => intent)).toEqual(['LIST_TASKS'])
})

test.each([
  ['9:30', '09:30'],
  ['at 4', '16:00'],
  ['at 9:30pm', '21:30'],
])('an hour for another day is not the next one from now: %s', (text, time) => {
  const [command] = afterwards('CREATE_TASK', text).commands
  expect(command?.params).toMatchObject({ keeps_day: true })
  expect(JSON.stringify(command?.params)).toContain(`T${time}`)
})

test.each([
  ['find folder', 'folder'],
  ['search for the boiler manual', 'boiler manual'],
])('what no title has is looked for all the same: %s', (text, query) => {
  expect(understand(text, { now, tasks }).commands).toMatchObject([
    { intent: 'LIST_TASKS', params: { query } },
  ])
})

test.each([
  ['order a manual for the Iveco Daily', 'recurrence'],
  ['post the Saturday Club photos', 'due_date'],
])('a name is written as one: %s', (text, field) => {
  expect(understand(text, { now, tasks }).commands[0]?.params).not.toHaveProperty(field)
})
