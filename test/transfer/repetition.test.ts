/** Rules of repetition, as other programs write them. */
import { expect, test } from 'vitest'
import { untold } from '../../src/transfer/carried.ts'
import { writeFormats } from '../../src/transfer/formats.ts'
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

test('in todo.txt and Todoist, too: nothing is lost, and it is said', () => {
  const lines = ['drink rec:2h', 'bins rec:1w', 'tank rec:9999d', 'x done rec:2h', 'tax rrule:+FREQ=HOURLY']
  const { told, remarks } = read('todotxt', lines.join('\n'))
  expect(told.map(({ title }) => title)).toEqual([
    'drink rec:2h',
    'bins',
    'tank rec:9999d',
    'done rec:2h',
    'tax rrule:+FREQ=HOURLY',
  ])
  expect(remarks).toEqual([
    '1: “rec:2h” is no rule of repetition here; it stays in the title',
    '3: “rec:9999d” is no rule of repetition here; it stays in the title',
    '5: “rrule:+FREQ=HOURLY” is no rule of repetition here; it stays in the title',
  ])
  const dates = ['every 30 feb', 'every 0 days', 'every day until 1 jan 2020']
  const rows = dates.map((date, at) => `task,td ${at},,4,1,,,${date},en,UTC`)
  const todoist = read(
    'todoist',
    ['TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE', ...rows].join(
      '\n',
    ),
  )
  expect(todoist.told.map(({ description }) => description)).toEqual(dates.map((date) => `When: ${date}`))
  expect(todoist.remarks).toHaveLength(3)
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

test('days a calendar leaves out are left out, days it adds are reported, a changed one is a task of its own', () => {
  const todo = (...lines: readonly string[]) => ['BEGIN:VTODO', 'UID:swim', ...lines, 'END:VTODO']
  const file = [
    'BEGIN:VCALENDAR',
    ...todo(
      'SUMMARY:swim',
      'DUE;VALUE=DATE:20261117',
      'RRULE:FREQ=WEEKLY;BYDAY=TU',
      'EXDATE;VALUE=DATE:20261124,20261201',
      'EXDATE:20261222T070000Z',
      'RDATE;VALUE=DATE:20261225',
    ),
    ...todo('SUMMARY:swim, later', 'RECURRENCE-ID;VALUE=DATE:20261208', 'DUE;VALUE=DATE:20261209'),
    'END:VCALENDAR',
  ]
  expect(read('ical', file.join('\r\n'))).toEqual({
    told: [
      {
        id: 'swim',
        title: 'swim',
        due_date: '2026-11-17',
        recurrence: 'FREQ=WEEKLY;BYDAY=TU',
        recurs_from: 'due',
        recurs_except: ['2026-11-24', '2026-12-01', '2026-12-22'],
      },
      { id: 'swim20261208', title: 'swim, later', due_date: '2026-12-09' },
    ],
    remarks: ['2: “swim”: RDATE (20261225) has no place here'],
  })
})

test('a pattern of Taskwarrior goes on by itself where none of its tasks is open', () => {
  const task = (uuid: string, status: string, due: string, more: object = {}) => ({
    ...{ uuid, description: uuid, status, due, recur: 'weekly' },
    ...more,
  })
  const file = JSON.stringify([
    task('new', 'recurring', '20261116T230000Z'),
    task('old', 'recurring', '20261102T230000Z'),
    task('done', 'completed', '20261109T230000Z', { parent: 'old' }),
    task('both', 'recurring', '20261102T230000Z'),
    task('open', 'pending', '20261116T230000Z', { parent: 'both' }),
  ])
  const { told, remarks } = read('taskwarrior', file)
  expect(told).toMatchObject([
    { title: 'new', due_date: '2026-11-17', recurrence: 'FREQ=WEEKLY' },
    { title: 'old', due_date: '2026-11-17', recurrence: 'FREQ=WEEKLY' },
    { title: 'done', completed: true },
    { title: 'open', due_date: '2026-11-17', recurrence: 'FREQ=WEEKLY' },
  ])
  expect(told[2]).not.toHaveProperty('recurrence')
  expect(remarks).toEqual(['4: “both” is the pattern of a repeating task'])
})

test.each([
  [
    'every Monday at 7',
    { recurrence: 'FREQ=WEEKLY;BYDAY=MO', due_date: '2026-11-23T07:00' },
    'every Monday at 07:00 starting 2026-11-23',
  ],
  [
    'the 31st',
    { recurrence: 'FREQ=MONTHLY;BYMONTHDAY=31', due_date: '2026-11-30' },
    'every 31st starting 2026-11-30',
  ],
  [
    'the last Friday',
    { recurrence: 'FREQ=MONTHLY;UNTIL=20270601;BYDAY=-1FR', due_date: '2026-11-27' },
    'every last Friday starting 2026-11-27 until 2027-06-01',
  ],
  [
    'when done',
    { recurrence: 'FREQ=DAILY;INTERVAL=3', due_date: '2026-11-18', recurs_from: 'completion' as const },
    'every! 3 days starting 2026-11-18',
  ],
  [
    'ten times, which Todoist has no word for',
    { recurrence: 'FREQ=DAILY;COUNT=10', due_date: '2026-11-18' },
    'Repeats: FREQ=DAILY;COUNT=10,4,1,,,2026-11-18,',
  ],
])('Todoist is told %s', (_, fields, words) => {
  expect(writeFormats.todoist.write({ ...untold, title: 'x', recurs_from: 'due', ...fields })).toContain(
    words,
  )
})

test('Taskwarrior gets a span where the date says the rest of the rule', () => {
  const rule = { recurrence: 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20270601;BYDAY=MO', recurs_from: 'due' as const }
  const text = writeFormats.taskwarrior.write({ ...untold, title: 'x', due_date: '2026-11-23', ...rule })
  expect(JSON.parse(text)).toMatchObject({ status: 'recurring', recur: '2weeks', until: '2027-06-01' })
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
