import { expect, test } from 'vitest'
import { nextDates, repeatWords, usualRules } from './repeat.ts'

test('the usual rules of a day, each in words', () => {
  const words = usualRules('2026-11-18').map((recurrence) => repeatWords({ recurrence, recurs_from: 'due' }))
  expect(words).toEqual([
    'every day',
    'every weekday',
    'every Wednesday',
    'every 2 weeks on Wednesday',
    'on the 18th of every month',
    'on the 3rd Wednesday of every month',
    'every year on 18 November',
  ])
})

test('the last of its month is the last, not the fifth', () => {
  expect(usualRules('2026-11-30')).toContain('FREQ=MONTHLY;BYDAY=-1MO')
})

test('on which days it comes', () => {
  expect(nextDates('FREQ=WEEKLY;BYDAY=MO', '2026-11-18', 2)).toEqual(['2026-11-23', '2026-11-30'])
})

test('a rule nobody here can read is shown as it is written', () => {
  expect(repeatWords({ recurrence: 'FREQ=HOURLY', recurs_from: null })).toBe('FREQ=HOURLY')
})
