/** Whatever is typed: it does not throw, spans lie in the message in order, and every date exists. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDueDate } from '../../domain/calendar.ts'
import { type DateMatch, findDates } from './find-dates.ts'
import { dateRules } from './rules/index.ts'
import { vocabulary } from './vocabulary.ts'

const now = fc.record({
  epoch_ms: fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2060-01-01') }),
  timezone: fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Pacific/Kiritimati',
    'Australia/Lord_Howe',
  ),
})
const order = fc.constantFrom('month-first' as const, 'day-first' as const)

const examples = dateRules.flatMap((rule) => rule.examples.map(([sentence]) => sentence))
const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...vocabulary.keys()) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 3000 }).map(String) },
  { weight: 2, arbitrary: fc.constantFrom('/', '-', ':', '.', ',', '+', 'st', 'th', 'milk', "'", '(', ')') },
  { weight: 2, arbitrary: fc.constantFrom(...examples) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
)
const message = fc.array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', '', '\n')), { maxLength: 12 })

function datesOf(match: DateMatch): readonly string[] {
  if ('due_date' in match) return match.until === undefined ? [match.due_date] : [match.due_date, match.until]
  return 'from' in match ? [match.from, match.to] : []
}

test('any words', () => {
  fc.assert(
    fc.property(message, now, order, (parts, moment, dayOrder) => {
      const text = parts.flat().join('')
      let from = 0
      for (const match of findDates(text, moment, { order: dayOrder })) {
        expect(match.span[0]).toBeGreaterThanOrEqual(from)
        expect(match.span[1]).toBeGreaterThan(match.span[0])
        expect(match.span[1]).toBeLessThanOrEqual(text.length)
        expect(datesOf(match).filter((date) => !isDueDate(date))).toEqual([])
        from = match.span[1]
      }
    }),
    { numRuns: 3000 },
  )
})
