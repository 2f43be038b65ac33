/** Files as other programs write them. */
import { expect, test } from 'vitest'
import { readFormats } from '../../src/transfer/formats.ts'
import { keysOf } from '../../src/transfer/keys.ts'
import { NOW, read } from '../support/read-file.ts'

test('Todoist', () => {
  const file = `\ufeffTYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE
section,Home,,,,,,,,
task,"Buy milk, bread @errands",Two cartons,1,1,Ada (1),,tomorrow at 5pm,en,America/New_York
note,"organic, if there is any",,,,,,,,
task,Water the plants,,4,2,Ada (1),,every 3 days,en,
task,Pay rent,,2,1,Ada (1),,2026-12-01,en,

,,,,,,,,,
`
  expect(read('todoist', file, '/tmp/Flat share.csv')).toEqual({
    told: [
      {
        title: 'Buy milk, bread',
        list: 'Flat share',
        labels: ['errands', 'Home'],
        description: 'Two cartons\norganic, if there is any',
        priority: 'high',
        due_date: '2026-11-16T17:00',
        timezone: 'America/New_York',
      },
      {
        title: 'Water the plants',
        due_date: '2026-11-15',
        list: 'Flat share',
        labels: ['Home'],
        recurrence: 'FREQ=DAILY;INTERVAL=3',
        recurs_from: 'due',
      },
      {
        title: 'Pay rent',
        priority: 'medium',
        due_date: '2026-12-01',
        list: 'Flat share',
        labels: ['Home'],
      },
    ],
    remarks: ['5: “Water the plants” was a sub-task and is a task of its own now'],
  })
})

test('Taskwarrior: an array, or one object a line', () => {
  const tasks = [
    `{"id":1,"description":"Call mum","due":"20261116T230000Z","entry":"20261101T080000Z","priority":"H","project":"Home","status":"pending","tags":["phone","family"],"uuid":"a360fc44-315c-4366-b70c-ea7e7520b749","urgency":2}`,
    `{"id":0,"annotations":[{"entry":"20261102T080000Z","description":"oat"}],"description":"Buy milk","due":"20261110T160000Z","end":"20261110T170000Z","entry":"20261101T080000Z","status":"completed","uuid":"b360fc44-315c-4366-b70c-ea7e7520b749"}`,
    `{"description":"Old","status":"deleted","uuid":"c360fc44-315c-4366-b70c-ea7e7520b749"}`,
    `{"description":"Bad","status":"pending","entry":"20261399T080000Z","uuid":"d360fc44-315c-4366-b70c-ea7e7520b749"}`,
  ]
  const expected = {
    told: [
      {
        id: 'a360fc44-315c-4366-b70c-ea7e7520b749',
        title: 'Call mum',
        list: 'Home',
        labels: ['phone', 'family'],
        priority: 'high',
        // Midnight in Berlin: a day without a time.
        due_date: '2026-11-17',
        created_at: '2026-11-01T08:00:00.000Z',
      },
      {
        id: 'b360fc44-315c-4366-b70c-ea7e7520b749',
        title: 'Buy milk',
        description: 'oat',
        due_date: '2026-11-10T17:00',
        timezone: 'Europe/Berlin',
        completed: true,
        created_at: '2026-11-01T08:00:00.000Z',
        completed_at: '2026-11-10T17:00:00.000Z',
      },
    ],
    remarks: ['3: “Old” was deleted there', '4: no task that Taskwarrior would write'],
  }
  expect(read('taskwarrior', `[${tasks.join(',\n')}]`)).toEqual(expected)
  expect(read('taskwarrior', tasks.join('\n'))).toEqual(expected)
})

test('todo.txt', () => {
  const file = `(A) 2026-11-01 Call mum +family @phone due:2026-11-16
x 2026-11-10 2026-11-01 Buy milk pri:C
Plain words due:never
x (B) done once
`
  expect(read('todotxt', file)).toEqual({
    told: [
      {
        title: 'Call mum',
        list: 'family',
        labels: ['phone'],
        priority: 'high',
        due_date: '2026-11-16',
        created_at: '2026-11-01T12:00:00.000Z',
      },
      {
        title: 'Buy milk',
        priority: 'low',
        completed: true,
        created_at: '2026-11-01T12:00:00.000Z',
        completed_at: '2026-11-10T12:00:00.000Z',
      },
      { title: 'Plain words due:never' },
      { title: 'done once', priority: 'medium', completed: true },
    ],
    remarks: [],
  })
})

