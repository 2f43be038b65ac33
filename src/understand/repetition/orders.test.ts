/** What is said of tasks that come back, and what only sounds like it. On Wednesday 4 March 2026. */
import { expect, test } from 'vitest'
import type { KnownTask } from '../../domain/known-task.ts'
import { aboutRepeating } from './orders.ts'

const now = { epoch_ms: Date.parse('2026-03-04T10:00:00+01:00'), timezone: 'Europe/Berlin' }

function known(number: number, title: string, more: Partial<KnownTask>): KnownTask {
  const id = String(number)
  return { number, title, id, completed: false, due_date: '2026-03-10', priority: null, ...more }
}

const tasks = [
  known(1, 'put the bins out', { recurrence: 'FREQ=WEEKLY;BYDAY=TU' }),
  known(2, 'water the plants', { recurrence: 'FREQ=DAILY;INTERVAL=3;COUNT=9', due_date: '2026-03-04' }),
  known(3, 'clean the tank', { recurrence: 'FREQ=MONTHLY', due_date: null }),
  known(4, 'buy plants', {}),
  known(5, 'water the plants', { completed: true }),
]

const heard: readonly (readonly [text: string, number: number, said: object])[] = [
  ['pause the plants', 2, { occurrence: 'pause' }],
  ['can you pause the plants for now please?', 2, { occurrence: 'pause' }],
  ['put the bins on hold', 1, { occurrence: 'pause' }],
  ['give the plants a rest', 2, { occurrence: 'pause' }],
  ['pause it', 2, { occurrence: 'pause' }],
  ['pause #1', 1, { occurrence: 'pause' }],
  ['pause the bins until may', 1, { occurrence: 'pause', due_date: '2026-05-01' }],
  ['pause the bins for two weeks', 1, { occurrence: 'pause', due_date: '2026-03-18' }],
  ['resume the plants', 2, { occurrence: 'resume' }],
  ['start cleaning the tank again', 3, { occurrence: 'resume' }],
  ['unpause the tank', 3, { occurrence: 'resume' }],
  ['skip this one', 2, { occurrence: 'skip' }],
  ['skip the bins', 1, { occurrence: 'skip' }],
  ["skip this week's bins", 1, { occurrence: 'skip', skips: '2026-03-02/2026-03-08' }],
  ['skip the bins next week', 1, { occurrence: 'skip', skips: '2026-03-09/2026-03-15' }],
  ['I’m not doing the plants today', 2, { occurrence: 'skip', skips: '2026-03-04' }],
  ["cancel tuesday's bins", 1, { occurrence: 'skip', skips: '2026-03-10' }],
  ['no bins this week', 1, { occurrence: 'skip', skips: '2026-03-02/2026-03-08' }],
  ['give the plants a miss this time', 2, { occurrence: 'skip' }],
  ['stop repeating the bins', 1, { recurrence: null }],
  ["don't repeat the bins anymore", 1, { recurrence: null }],
  ['the plants should no longer repeat', 2, { recurrence: null }],
  ['stop the bins', 1, { recurrence: null }],
  ['stop it', 2, { recurrence: null }],
  ['repeat the bins until june', 1, { recurrence: 'FREQ=WEEKLY;UNTIL=20260601;BYDAY=TU' }],
  ['do the bins ten more times', 1, { recurrence: 'FREQ=WEEKLY;COUNT=10;BYDAY=TU' }],
  ['stop the bins in may', 1, { recurrence: 'FREQ=WEEKLY;UNTIL=20260501;BYDAY=TU' }],
  ['repeat the plants forever', 2, { recurrence: 'FREQ=DAILY;INTERVAL=3' }],
  ['make the bins every two weeks', 1, { recurrence: 'FREQ=WEEKLY;INTERVAL=2' }],
  // where it ends was not taken back
  ['change the plants to every 4 days please', 2, { recurrence: 'FREQ=DAILY;INTERVAL=4;COUNT=9' }],
  ['do it every friday', 2, { recurrence: 'FREQ=WEEKLY;COUNT=9;BYDAY=FR', due_date: '2026-03-06' }],
  ['make the plants every 4 days until june', 2, { recurrence: 'FREQ=DAILY;INTERVAL=4;UNTIL=20260601' }],
  ['make the plants never end', 2, { recurrence: 'FREQ=DAILY;INTERVAL=3' }],
  ['the bins should end in may', 1, { recurrence: 'FREQ=WEEKLY;UNTIL=20260501;BYDAY=TU' }],
  // refused where rules are kept, with the reason
  ['repeat the bins until yesterday', 1, { recurrence: 'FREQ=WEEKLY;UNTIL=20260303;BYDAY=TU' }],
  ['when is it next?', 2, { asks: 'when' }],
  ["when's the next bins day", 1, { asks: 'when' }],
  ['when is the next bin day?', 1, { asks: 'when' }],
  ['when are the bins due next', 1, { asks: 'when' }],
  ['when do I have to water the plants next?', 2, { asks: 'when' }],
  ['when do the bins come round again?', 1, { asks: 'when' }],
  ['next bins day?', 1, { asks: 'when' }],
  ['how often did I do it this month?', 2, { times_done: '2026-03-01..2026-03-31' }],
  ['how many times have I watered the plants?', 2, { times_done: 'ever' }],
  ['how often did I put the bins out last month', 1, { times_done: '2026-02-01..2026-02-28' }],
  ['how often was it done this week?', 2, { times_done: '2026-03-02..2026-03-08' }],
  ['how often did I water the plants since january', 2, { times_done: '2026-01-01..2026-03-04' }],
  ['how often did I water the plants in november', 2, { times_done: '2025-11-01..2025-11-30' }],
  ['how often was the tank cleaned this year?', 3, { times_done: '2026-01-01..2026-12-31' }],
]

