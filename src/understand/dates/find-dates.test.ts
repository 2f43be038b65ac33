/** The decisions about dates that no single rule holds: order of figures, past times, odd years, several dates. */
import { describe, expect, test } from 'vitest'
import type { Moment } from '../../domain/calendar.ts'
import { dueOfPeriod } from './due-of-period.ts'
import { findDates } from './find-dates.ts'

const at = (wall: string): Moment => ({ epoch_ms: Date.parse(`${wall}:00Z`), timezone: 'UTC' })
// A Friday.
const friday = at('2026-03-06T14:00')

function dues(text: string, now = friday, order: 'month-first' | 'day-first' = 'month-first'): string[] {
  return findDates(text, now, { order }).map((match) => {
    if ('due_date' in match) return match.due_date
    return 'recurring' in match ? 'recurring' : `${match.from}…${match.to}`
  })
}

test.each([
  ['pay on 12/05', 'month-first', '2026-12-05'],
  ['pay on 12/05', 'day-first', '2026-05-12'],
  ['pay on 25/12', 'month-first', '2026-12-25'],
  ['pay on 12/25/2026', 'day-first', '2026-12-25'],
  ['pay on 2026-05-12', 'day-first', '2026-05-12'],
  ['pay on 12.5.', 'day-first', '2026-05-12'],
] as const)('%s, %s, is %s', (text, order, due) => {
  expect(dues(text, friday, order)).toEqual([due])
})

describe('what is past rolls forward', () => {
  test.each([
    ['call at 5pm', '2026-03-06T17:00'],
    ['call at 1pm', '2026-03-07T13:00'],
    ['call at 9', '2026-03-06T21:00'],
    ['call at 2', '2026-03-06T14:00'],
    ['call at 1', '2026-03-07T13:00'],
    ['call by midnight', '2026-03-07T00:00'],
    ['call in the afternoon', '2026-03-06'],
    ['call on friday', '2026-03-13'],
    ['call on the 5th', '2026-04-05'],
    ['call on the 6th', '2026-03-06'],
    ['call on march 5', '2027-03-05'],
    ['call on the 31st of march', '2026-03-31'],
  ])('%s is %s', (text, due) => expect(dues(text)).toEqual([due]))
  test('"today" is kept as it was said', () =>
    expect(dues('call today at 1pm')).toEqual(['2026-03-06T13:00']))
})

test.each(['march 3 2019', 'march 3 2099', '2025-03-03', 'in 200 years', '3/3/1999'])(
  'no date in “%s”: the year is not meant',
  (text) => expect(dues(text)).toEqual([]),
)

test('several dates are several matches, in the order they were said', () => {
  expect(dues('call mum tomorrow and bob next monday at 3pm')).toEqual(['2026-03-07', '2026-03-09T15:00'])
  expect(dues('gym on monday and wednesday')).toEqual(['2026-03-09', '2026-03-11'])
  expect(dues('gym mon, wed and fri')).toEqual(['2026-03-09', '2026-03-11', '2026-03-13'])
  expect(dues('from tuesday to thursday')).toEqual(['2026-03-10…2026-03-12'])
  expect(dues('between monday and friday')).toEqual(['2026-03-09…2026-03-13'])
})

test.each([
  'sun cream and a sat nav',
  'mark 4/5 done',
  'may i march in the parade',
  'read chapter 5 of version 3.2',
  'the second of two eggs',
  'paprika, monitor, sundae',
  'watch Tomorrow Never Dies',
  'I said so yesterday at 5pm',
  'what did i do last friday at noon',
  'Total: $1,194.09',
  '12.53% of 80-32-89-89',
  '🎉'.repeat(50),
  '',
])('no date in “%s”', (text) => expect(dues(text)).toEqual([]))

test('what is due in a period: the first day of one to come, the last of one that has begun', () => {
  expect(dueOfPeriod({ from: '2026-03-09', to: '2026-03-15' }, friday)).toBe('2026-03-09')
  expect(dueOfPeriod({ from: '2026-03-02', to: '2026-03-08' }, friday)).toBe('2026-03-08')
})

test.each([
  ['finish slides (due friday)', '(due friday)'],
  ['call mum (friday 5pm)', '(friday 5pm)'],
  ['call mum friday (5pm)', 'friday (5pm)'],
  ['file it by monday at the latest', 'by monday at the latest'],
  ['file it no later than monday', 'no later than monday'],
  ['off between monday and friday', 'between monday and friday'],
])('%s: “%s” is cut', (text, cut) => {
  const [match] = findDates(text, friday, { order: 'month-first' })
  expect(text.slice(...(match?.span ?? [0, 0]))).toBe(cut)
})

test('spans are offsets of the message as it was sent', () => {
  const text = '✨ pay rent — by Friday the 20th, at 5 p.m.! 🎈'
  const [match] = findDates(text, friday, { order: 'month-first' })
  expect(text.slice(...(match?.span ?? [0, 0]))).toBe('by Friday the 20th, at 5 p.m.')
})