test('any checklist in Markdown', () => {
  const file = `# Shopping

Some words before.

- [ ] milk · oat · 2%
  the green one
  - [x] **bread**
* [X] eggs \\[six\\]
- no box
`
  expect(read('markdown', file)).toEqual({
    told: [
      { title: 'milk · oat · 2%', description: 'the green one', list: 'Shopping' },
      { title: '**bread**', completed: true, list: 'Shopping' },
      { title: 'eggs [six]', completed: true, list: 'Shopping' },
    ],
    remarks: ['3: no item of a checklist: “Some words before.”', '9: no item of a checklist: “- no box”'],
  })
})

test('to-dos of a calendar, with zones, alarms and what is no to-do', () => {
  const file = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VTODO', 'UID:1', 'SUMMARY:Call', '  mum\\, please'],
    ...['DUE;TZID="America/New_York":20261116T170000', 'PRIORITY:3', 'CATEGORIES:phone', 'RRULE:FREQ=WEEKLY'],
    ...[
      'BEGIN:VALARM',
      'SUMMARY:no',
      'END:VALARM',
      'END:VTODO',
      'BEGIN:VEVENT',
      'SUMMARY:Party',
      'END:VEVENT',
    ],
    ...['BEGIN:VTODO', 'UID:2', 'SUMMARY:Off', 'STATUS:CANCELLED', 'END:VTODO'],
    ...[
      'BEGIN:VTODO',
      'UID:3',
      'SUMMARY:Odd',
      'DUE;TZID=W. Europe Standard Time:20261116T170000',
      'END:VTODO',
    ],
    'END:VCALENDAR',
  ].join('\r\n')
  expect(read('ical', file)).toEqual({
    told: [
      {
        id: '1',
        title: 'Call mum, please',
        labels: ['phone'],
        recurrence: 'FREQ=WEEKLY',
        recurs_from: 'due',
        priority: 'high',
        due_date: '2026-11-16T17:00',
        timezone: 'America/New_York',
      },
      { id: '3', title: 'Odd', due_date: '2026-11-16T17:00', timezone: 'Europe/Berlin' },
    ],
    remarks: [
      '15: “Party” is an event, not a to-do',
      '18: “Off” was cancelled there',
      '23: “Odd” is due in the time zone “W. Europe Standard Time”, which is not known; its time is taken as yours',
    ],
  })
})

test('a CSV made by hand needs no more than a title', () => {
  const file = 'Title,Due_Date,Priority\nmilk,2026-11-16,HIGH\n"5"" nails",,\n'
  expect(read('csv', file)).toEqual({
    told: [{ title: 'milk', due_date: '2026-11-16', priority: 'high' }, { title: '5" nails' }],
    remarks: [],
  })
  expect(readFormats.csv.read('title,note\n"milk', NOW).remarks).toHaveLength(1)
})

test('two tasks with one title are two; the same file again is the same two', () => {
  const keys = () => keysOf(readFormats.todotxt.read('milk\neggs\nmilk\n', NOW).found, 'todotxt')
  expect(keys()).toEqual(['todotxt:1:milk', 'todotxt:1:eggs', 'todotxt:2:milk'])
})

test('what is no name for a list or label stays in words', () => {
  const long = 'x'.repeat(70)
  const file = `[{"description":"a","status":"pending","uuid":"a","project":"${long}","tags":["a,b","ok"]}]`
  expect(read('taskwarrior', file).told).toEqual([
    { id: 'a', title: 'a', description: `Project: ${long}\nTags: a,b`, labels: ['ok'] },
  ])
})

test('a file that came in before there were lists is still known', () => {
  const { found } = readFormats.todotxt.read('Call mum +family @phone', NOW)
  expect(keysOf(found, 'todotxt')).toEqual(['todotxt:1:Call mum +family @phone'])
})
