import { expect, test } from 'vitest'
import { keptReminder } from '../../src/domain/reminders.ts'
import { reminderWords, usualReminders } from './reminders.ts'

test.each([
  ['PT0S', 'when it is due'],
  ['-PT30M', '30 minutes before'],
  ['-PT1H', '1 hour before'],
  ['-P1DT2H30M', '1 day 2 hours 30 minutes before'],
  ['P0D@09:00', 'on the day at 09:00'],
  ['-P1D@18:00', 'the day before at 18:00'],
  ['-P7D@09:00', '7 days before at 09:00'],
  ['2026-11-20T17:00', 'Fri 20 Nov at 17:00'],
])('%s is “%s”', (reminder, words) => {
  expect(reminderWords(reminder)).toBe(words)
})

const noon = new Date(2026, 10, 15, 12)

test('what is offered is spelled as it is kept', () => {
  const all = [...usualReminders('2027-01-01T09:00', noon), ...usualReminders('2027-01-01', noon)]
  expect(all).toHaveLength(7)
  for (const one of all) expect(keptReminder(one)).toBe(one)
})

test.each([
  ['2026-11-15', []],
  ['2026-11-16', ['P0D@09:00', '-P1D@18:00']],
  ['2026-11-15T12:45', ['-PT10M', '-PT30M']],
  ['2026-11-16T13:00', ['-PT10M', '-PT30M', '-PT1H', '-P1D']],
])('what would be over already is not offered for %s', (due, offered) => {
  expect(usualReminders(due, noon)).toEqual(offered)
})
