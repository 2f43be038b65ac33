/** Words → rule → words: what a reply says about a rule, said again, is the same rule. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datesFrom } from '../../repeat/next.ts'
import { readRule } from '../../repeat/read-rule.ts'
import { type Rule, ruleText } from '../../repeat/rule.ts'
import { ruleInWords } from '../../repeat/words.ts'
import { repetitionsIn } from './find-repetitions.ts'

const now = { epoch_ms: Date.parse('2026-03-04T10:00:00+01:00'), timezone: 'Europe/Berlin' }

function ruleFrom(text: string): Rule {
  const read = readRule(text)
  if ('trouble' in read) throw new Error(`${text}: ${read.trouble}`)
  return read.rule
}

test.each([
  ['FREQ=DAILY', 'every day'],
  ['FREQ=DAILY;INTERVAL=3', 'every 3 days'],
  ['FREQ=WEEKLY', 'every week'],
  ['FREQ=WEEKLY;BYDAY=MO,TH', 'every Monday and Thursday'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'every weekday'],
  ['FREQ=WEEKLY;BYDAY=SA,SU', 'every weekend'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', 'every 2 weeks on Monday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU', 'every 2 weeks on weekends'],
  ['FREQ=MONTHLY', 'every month'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15', 'on the 1st and 15th of every month'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'on the last day of every month'],
  ['FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=22', 'on the 22nd of every 3 months'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'on the last Friday of every month'],
  ['FREQ=MONTHLY;BYDAY=1MO,3MO', 'on the 1st Monday and 3rd Monday of every month'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'on the last weekday of every month'],
  ['FREQ=YEARLY', 'every year'],
  ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25', 'every year on 25 December'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', 'on the 4th Thursday of November every year'],
  ['FREQ=YEARLY;BYMONTH=1,4,6;BYMONTHDAY=15', 'on the 15th of January, April and June every year'],
  ['FREQ=YEARLY;BYMONTH=6,7;BYDAY=MO,FR', 'every Monday and Friday in June and July'],
  ['FREQ=YEARLY;BYMONTH=3,9;BYDAY=-1SU', 'on the last Sunday of March and September every year'],
  ['FREQ=DAILY;COUNT=10', 'every day, 10 times'],
  ['FREQ=WEEKLY;UNTIL=20260630;BYDAY=FR', 'every Friday, until 30 June 2026'],
])('%s is said as “%s”, and heard as it was', (text, words) => {
  const rule = ruleFrom(text)
  expect(ruleInWords(rule)).toBe(words)
  expect(repetitionsIn(words, now, 'day-first').map((found) => found.rule)).toEqual([text])
})

test('counted from completion is said and heard', () => {
  const words = ruleInWords(ruleFrom('FREQ=DAILY;INTERVAL=3'), 'completion')
  expect(words).toBe('every 3 days, after it is done')
  expect(repetitionsIn(words, now, 'day-first')).toMatchObject([
    { rule: 'FREQ=DAILY;INTERVAL=3', recurs_from: 'completion' },
  ])
})

test('a rule that has no words is given as it is written', () => {
  expect(ruleInWords(ruleFrom('FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO'))).toBe(
    'by the rule FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
  )
})

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const interval = fc.integer({ min: 1, max: 20 })
const days = fc.subarray(codes, { minLength: 1 })
const monthDays = fc.subarray([...Array.from({ length: 31 }, (_, index) => index + 1), -1, -2], {
  minLength: 1,
  maxLength: 4,
})
const nth = fc.constantFrom(1, 2, 3, 4, -1, -2)
const end = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 2, max: 500 }).map((count) => `;COUNT=${count}`),
  fc.constantFrom(';UNTIL=20260630', ';UNTIL=20271231', ';UNTIL=20280229'),
)
const bodies = fc.oneof(
  interval.map((each) => `FREQ=DAILY;INTERVAL=${each}`),
  fc.tuple(interval, days).map(([each, on]) => `FREQ=WEEKLY;INTERVAL=${each};BYDAY=${on.join(',')}`),
  fc
    .tuple(interval, monthDays)
    .map(([each, on]) => `FREQ=MONTHLY;INTERVAL=${each};BYMONTHDAY=${on.join(',')}`),
  fc
    .tuple(interval, nth, fc.constantFrom(...codes))
    .map(([each, at, day]) => `FREQ=MONTHLY;INTERVAL=${each};BYDAY=${at}${day}`),
  fc
    .tuple(interval, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([each, month, day]) => `FREQ=YEARLY;INTERVAL=${each};BYMONTH=${month};BYMONTHDAY=${day}`),
)

const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 })
const by = (name: string, values: readonly (number | string)[]) =>
  values.length === 0 ? '' : `;${name}=${values.join(',')}`
const anything = fc
  .record({
    frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    each: fc.integer({ min: 1, max: 3 }),
    in: months,
    on: fc.oneof(fc.constant([] as number[]), monthDays),
    days: fc.oneof(
      fc.constant([] as string[]),
      days,
      fc.tuple(nth, fc.constantFrom(...codes)).map(([at, day]) => [`${at}${day}`]),
    ),
    positions: fc.oneof(fc.constant([] as number[]), fc.constant([-1]), fc.constant([1, 2])),
  })
  .map(
    ({ frequency, each, on, positions, ...rest }) =>
      `FREQ=${frequency};INTERVAL=${each}${by('BYMONTH', rest.in)}${by('BYMONTHDAY', on)}${by('BYDAY', rest.days)}${by('BYSETPOS', positions)}`,
  )
  .filter((text) => 'rule' in readRule(text))

function datesIn(rule: Rule): readonly string[] {
  return datesFrom({ rule, anchor: '2026-01-31' }, '2026-01-31', 40)
}

test('words say all of a rule, or give it as it is written', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const rule = ruleFrom(text)
      const words = ruleInWords(rule)
      if (words.startsWith('by the rule ')) return
      const [heard] = repetitionsIn(words, now, 'day-first')
      // "the 1st day" may be written in several ways, so what counts is when it comes
      const same = heard && heard.rule !== '' && datesIn(ruleFrom(heard.rule)).join() === datesIn(rule).join()
      expect([text, words, same ? 'the same days' : heard?.rule]).toEqual([text, words, 'the same days'])
    }),
    { numRuns: 3000 },
  )
})

test('words → rule → words is stable for all that can be said', () => {
  fc.assert(
    fc.property(bodies, end, (body, ending) => {
      const rule = ruleFrom(body + ending)
      const words = ruleInWords(rule)
      const heard = repetitionsIn(words, now, 'day-first')
      expect([words, ...heard.map((found) => found.rule)]).toEqual([words, ruleText(rule)])
    }),
    { numRuns: 1000 },
  )
})
