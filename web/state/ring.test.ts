import { describe, expect, test } from 'vitest'
import { isNews, words } from './ring.ts'

describe('what rang', () => {
  const now = Date.parse('2026-11-15T16:00:30Z')

  test.each([
    ['2026-11-15T16:00:00.000Z', true],
    ['2026-11-15T15:46:00.000Z', true],
    ['2026-11-15T15:45:00.000Z', false],
  ])('at %s is news: %s', (rung_at, news) => expect(isNews({ rung_at }, now)).toBe(news))

  test('is told with its time, and with being late', () => {
    const task = { number: 3, title: 'tea', due_date: '2026-11-15T17:00' }
    expect(words(task, false)).toBe('Reminder: #3 tea, due at 17:00')
    expect(words({ ...task, due_date: '2026-11-15' }, true)).toBe('Late reminder: #3 tea')
  })
})
