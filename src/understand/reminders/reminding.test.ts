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
  ['optician friday 3pm, 10 min alert', ['-PT10M']],
  ['optician friday 3pm with a 30 min and a 2 hour reminder', ['-PT30M', '-PT2H']],
  ['optician friday 3pm w/ 45 min warning', ['-PT45M']],
  ['add optician friday 3pm, no reminder', []],
  ['optician friday 3pm, remind me at 9', ['2026-03-06T09:00']],
])('%s: a new task, told when to ring', (message, reminders) => {
  expect(read(message)).toMatchObject([{ intent: 'CREATE_TASK', due_date: '2026-03-06T15:00', reminders }])
})

test.each<[string, object]>([
  ['I have to iron the shirts, remind me tomorrow', { due_date: '2026-03-05' }],
  ['I have to iron, remind me tomorrow at 9', { due_date: '2026-03-05T09:00', timezone: 'Europe/London' }],
  ['I have to iron tomorrow, remind me at 9', { due_date: '2026-03-05', reminders: ['2026-03-05T09:00'] }],
])('%s', (message, params) => expect(read(message)).toMatchObject([{ intent: 'CREATE_TASK', ...params }]))

describe('of a task that is just ringing', () => {
  const pills = { ...dentist, number: 2, title: 'take pills', due_date: '2026-03-04T10:00' }
  const said = (message: string) =>
    understand(message, { now, tasks: [dentist, pills], date_order: 'day-first' }).commands

  test.each([
    ['give me ten more minutes on the pills', { minutes: 10 }],
    ['not yet, quarter of an hour more on that', { minutes: 15 }],
    ['pills can wait, ask me again at eleven', { until: '2026-03-04T11:00' }],
    ['snooze the pills til 4', { until: '2026-03-04T16:00' }],
    ['five more minutes', { minutes: 5 }],
    ['ask me again in half an hour, not now', { until: '2026-03-04T10:30' }],
    ['pills: tomorrow same time, ask me again then', { until: '2026-03-05T10:00' }],
    ['come back to me about the pills at ten past twelve', { until: '2026-03-04T12:10' }],
    ['put the pills reminder off until 11', { until: '2026-03-04T11:00' }],
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
  const rings = { ...dentist, reminders: ['-PT10M', '-PT1H'] }
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

/** Of a list with reminders: #1 dentist on Friday at 15:00, #2 the vet on Friday, #3 the rent, without a date. */
describe('beside reminders that are there', () => {
  const vet = { ...dentist, id: 'b', number: 2, title: 'vet for Rex', due_date: '2026-03-06T11:00' }
  const rent = { ...dentist, id: 'c', number: 3, title: 'pay the rent', due_date: null }
  const tasks: readonly KnownTask[] = [{ ...dentist, reminders: ['-P1D', '-PT1H'] }, vet, rent]
  const said = (message: string, focus: number | null = null) =>
    understand(message, { now, tasks, focus, date_order: 'day-first' }).commands.map(
      ({ intent, params }) => ({
        intent,
        ...params,
      }),
    )
  const change = (number: number, changes: object) => ({
    intent: 'UPDATE_TASK',
    reference: { number },
    ...changes,
  })

  test.each<[string, number, object]>([
    ['vet -15m', 2, { add_reminders: ['-PT15M'] }],
    ['half an hour’s notice for the vet pls', 2, { add_reminders: ['-PT30M'] }],
    ['for the vet I want a warning 2 hours early', 2, { add_reminders: ['-PT2H'] }],
    ['tell me when it is 30 minutes to the vet', 2, { add_reminders: ['-PT30M'] }],
    ['a 10 min alert for #2', 2, { add_reminders: ['-PT10M'] }],
    ['could I have a nudge the night before the vet, about 9pm', 2, { add_reminders: ['-P1D@21:00'] }],
    ['ping me about the rent tomorrow at noon', 3, { add_reminders: ['2026-03-05T12:00'] }],
    ['The rent slips my mind. Remind me of it tonight at 8.', 3, { add_reminders: ['2026-03-04T20:00'] }],
    ['add another reminder for the dentist, 15 mins before', 1, { add_reminders: ['-PT15M'] }],
    ['dentist: 30m not 1h', 1, { reminders: ['-P1D', '-PT30M'] }],
    ['change the dentist reminder from an hour to three', 1, { reminders: ['-P1D', '-PT3H'] }],
    ['make the dentist reminder 2 hours before instead', 1, { reminders: ['-PT2H'] }],
    ['An hour is too late for the dentist, make it two', 1, { reminders: ['-P1D', '-PT2H'] }],
    ['drop the day-before reminder for the dentist', 1, { reminders: ['-PT1H'] }],
    ['dentist: just the hour', 1, { reminders: ['-PT1H'] }],
    ['lose the dentist reminder', 1, { reminders: [] }],
    ['the dentist needs no bell', 1, { reminders: [] }],
  ])('%s', (message, number, changes) => expect(said(message)).toEqual([change(number, changes)]))

  test.each<[string, readonly object[]]>([
    [
      '15 min alerts on the vet and the rent',
      [change(2, { add_reminders: ['-PT15M'] }), change(3, { add_reminders: ['-PT15M'] })],
    ],
    [
      'alert me 2h ahead of the dentist and 1h ahead of the vet',
      [change(1, { add_reminders: ['-PT2H'] }), change(2, { add_reminders: ['-PT1H'] })],
    ],
    [
      'snooze the vet 10 min and the rent until 2pm',
      [change(2, { snooze: { minutes: 10 } }), change(3, { snooze: { until: '2026-03-04T14:00' } })],
    ],
    [
      'mute the dentist and remind me an hour before the vet',
      [change(1, { reminders: [] }), change(2, { add_reminders: ['-PT1H'] })],
    ],
  ])('%s', (message, commands) => {
    expect(said(message)).toEqual(commands)
  })

  test('all of a day, and all there are', () => {
    const friday = { all: true, filter: { due: '2026-03-06..2026-03-06' } }
    expect(said('half hour warning on everything friday')).toEqual([
      { intent: 'UPDATE_TASK', reference: friday, add_reminders: ['-PT30M'] },
    ])
    expect(said('turn off all my reminders')).toEqual([
      { intent: 'UPDATE_TASK', reference: { all: true, filter: { reminders: 'set' } }, reminders: [] },
    ])
  })

  test('of the task in mind: instead, or besides', () => {
    expect(said('make that two hours', 1)).toEqual([
      { intent: 'UPDATE_TASK', reference: { pronoun: 'it' }, reminders: ['-PT2H'] },
    ])
    expect(said('and the week before too', 1)).toEqual([
      { intent: 'UPDATE_TASK', reference: { pronoun: 'it' }, add_reminders: ['-P7D'] },
    ])
  })

  test.each([
    'is there a reminder on the dentist?',
    'when will you remind me of the dentist',
    "when's the dentist alarm going off",
  ])('%s', (message) =>
    expect(said(message)).toEqual([{ intent: 'GET_TASK', reference: { number: 1 }, asks: 'reminders' }]),
  )

  test.each([
    ['which of my tasks will ring?', 'set'],
    ['list tasks with reminders', 'set'],
    ['which ones have no reminder?', 'none'],
  ])('%s', (message, reminders) => expect(said(message)).toEqual([{ intent: 'LIST_TASKS', reminders }]))

  test.each(['the vet is half an hour earlier', 'move the dentist an hour later', 'show my reminders'])(
    '%s: nothing is said of when to be told',
    (message) => {
      const [command] = said(message)
      expect(command).not.toHaveProperty('reminders')
      expect(command).not.toHaveProperty('add_reminders')
    },
  )
})
