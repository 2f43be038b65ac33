/** However a task repeats, every format brings it back: rule, what it is counted from, days off, moved and resting ones. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../src/domain/calendar.ts'
import { keptRule } from '../../src/repeat/valid.ts'
import { type Carried, untold } from '../../src/transfer/carried.ts'
import { readFormats, writeFormats } from '../../src/transfer/formats.ts'
import { NOW } from '../support/read-file.ts'

const rule = fc
  .tuple(
    fc.constantFrom(
      'FREQ=DAILY',
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=WEEKLY',
      'FREQ=WEEKLY;BYDAY=MO',
      'FREQ=WEEKLY;BYDAY=MO,TH',
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
      'FREQ=MONTHLY',
      'FREQ=MONTHLY;BYMONTHDAY=31',
      'FREQ=MONTHLY;BYMONTHDAY=1,15',
      'FREQ=MONTHLY;BYMONTHDAY=30;RSCALE=GREGORIAN;SKIP=OMIT',
      'FREQ=MONTHLY;BYDAY=-1FR',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
      'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
    ),
    fc.constantFrom('', ';COUNT=7', ';UNTIL=20331231'),
  )
  .map((parts) => parts.join(''))

const day = fc.integer({ min: 0, max: 800 }).map((ahead) => addDays('2026-11-15', ahead))
const off = fc.uniqueArray(
  fc.oneof(
    day,
    day.map((from) => `${from}/${addDays(from, 9)}`),
  ),
  { maxLength: 3 },
)
/** On its day, moved to another, or resting. */
const dated = fc.tuple(day, day, fc.constantFrom('due', 'moved', 'resting')).map(([due, on, how]) => {
  if (how === 'due') return { due_date: due, recurs_on: null }
  return { due_date: how === 'moved' ? due : null, recurs_on: on }
})

const task: fc.Arbitrary<Carried> = fc
  .tuple(rule, dated, off, fc.constantFrom('due', 'completion'), fc.option(fc.constant('07:30')))
  .map(([text, { due_date, recurs_on }, recurs_except, recurs_from, time]) => {
    const kept = keptRule(text, due_date ?? recurs_on ?? '')
    const at = (date: string | null) => (date === null || time === null ? date : `${date}T${time}`)
    return {
      ...untold,
      id: '0190a1b2-0000-7000-8000-000000000001',
      title: 'water the plants',
      description: 'the small can',
      created_at: '2026-11-01T08:00:00.000Z',
      due_date: at(due_date),
      timezone: due_date === null || time === null ? null : 'Europe/Berlin',
      recurrence: 'text' in kept ? kept.text : '',
      recurs_from,
      recurs_on: at(recurs_on),
      recurs_except,
    }
  })
  .filter(({ recurrence }) => recurrence !== '')

function back(format: keyof typeof writeFormats, given: Carried): unknown {
  const { head, write, tail } = writeFormats[format]
  const { found, remarks } = readFormats[format].read(`${head}${write(given)}${tail}`, NOW)
  return { remarks, told: found.map((one) => told(one.task)) }
}

function told(one: Carried): Partial<Carried> {
  const { title, description, due_date, recurrence, recurs_from, recurs_on, recurs_except } = one
  return { title, description, due_date, recurrence, recurs_from, recurs_on, recurs_except }
}

test.each(['markdown', 'csv', 'ical', 'taskwarrior', 'todoist'] as const)('%s', (format) => {
  fc.assert(
    fc.property(task, (given) => {
      expect([given, back(format, given)]).toEqual([given, { remarks: [], told: [told(given)] }])
    }),
    { numRuns: 150 },
  )
})

test('todo.txt, which knows no times and no notes', () => {
  fc.assert(
    fc.property(task, (given) => {
      const { due_date, ...same } = told(given)
      const expected = { ...same, description: null, due_date: due_date?.slice(0, 10) ?? null }
      expect([given, back('todotxt', given)]).toEqual([given, { remarks: [], told: [expected] }])
    }),
    { numRuns: 150 },
  )
})
