/** Every pattern of the date rules is linear, and so is the whole: long hostile messages stay cheap. */
import { check } from 'recheck'
import { expect, test } from 'vitest'
import { findDates } from './find-dates.ts'
import { dateRules } from './rules/index.ts'

const now = { epoch_ms: Date.parse('2026-03-04T10:00:00+01:00'), timezone: 'Europe/Berlin' }

test.each(dateRules.map(({ name, pattern }) => [name, pattern] as const))(
  '%s is safe',
  async (_, pattern) => {
    const { status } = await check(pattern.source, pattern.flags, { timeout: 5000 })
    expect(status).toBe('safe')
  },
  10_000,
)

const hostile = [
  'at 5 ',
  'friday ',
  '1 ',
  'in 3 ',
  'a ',
  '12/',
  'every other ',
  'next ',
  '5:',
  '- ',
  'twenty-',
  '2026-03-',
  'march 3, ',
  'of the ',
  'at 5pm on friday the 20th ',
  '\n',
  "o'",
  '1h',
  'monday and ',
  '4.15 ',
  '1.',
  '1.1kg',
  'AB-1',
  'a1-',
  'fri 9.30-11 ',
  'on the 3rd or ',
  'not friday, ',
  'tomorrrow ',
  'the 9:15 call ',
]

test.each(hostile)('4,000 characters of “%s” are read at once', (part) => {
  const text = part.repeat(Math.ceil(4000 / part.length)).slice(0, 4000)
  for (let warm = 0; warm < 3; warm++) findDates(text, now, { order: 'month-first' })
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    findDates(text, now, { order: 'month-first' })
    return performance.now() - start
  })
  // Ten times what a quiet machine needs: this catches a pattern that stopped being linear, not a busy neighbour.
  expect(Math.min(...times)).toBeLessThan(50)
})