test.each(heard)('%s', (text, number, said) => {
  const reading = aboutRepeating(text, { now, tasks, focus: 2 })
  expect(reading?.commands.map(({ params }) => params)).toEqual([{ reference: { number }, ...said }])
})

test.each([
  'pause the music',
  'skip the queue',
  'skip buying plants this week',
  'cancel the bins',
  'no bins',
  'start the bins',
  'stop worrying',
  'delete the bins',
  'the bins are done',
  'when is dinner next?',
  'how often did I call mum?',
  'do the plants ten',
  'pause',
])('is left to others: %s', (text) => {
  expect(aboutRepeating(text, { now, tasks, focus: 4 })).toBeNull()
})

test('where nothing comes back, nothing is heard', () => {
  const once = tasks.map((task) => ({ ...task, recurrence: null }))
  for (const [text] of heard) expect(aboutRepeating(text, { now, tasks: once, focus: 2 })).toBeNull()
})

test('after it was done, “it” is the one that comes next', () => {
  const reading = aboutRepeating('when is it next?', { now, tasks, focus: 5 })
  expect(reading?.commands[0]?.params).toEqual({ reference: { number: 2 }, asks: 'when' })
})

test('two that fit equally well are not guessed', () => {
  const two = [...tasks, known(6, 'water the herbs', { recurrence: 'FREQ=DAILY' })]
  expect(aboutRepeating('pause watering', { now, tasks: two, focus: null })).toBeNull()
})

test('while something is asked, “it” may be the answer, and a name is none', () => {
  const pending = { action_type: 'DELETE_TASK' as const }
  expect(aboutRepeating('stop it', { now, tasks, focus: 2, pending })).toBeNull()
  expect(aboutRepeating('pause the plants', { now, tasks, focus: 1, pending })).not.toBeNull()
  const free = { action_type: 'NEED_TITLE' as const }
  expect(aboutRepeating('pause the plants', { now, tasks, focus: 1, pending: free })).toBeNull()
})
