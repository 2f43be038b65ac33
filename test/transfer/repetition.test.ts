/** Rules of repetition, as other programs write them. */
import { expect, test } from 'vitest'
import { calendarRule, ruleOfCalendar } from '../../src/transfer/repetition.ts'
import { read } from '../support/read-file.ts'

test('repetition, as each program writes it', () => {
  const todotxt = [
    'water plants due:2026-11-20 rec:+1w',
    'change the filter rec:3m',
    'standup rec:+1b',
    'odd rec:5b',
  ].join('\n')
  expect(read('todotxt', todotxt).told).toEqual([
    { title: 'water plants', due_date: '2026-11-20', recurrence: 'FREQ=WEEKLY', recurs_from: 'due' },
    {
      title: 'change the filter',
      due_date: '2026-11-15',
      recurrence: 'FREQ=MONTHLY;INTERVAL=3',
      recurs_from: 'completion',
    },
    {
      title: 'standup',
      due_date: '2026-11-16',
      recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      recurs_from: 'due',
    },
    { title: 'odd rec:5b' },
  ])
  const task = (uuid: string, more: object) => ({ uuid, description: uuid, status: 'pending', ...more })
  const taskwarrior = JSON.stringify([
    task('early', { recur: 'weekly', parent: 'p', due: '20261116T230000Z' }),
    task('late', { recur: 'weekly', parent: 'p', due: '20261123T230000Z', until: '20270101T230000Z' }),
    task('odd', { recur: 'every full moon', due: '20261116T230000Z' }),
  ])
  expect(read('taskwarrior', taskwarrior)).toMatchObject({
    told: [
      { title: 'early', due_date: '2026-11-17' },
      { title: 'late', due_date: '2026-11-24', recurrence: 'FREQ=WEEKLY;UNTIL=20270102' },
      { title: 'odd', description: 'Repeats: every full moon' },
    ],
    remarks: ['3: “odd” repeats (every full moon) in a way that is kept in its description'],
  })
})

test('a rule no task can have is kept in words, and reported', () => {
  const file = [
    'BEGIN:VCALENDAR',
    'BEGIN:VTODO',
    'SUMMARY:drink',
    'RRULE:FREQ=HOURLY',
    'END:VTODO',
    'END:VCALENDAR',
  ]
  expect(read('ical', file.join('\r\n'))).toEqual({
    told: [{ title: 'drink', description: 'Repeats: FREQ=HOURLY' }],
    remarks: [
      '2: “drink” repeats by a rule that is kept in its description. A task can repeat once a day at most.',
    ],
  })
})

test.each([
  ['FREQ=MONTHLY;BYMONTHDAY=31', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,30', 'FREQ=MONTHLY;BYMONTHDAY=1,30;RSCALE=GREGORIAN;SKIP=BACKWARD'],
  ['FREQ=MONTHLY;BYMONTHDAY=31;RSCALE=GREGORIAN;SKIP=OMIT', 'FREQ=MONTHLY;BYMONTHDAY=31'],
  ['FREQ=WEEKLY;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=MO'],
])('%s is %s in a calendar, and the same again when it comes back', (ours, theirs) => {
  expect(calendarRule(ours)).toBe(theirs)
  expect(ruleOfCalendar(theirs).replace(';RSCALE=GREGORIAN;SKIP=BACKWARD', '')).toBe(ours)
})
