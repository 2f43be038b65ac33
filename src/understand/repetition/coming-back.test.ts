/** What comes back, said without a list, right after a task, or inside of a name: it is a rule, and no part of a title. */
import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

const now = { epoch_ms: Date.parse('2026-03-04T10:00:00+01:00'), timezone: 'Europe/Berlin' }
const alone = { now, pointing: false }
const besideNothing = { now, pointing: false, tasks: [] }

const said: readonly (readonly [text: string, title: string | undefined, rule: string])[] = [
  ['every 3 days', undefined, 'FREQ=DAILY;INTERVAL=3'],
  ['Mondays and Thursdays', undefined, 'FREQ=WEEKLY;BYDAY=MO,TH'],
  ['check email every 3 days', 'check email', 'FREQ=DAILY;INTERVAL=3'],
  ['guitar lessons every tuesday at 5pm', 'guitar lessons', 'FREQ=WEEKLY;BYDAY=TU'],
  ['stand-up meeting daily', 'stand-up meeting', 'FREQ=DAILY'],
  ['every friday, water the ferns', 'water the ferns', 'FREQ=WEEKLY;BYDAY=FR'],
  ['add water the plants every 3 days', 'water the plants', 'FREQ=DAILY;INTERVAL=3'],
  ['add water the plants every monday', 'water the plants', 'FREQ=WEEKLY;BYDAY=MO'],
  ['add team retro on the last friday of every month', 'team retro', 'FREQ=MONTHLY;BYDAY=-1FR'],
  ['add book club on the 2nd and 4th monday of the month', 'book club', 'FREQ=MONTHLY;BYDAY=2MO,4MO'],
]

test.each(said)('%s', (text, title, rule) => {
  for (const context of [alone, besideNothing]) {
    const [command] = understand(text, context).commands
    expect(command?.intent).toBe('CREATE_TASK')
    expect(command?.params).toMatchObject({ recurrence: rule })
    expect('title' in (command?.params ?? {}) ? command?.params : {}).toMatchObject(title ? { title } : {})
  }
})

test('days that are left out go along', () => {
  const [command] = understand('add jog daily except easter monday and good friday', alone).commands
  expect(command?.params).toMatchObject({ title: 'jog', recurs_except: ['2026-04-06', '2026-04-03'] })
})

test.each([
  'do you do that every weekend?',
  'no more reminding me to go see mom on the weekends',
  'weekly report',
  'sync with ben biweekly',
])('nothing comes back: %s', (text) => {
  const [command] = understand(text, alone).commands
  expect(command?.params).not.toHaveProperty('recurrence')
})

test.each([
  ['CREATE_TASK', 'UPDATE_TASK'],
  ['LIST_TASKS', 'CREATE_TASK'],
] as const)('after %s, a bare rule is %s', (before, intent) => {
  const mood = { focus: 1, previous: { intents: [before] } }
  const [command] = understand('every monday', { now, tasks: [], ...mood }).commands
  expect(command).toMatchObject({ intent, params: { recurrence: 'FREQ=WEEKLY;BYDAY=MO' } })
})

test('an order while something is asked keeps no rule in its name', () => {
  const pending = { action_type: 'CHOOSE_TASK' as const, options: [{ value: '1', label: '#1 parcel' }] }
  const reading = understand('add water the roses every day', { now, tasks: [], pending, choices: [1] })
  expect(reading.commands).toMatchObject([{ params: { title: 'water the roses', recurrence: 'FREQ=DAILY' } }])
})

test('while something is asked, it is an answer', () => {
  const pending = { action_type: 'CHOOSE_TASK' as const, options: [] }
  expect(understand('every monday', { now, tasks: [], pending }).rules).not.toContain('repetition/bare-rule')
})
