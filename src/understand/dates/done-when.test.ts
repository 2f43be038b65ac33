/** When something was done: always behind us, and read to the last word or not at all. */
import { expect, test } from 'vitest'
import { doneWhen } from './done-when.ts'

// A Wednesday, late in the evening of New York.
const now = { epoch_ms: Date.parse('2026-03-05T03:30:00Z'), timezone: 'America/New_York' }

test.each([
  ['today', 'today'],
  ['so far today', 'today'],
  ['this morning', 'today'],
  ['yesterday', '2026-03-03..2026-03-03'],
  ['yesterday evening', '2026-03-03..2026-03-03'],
  ['last night', '2026-03-03..2026-03-03'],
  ['the day before yesterday', '2026-03-02..2026-03-02'],
  ['since yesterday', '2026-03-03..2026-03-04'],
  ['this week', '2026-03-02..2026-03-08'],
  ['from last week', '2026-02-23..2026-03-01'],
  ['since last week', '2026-02-23..2026-03-04'],
  ['before this week', '0001-01-01..2026-03-01'],
  ['in the past week', '2026-02-26..2026-03-04'],
  ['in the last week', '2026-02-26..2026-03-04'],
  ['this month', '2026-03-01..2026-03-31'],
  ['last month', '2026-02-01..2026-02-28'],
  ['in the past month', '2026-02-05..2026-03-04'],
  ['in the last 3 days', '2026-03-02..2026-03-04'],
  ['last 3 days', '2026-03-02..2026-03-04'],
  ['over the past two weeks', '2026-02-19..2026-03-04'],
  ['in the last couple of days', '2026-03-03..2026-03-04'],
  ['on friday', '2026-02-27..2026-02-27'],
  ['on wednesday', 'today'],
  ['last wednesday', '2026-02-25..2026-02-25'],
  ['previous wednesday', '2026-02-25..2026-02-25'],
  ['since monday', '2026-03-02..2026-03-04'],
  ['after monday', '2026-03-03..2026-03-04'],
  ['before monday', '0001-01-01..2026-03-01'],
  ['until monday', '0001-01-01..2026-03-02'],
  ['between monday and tuesday', '2026-03-02..2026-03-03'],
  ['from monday to today', '2026-03-02..2026-03-04'],
  ['today and yesterday', '2026-03-03..2026-03-04'],
  ['last week and this week', '2026-02-23..2026-03-08'],
])('%s is %s', (words, when) => {
  expect(doneWhen(words, now)).toBe(when)
})

test('a week begins where people have it begin', () => {
  expect(doneWhen('last week', { ...now, week_start: 'sunday' })).toBe('2026-02-22..2026-02-28')
})

test.each([
  ...['', 'lately', 'since the party', 'tomorrow', 'in the last zero days', 'next week', 'the past'],
  ...['not from today', 'except today', 'monday and friday', 'monday this week', 'after today'],
  ...['the last week of october', 'on november 3', 'from tuesday to monday', 'because it is friday'],
  ...['last', 'constructor yesterday', 'since constructor', '__proto__ yesterday', 'by friday'],
  ...['yesterday and today and the day before yesterday', 'monday to tuesday to wednesday'],
])('“%s” does not say when', (words) => {
  expect(doneWhen(words, now)).toBeNull()
})
