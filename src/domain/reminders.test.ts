/** Reminders as they are written, and the moments they mean. */
import { describe, expect, test } from 'vitest'
import { handedOn, keptReminder, ringsOf } from './reminders.ts'

describe('one spelling', () => {
  test.each([
    ['2026-11-20T17:00', '2026-11-20T17:00'],
    ['-PT30M', '-PT30M'],
    ['-PT90M', '-PT1H30M'],
    ['-P1W', '-P7D'],
    ['-P1DT2H', '-P1DT2H'],
    ['PT0S', 'PT0S'],
    ['-PT0M', 'PT0S'],
    ['-P1D@18:00', '-P1D@18:00'],
    ['-P0D@09:00', 'P0D@09:00'],
    ['P0D@09:00', 'P0D@09:00'],
  ])('%s is kept as %s', (given, kept) => expect(keptReminder(given)).toBe(kept))

  test.each([
    ['', ''],
    ['a moment', 'tomorrow'],
    ['a day alone', '2026-11-20'],
    ['a day that never was', '2026-02-30T10:00'],
    ['after it is due', 'PT30M'],
    ['nothing behind the T', '-P1DT'],
    ['nothing at all', '-P'],
    ['longer than a year', '-P400D'],
    ['no hour of a day', '-P1D@24:00'],
  ])('%s is none', (_, given) => expect(keptReminder(given)).toBeNull())
})

const open = { completed: false, reminders: null, snoozed_until: null, timezone: 'Europe/Berlin' }

describe('when it rings', () => {
  const due = { ...open, due_date: '2026-11-20T17:00' }
  const times = (task: Parameters<typeof ringsOf>[0]) => ringsOf(task).map(({ at }) => at.slice(0, 16))

  test('a due time rings when it has come, unless it was told otherwise', () => {
    expect(times(due)).toEqual(['2026-11-20T16:00'])
    expect(times({ ...due, reminders: [] })).toEqual([])
    expect(times({ ...due, reminders: ['-PT30M', '-P1D@18:00'] })).toEqual([
      '2026-11-19T17:00',
      '2026-11-20T15:30',
    ])
  })

  test('a day alone is silent unless a reminder was asked for, and then begins at nine', () => {
    expect(times({ ...open, due_date: '2026-11-20' })).toEqual([])
    expect(times({ ...open, due_date: '2026-11-20', reminders: ['-P1D', 'P0D@07:30'] })).toEqual([
      '2026-11-19T08:00',
      '2026-11-20T06:30',
    ])
  })

  test('without a due date only a moment rings', () => {
    const task = { ...open, due_date: null, reminders: ['-PT30M', '2026-11-18T12:00'] }
    expect(times(task)).toEqual(['2026-11-18T11:00'])
  })

  test('done is silent', () => expect(times({ ...due, completed: true })).toEqual([]))

  test('two reminders for one moment are one ring', () => {
    expect(times({ ...due, reminders: ['-PT60M', '2026-11-20T16:00'] })).toEqual(['2026-11-20T15:00'])
  })

  test('snoozed: nothing before, once then, and what comes later stays', () => {
    const snoozed_until = '2026-11-20T14:40:00.000Z'
    const reminders = ['-PT2H', 'PT0S']
    expect(times({ ...due, reminders, snoozed_until })).toEqual(['2026-11-20T14:40', '2026-11-20T16:00'])
  })

  test('an hour before is an hour before when the clocks change, and a day before is a day', () => {
    const sunday = { ...open, due_date: '2026-10-25T03:30', reminders: ['-PT1H', '-P1D'] }
    expect(times(sunday)).toEqual(['2026-10-24T01:30', '2026-10-25T01:30'])
  })

  test('a time that the clock skips rings all the same', () => {
    expect(times({ ...open, due_date: '2026-03-29T02:30' })).toEqual(['2026-03-29T01:30'])
  })
})

test('the next of a task that repeats keeps the distance of a moment', () => {
  const reminders = ['-PT30M', '2026-11-19T18:00', '2026-11-22T10:00']
  expect(handedOn(reminders, '2026-11-20')).toEqual(['-PT30M', '-P1D@18:00'])
  expect(handedOn(null, '2026-11-20')).toBeNull()
})
