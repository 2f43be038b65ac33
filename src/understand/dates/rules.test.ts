/** Runs every example and near miss of every date rule. On Wednesday 4 March 2026, 10:00, in Berlin. */
import { describe, expect, test } from 'vitest'
import { type DateMatch, findDates } from './find-dates.ts'
import { dateRules } from './rules/index.ts'

const now = { epoch_ms: Date.parse('2026-03-04T10:00:00+01:00'), timezone: 'Europe/Berlin' }

function told(match: DateMatch): string {
  if ('due_date' in match) return match.until ? `${match.due_date}–${match.until.slice(11)}` : match.due_date
  return 'recurring' in match ? 'recurring' : `${match.from}…${match.to}`
}

function read(sentence: string): string[][] {
  return findDates(sentence, now, { order: 'month-first' }).map((match) => [
    sentence.slice(...match.span),
    told(match),
  ])
}

describe.each(dateRules.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
  test.each(rule.examples)('%s → %s = %s', (sentence, words, meaning) => {
    const found = read(sentence)
    expect(found.map(([cut]) => cut).join(' | ')).toBe(words)
    expect(found.map(([, due]) => due).join(' | ') || 'nothing').toBe(meaning)
  })
  test('has an example that it reads itself', () => {
    const readers = rule.examples.flatMap(([sentence]) => findDates(sentence, now, { order: 'month-first' }))
    const refuses = rule.examples.every(([, , meaning]) => meaning === 'nothing')
    expect(refuses || readers.some((match) => match.rule.split('+').includes(name))).toBe(true)
  })
  test.each((rule.nearMisses ?? []).map((sentence) => [sentence]))('not %s', (sentence) => {
    expect(read(sentence)).toEqual([])
  })
})

test('names are unique', () => {
  expect(new Set(dateRules.map(({ name }) => name)).size).toBe(dateRules.length)
})
