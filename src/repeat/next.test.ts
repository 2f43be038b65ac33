/** What comes next: late, early, at month ends, after so many, with days left out, and counted from completion. */
import { expect, test } from 'vitest'
import { afterCompletion, datesFrom, following, leftFrom } from './next.ts'
import { readRule } from './read-rule.ts'
import { type Rule, ruleText } from './rule.ts'

function ruleFrom(text: string): Rule {
  const read = readRule(text)
  if ('trouble' in read) throw new Error(read.trouble)
  return read.rule
}

test.each([
  // rule, begins, due, done on → next, missed
  ['FREQ=DAILY', '2026-03-01', '2026-03-04', '2026-03-04', '2026-03-05', 0],
  ['FREQ=DAILY', '2026-03-01', '2026-03-04', '2026-03-07', '2026-03-07', 2],
  ['FREQ=DAILY', '2026-03-01', '2026-03-04', '2026-03-02', '2026-03-05', 0],
  ['FREQ=WEEKLY;BYDAY=MO', '2026-03-02', '2026-03-09', '2026-03-25', '2026-03-30', 2],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR', '2022-01-24', '2022-01-24', '2022-01-24', '2022-01-26', 0],
  ['FREQ=WEEKLY;INTERVAL=4', '2021-10-12', '2021-10-12', '2021-10-12', '2021-11-09', 0],
  ['FREQ=MONTHLY', '2026-01-31', '2026-02-28', '2026-02-28', '2026-03-31', 0],
  ['FREQ=MONTHLY;INTERVAL=3;BYDAY=3TH', '2021-04-15', '2021-04-15', '2021-04-15', '2021-07-15', 0],
  ['FREQ=YEARLY', '2024-02-29', '2024-02-29', '2024-02-29', '2025-02-28', 0],
  ['FREQ=DAILY;COUNT=3', '2026-03-01', '2026-03-03', '2026-03-03', null, 0],
  ['FREQ=DAILY;COUNT=3', '2026-03-01', '2026-03-01', '2026-03-09', null, 2],
  ['FREQ=DAILY;UNTIL=20260305', '2026-03-01', '2026-03-05', '2026-03-05', null, 0],
])('%s from %s, due %s, done on %s', (text, anchor, due, doneOn, date, missed) => {
  expect(following({ rule: ruleFrom(text), anchor }, due, doneOn)).toEqual({ date, missed })
})

test('days left out are neither next nor missed', () => {
  const series = {
    rule: ruleFrom('FREQ=DAILY'),
    anchor: '2026-03-01',
    except: ['2026-03-05/2026-03-08', '2026-03-10'],
  }
  expect(following(series, '2026-03-04', '2026-03-04')).toEqual({ date: '2026-03-09', missed: 0 })
  expect(datesFrom(series, '2026-03-04', 3)).toEqual(['2026-03-04', '2026-03-09', '2026-03-11'])
})

test('days off without an end, and a task left for centuries, are no endless work', () => {
  const daily = { rule: ruleFrom('FREQ=DAILY'), anchor: '0001-01-01' }
  const never = { ...daily, except: ['2026-03-05/9999-12-31'] }
  expect(following(never, '2026-03-04', '2026-03-04')).toEqual({ date: null, missed: 0 })
  expect(datesFrom(never, '2026-03-05', 3)).toEqual([])
  expect(following(daily, '0001-01-01', '2026-03-04')).toEqual({ date: '2026-03-04', missed: 10_000 })
  expect(datesFrom(daily, '9999-12-30', 5)).toEqual(['9999-12-30', '9999-12-31'])
})

test('of a rule that ends after so many, days off are gone as well, as calendars count', () => {
  const series = { rule: ruleFrom('FREQ=DAILY;COUNT=4'), anchor: '2026-03-01', except: ['2026-03-02'] }
  expect(datesFrom(series, '2026-03-01', 9)).toEqual(['2026-03-01', '2026-03-03', '2026-03-04'])
  expect(leftFrom(series, '2026-03-03').count).toBe(2)
})

test.each([
  ['FREQ=MONTHLY', '2021-10-16', '2021-11-16', 'FREQ=MONTHLY'],
  ['FREQ=DAILY;INTERVAL=10', '2021-10-10', '2021-10-20', 'FREQ=DAILY;INTERVAL=10'],
  ['FREQ=MONTHLY;BYDAY=2WE', '2021-09-15', '2021-10-13', 'FREQ=MONTHLY;BYDAY=2WE'],
  ['FREQ=MONTHLY;BYDAY=2WE', '2021-10-12', '2021-10-13', 'FREQ=MONTHLY;BYDAY=2WE'],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR', '2022-01-26', '2022-01-28', 'FREQ=WEEKLY;BYDAY=MO,WE,FR'],
  ['FREQ=DAILY;INTERVAL=3;COUNT=2', '2026-03-04', '2026-03-07', 'FREQ=DAILY;INTERVAL=3;COUNT=1'],
  ['FREQ=DAILY;COUNT=1', '2026-03-04', null, 'FREQ=DAILY;COUNT=0'],
])('%s, done on %s, counted from then', (text, doneOn, date, left) => {
  const next = afterCompletion({ rule: ruleFrom(text), anchor: '2021-01-01' }, doneOn)
  expect([next.date, ruleText(next.rule)]).toEqual([date, left])
})
