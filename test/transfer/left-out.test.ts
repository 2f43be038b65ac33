/** What a file says and Sayso has no place for is always listed; and spreadsheets that part cells by semicolons are read. */
import { expect, test } from 'vitest'
import { read } from '../support/read-file.ts'

test('Todoist: deadline, duration and who is responsible', () => {
  const file = `TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT,DEADLINE,DEADLINE_LANG
task,Pay rent,,4,1,Ada (1),Bob (2),2026-12-01,en,,30,minute,2026-12-03,en
task,Plain,,4,1,Ada (1),,,en,,None,None,,
`
  expect(read('todoist', file).remarks).toEqual([
    '2: “Pay rent”: RESPONSIBLE (Bob (2)), DURATION (30 minute), DEADLINE (2026-12-03) have no place here',
  ])
})

test('Taskwarrior: wait, scheduled, until, depends, start and fields of one’s own', () => {
  const task = {
    uuid: 'a360fc44-315c-4366-b70c-ea7e7520b749',
    description: 'Call mum',
    status: 'waiting',
    entry: '20261101T080000Z',
    modified: '20261101T080000Z',
    wait: '20261201T080000Z',
    scheduled: '20261202T080000Z',
    until: '20261231T080000Z',
    depends: ['b360fc44-315c-4366-b70c-ea7e7520b749'],
    estimate: 3,
    urgency: 1,
  }
  const { told, remarks } = read('taskwarrior', JSON.stringify(task))
  expect(told).toMatchObject([{ title: 'Call mum' }])
  expect(remarks).toEqual([
    '1: “Call mum”: wait (20261201T080000Z), scheduled (20261202T080000Z), until (20261231T080000Z), depends (b360fc44-315c-4366-b70c-ea7e7520b749), estimate (3) have no place here',
  ])
})

test('iCalendar: when it starts, how long it takes, where and how far it is', () => {
  const lines = [
    'SUMMARY:Tax',
    'DTSTART:20261101T080000Z',
    'DURATION:PT1H',
    'LOCATION:Office',
    'PERCENT-COMPLETE:40',
  ]
  const file = ['BEGIN:VCALENDAR', 'BEGIN:VTODO', 'UID:1', ...lines, 'END:VTODO', 'END:VCALENDAR', ''].join(
    '\r\n',
  )
  expect(read('ical', file).remarks).toEqual([
    '2: “Tax”: DTSTART (20261101T080000Z), DURATION (PT1H), LOCATION (Office), PERCENT-COMPLETE (40) have no place here',
  ])
})

test('iCalendar: what a program has of its own, but not what it keeps for itself', () => {
  const own = [
    'X-ENERGY:low',
    'CLASS:PRIVATE',
    'SEQUENCE:4',
    'X-MOZ-GENERATION:2',
    'DTSTAMP:20261101T080000Z',
  ]
  const todo = ['BEGIN:VTODO', 'UID:1', 'SUMMARY:Tax', ...own, 'END:VTODO']
  const file = ['BEGIN:VCALENDAR', ...todo, 'END:VCALENDAR', ''].join('\r\n')
  expect(read('ical', file).remarks).toEqual(['2: “Tax”: X-ENERGY (low), CLASS (PRIVATE) have no place here'])
})

test('a table: columns of other names, and cells below none', () => {
  const file = 'title,Notes,colour\nmilk,two litres,\nbread,,brown,extra\n'
  expect(read('csv', file).remarks).toEqual([
    '2: “milk”: NOTES (two litres) has no place here',
    '3: “bread”: COLOUR (brown), column 4 (extra) have no place here',
  ])
})

test('Todoist: columns that it has not had so far', () => {
  const file = 'TYPE,CONTENT,PRIORITY,INDENT,AUTHOR,DATE,MOOD\ntask,Rest,4,1,Ada (1),,good\n'
  expect(read('todoist', file).remarks).toEqual(['2: “Rest”: MOOD (good) has no place here'])
})

test('a table with semicolons, as spreadsheets of half of Europe write it', () => {
  const file = '\ufefftitle;list;due_date\r\n"milk; oat";Food, drink;2026-11-16\r\n'
  expect(read('csv', file).told).toEqual([
    { title: 'milk; oat', list: 'Food, drink', due_date: '2026-11-16' },
  ])
})
