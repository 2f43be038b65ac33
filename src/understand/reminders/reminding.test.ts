/** What is said of reminders, beside what is said of the task. */
import { describe, expect, test } from 'vitest'
import type { KnownTask } from '../../domain/known-task.ts'
import { understand } from '../understand.ts'

const now = { epoch_ms: Date.parse('2026-03-04T10:00:00Z'), timezone: 'Europe/London' }
const dentist: KnownTask = {
  id: 'a',
  number: 1,
  title: 'dentist',
  completed: false,
  due_date: '2026-03-06T15:00',
  priority: null,
}

function read(message: string) {
  const { commands } = understand(message, { now, tasks: [dentist], focus: 1, date_order: 'day-first' })
  return commands.map(({ intent, params }) => ({ intent, ...params }))
}

test.each([
  ['optician friday 3pm, remind me an hour before', 'optician', ['-PT1H']],
  ['optician friday 3pm, poke me 10 min b4 pls', 'optician', ['-PT10M']],
  ['optician friday 3pm and give me a shout an hour before so I can find my glasses', 'optician', ['-PT1H']],
  ['optician friday 3pm ring me 2 hours before', 'optician', ['-PT2H']],
  ['remind me to call the bank at 5, 10 minutes before', 'call the bank', ['-PT10M']],
  [
    'add flight to Oslo on sunday at 9am with reminders 2 hours before and the evening before',
    'flight to Oslo',
    ['-PT2H', '-P1D@18:00'],
  ],
])('%s: a new task with reminders', (message, title, reminders) => {
  expect(read(message)).toMatchObject([{ intent: 'CREATE_TASK', title, reminders }])
})

test.each([
  ['remind me 30 minutes before', { pronoun: 'it' }, ['-PT30M']],
  ['can you also ping me a day ahead', { pronoun: 'it' }, ['-P1D']],
  ['remind me the evening before the dentist', { number: 1 }, ['-P1D@18:00']],
  ['remind me about the dentist an hour before', { number: 1 }, ['-PT1H']],
  ['i need a heads up 15 minutes before the dentist', { number: 1 }, ['-PT15M']],
  ['ping me 30 min before the dentist too', { number: 1 }, ['-PT30M']],
])('%s: one more of a task that is there', (message, reference, add_reminders) => {
  expect(read(message)).toEqual([{ intent: 'UPDATE_TASK', reference, add_reminders }])
})

test.each([
  ['snooze it for 10 minutes', { pronoun: 'it' }, { minutes: 10 }],
  ['snooze the dentist until tonight', { number: 1 }, { until: '2026-03-04T20:00' }],
  ['snooze until tomorrow 9am', { pronoun: 'it' }, { until: '2026-03-05T09:00' }],
])('%s: put off, and the due date stays', (message, reference, snooze) => {
  expect(read(message)).toEqual([{ intent: 'UPDATE_TASK', reference, snooze }])
})

test.each([
  ['stop reminding me about the dentist', { number: 1 }],
  ['no reminders for it please', { pronoun: 'it' }],
  ['omg stop buzzing me about the dentist', { number: 1 }],
  ['I no longer need a reminder for the dentist, thank you', { number: 1 }],
  ['take the reminders off the dentist', { number: 1 }],
])('%s: never again', (message, reference) => {
  expect(read(message)).toEqual([{ intent: 'UPDATE_TASK', reference, reminders: [] }])
})

test.each([
  ['remind me of the dentist tomorrow at 2pm', { add_reminders: ['2026-03-05T14:00'] }],
  ['the dentist reminder should be tonight at 6 instead', { reminders: ['2026-03-04T18:00'] }],
  [
    'dentist: remind me thursday at noon and an hour before',
    { add_reminders: ['2026-03-05T12:00', '-PT1H'] },
  ],
])('%s: rings then, and is due as before', (message, change) => {
  expect(read(message)).toEqual([{ intent: 'UPDATE_TASK', reference: { number: 1 }, ...change }])
})

test.each([
  ['optician friday 3pm, ping me 15 before', ['-PT15M']],
  ['optician friday 3pm, nudge 1h + 10 min prior', ['-PT1H', '-PT10M']],
  ['optician friday at 3pm. Remind me at two.', ['2026-03-06T14:00']],
  ['optician friday 3pm. reminders: 2d, 10h', ['-P2D', '-PT10H']],
  ['optician friday 3pm, remind me the evening before at seven', ['-P1D@19:00']],
])('%s: a new task, told when to ring', (message, reminders) => {
  expect(read(message)).toMatchObject([{ intent: 'CREATE_TASK', due_date: '2026-03-06T15:00', reminders }])
})

describe('of a task that is just ringing', () => {
  const pills = { ...dentist, number: 2, title: 'take pills', due_date: '2026-03-04T10:00' }
  const said = (message: string) =>
    understand(message, { now, tasks: [dentist, pills], date_order: 'day-first' }).commands

  test.each([
    ['give me ten more minutes on the pills', { minutes: 10 }],
    ['not yet, quarter of an hour more on that', { minutes: 15 }],
    ['pills can wait, ask me again at eleven', { until: '2026-03-04T11:00' }],
    ['snooze the pills til 4', { until: '2026-03-04T16:00' }],
  ])('%s', (message, snooze) => {
    expect(said(message)).toMatchObject([
      { intent: 'UPDATE_TASK', params: { reference: { number: 2 }, snooze } },
    ])
  })

  test('what is moved is moved', () => {
    expect(said('move the pills to 11')[0]?.params).not.toHaveProperty('snooze')
  })
})

test('what is left after one is dropped', () => {
  const rings = { ...dentist, rings: true }
  const { commands } = understand('drop the ten-minute reminder for the dentist but leave the hour', {
    now,
    tasks: [rings],
  })
  expect(commands).toMatchObject([{ params: { reference: { number: 1 }, reminders: ['-PT1H'] } }])
})

test('a reminder that is no more than the task is deleted with it', () => {
  const { commands } = understand('delete the dentist reminder', { now, tasks: [dentist] })
  expect(commands).toMatchObject([{ intent: 'DELETE_TASK' }])
})

test.each([
  'remind me tomorrow at 4 in the afternoon to ring the dentist',
  'set a reminder for friday at 15:30 to pay the dentist',
  'remind me to leave an hour before the train',
  'remind me to buy milk before dinner',
  'remind me to water the plants',
])('%s: a task, and no word about when to be told', (message) => {
  const [command] = read(message)
  expect(command).toMatchObject({ intent: 'CREATE_TASK' })
  expect(command).not.toHaveProperty('reminders')
})
