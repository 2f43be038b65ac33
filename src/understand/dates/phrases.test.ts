/** Phrases as people say them, whichever rule reads them. On Wednesday 4 March 2026, 10:00, in Berlin. */
import { describe, expect, test } from 'vitest'
import { type DateMatch, type DateOptions, findDates } from './find-dates.ts'

const now = { epoch_ms: Date.parse('2026-03-04T10:00:00+01:00'), timezone: 'Europe/Berlin' }

function told(match: DateMatch): string {
  if ('due_date' in match) return match.conflict ? `${match.due_date} or not` : match.due_date
  return 'recurring' in match ? 'recurring' : `${match.from}…${match.to}`
}

function read(text: string, options: Partial<DateOptions> = {}): string {
  return findDates(text, now, { order: 'day-first', ...options })
    .map(told)
    .join(' | ')
}

describe('hours', () => {
  test.each([
    ['optician tmrw 8.50', '2026-03-05T08:50'],
    ['vet fri 4.15', '2026-03-06T16:15'],
    ['weds 10.15', '2026-03-11T10:15'],
    ['vet wed 4.15', '2026-03-11T16:15'],
    ['call at 4.30', '2026-03-04T16:30'],
    ['for 7.45 on tuesday', '2026-03-10T07:45'],
    ['from 4.15 on friday', '2026-03-06T16:15'],
    ['till 5.30 today', '2026-03-04T17:30'],
    ['by 6.15', '2026-03-04T18:15'],
    ['13.20 tomorrow', '2026-03-05T13:20'],
    ['vet - 4.15 on the 17th', '2026-03-17T16:15'],
    ['for 3 on wednesday', '2026-03-11T15:00'],
    ['for 9 tomorrow', '2026-03-05T09:00'],
    ['wednesday at 3', '2026-03-11T15:00'],
    ['thursday for 6', '2026-03-05T18:00'],
    ['sat 7ish', '2026-03-07T07:00'],
    ['half 7', '2026-03-04T19:30'],
    ['half seven tonight', '2026-03-04T19:30'],
    ['quarter to 8', '2026-03-04T19:45'],
    ['10 to 6', '2026-03-04T17:50'],
    ['8ish', '2026-03-04T20:00'],
    ['noonish', '2026-03-04T12:00'],
    ['around 4', '2026-03-04T16:00'],
    ['about 4 tomorrow', '2026-03-05T16:00'],
    ['about 4pm', '2026-03-04T16:00'],
    ['by 5 today', '2026-03-04T17:00'],
    ['7 in the evening', '2026-03-04T19:00'],
    ["5 o'clock tomorrow", '2026-03-05T17:00'],
    ["it's 7 in the evening", '2026-03-04T19:00'],
    ['3 in the afternoon', '2026-03-04T15:00'],
    ['party on the 3rd at 10', '2026-04-03T10:00'],
    ['dec 1st 9am', '2026-12-01T09:00'],
    ["vet's now 5pm on friday", '2026-03-06T17:00'],
  ])('%s is %s', (text, due) => expect(read(text)).toBe(due))
})

describe('days', () => {
  test.each([
    ['first thing tomorrow', '2026-03-05'],
    ['tomorrow first thing', '2026-03-05'],
    ['last thing tonight', '2026-03-04'],
    ['after lunch tomorrow', '2026-03-05'],
    ['before work friday', '2026-03-06'],
    ['cob friday', '2026-03-06'],
    ['eod', '2026-03-04'],
    ['eow', '2026-03-06'],
    ['end of the week', '2026-03-06'],
    ['end of next week', '2026-03-13'],
    ['mid week', '2026-03-04'],
    ['early next week', '2026-03-09…2026-03-15'],
    ['a week on friday', '2026-03-13'],
    ['friday week', '2026-03-13'],
    ['tomorrow week', '2026-03-12'],
    ['week on monday', '2026-03-16'],
    ['the week after next', '2026-03-16…2026-03-22'],
    ['sunday after next', '2026-03-15'],
    ['this coming thursday', '2026-03-05'],
    ['thursday coming', '2026-03-05'],
    ['next thurs', '2026-03-12'],
    ['thurs next week', '2026-03-12'],
    ['monday next', '2026-03-09'],
    ['in a fortnight', '2026-03-18'],
    ['fortnight today', '2026-03-18'],
    ['three weeks today', '2026-03-25'],
    ['2 weeks saturday', '2026-03-21'],
    ['a fortnight on saturday', '2026-03-21'],
    ['day after tmrw', '2026-03-06'],
    ['overmorrow', '2026-03-06'],
    ['the 17th', '2026-03-17'],
    ['17th', '2026-03-17'],
    ['birthday 17th', '2026-03-17'],
    ['3rd of next month', '2026-04-03'],
    ['end of jan', '2027-01-31'],
    ['mid december', '2026-12-15'],
    ['first of december', '2026-12-01'],
    ['1st dec', '2026-12-01'],
    ['roofer coming weds', '2026-03-11'],
    ['on friday go to the shop after work', '2026-03-06'],
    ['essay is due friday now', '2026-03-06'],
    ["watch the 10 o'clock news tonight", '2026-03-04'],
    ['make a black friday list tomorrow', '2026-03-05'],
  ])('%s is %s', (text, due) => expect(read(text)).toBe(due))
})

describe('feasts', () => {
  test.each([
    ['xmas eve', '2026-12-24'],
    ['christmas day', '2026-12-25'],
    ['boxing day', '2026-12-26'],
    ["new year's eve", '2026-12-31'],
    ['nye', '2026-12-31'],
    ["new year's day", '2027-01-01'],
    ['halloween', '2026-10-31'],
    ['bonfire night', '2026-11-05'],
    ["valentine's day", '2027-02-14'],
    ['good friday', '2026-04-03'],
    ['good friday 2027', '2027-03-26'],
    ['easter', '2026-04-05'],
    ['easter monday', '2026-04-06'],
    ['thanksgiving', '2026-11-26'],
    ['thanksgiving 2028', '2028-11-23'],
    ['christmas 2019', ''],
  ])('%s is %s', (text, due) => expect(read(text)).toBe(due))
})

const tomorrow = 'tmrw tmr tmo tomo tomoz 2moro 2mrw tomorow tommorow tomorrrow tomarrow tomorrw tommorrow'
const slips: Readonly<Record<string, string>> = {
  '2026-03-04': 'tonite 2nite 2day',
  '2026-03-05': `${tomorrow} thurs thrusday thursady thurday thirsday`,
  '2026-03-06': "fri's frid fri.",
  '2026-03-07': 'saterday satday saturdya satarday',
  '2026-03-08': "sunday's",
  '2026-03-09': 'mon.',
  '2026-03-10': 'tues tuesdy tues. teusday tusday',
  '2026-03-11': 'wed weds wensday wednsday wendesday',
}

test.each(Object.entries(slips))('%s, however it is spelled', (due, words) => {
  for (const word of words.split(' ')) expect(`${word} ${read(`call gran ${word}`)}`).toBe(`${word} ${due}`)
})

describe('no date', () => {
  test.each([
    ...['may i go', 'march to the shop', 'buy sun cream', 'mon ami', 'wait a second'],
    ...['give me a sec', 'black friday shopping', 'shop on black friday', 'join the 9:15 call'],
    ...["catch the 5 o'clock train", "watch the 10 o'clock news", 'take the 8am train', 'book the 7.30 show'],
    ...['watch Friday Night Dinner', 'a 5 minute walk', 'support 24/7', '9 to 5 job', 'a 9-5 job'],
    ...['buy a 4x4', '1/2 cup', '50/50', '7.5 tonnes', 'size 10', 'room 4', 'chapter 4', 'no 7', 'page 12'],
    ...['£12.30', '12.30kg', 'at 12.30kg', '4.15', 'version 2.10', 'lunch £4.15', 'tip 12.30%'],
    ...['order BX-07nov2', 'order BX07nov2', 'order bx-07nov2', 'close TKT-8841', 'order AB-12-may'],
    ...['delete the 3rd', 'delete 3rd', 'mothers day', 'eat a sundae'],
  ])('%s', (text) => expect(read(text)).toBe(''))
  test.each([
    ...['call room 4 tomorrow', 'read chapter 4 tomorrow', 'boots size 10 tomorrow', 'no 7 tomorrow'],
    ...['version 2.10 tomorrow', 'pay £4.15 tomorrow', 'buy 4.15kg tomorrow', 'it cost 12.50 tomorrow'],
    ...['tomorrow 4.15kg flour', 'tomorrow at 4.15kg', 'table for 4 tomorrow', 'close TKT-8841 tomorrow'],
  ])('only the day in “%s”', (text) => expect(read(text)).toBe('2026-03-05'))
})

test.each([
  ['dinner friday at 8', '2026-03-06T20:00'],
  ['dinner friday 7.30', '2026-03-06T19:30'],
  ['dinner friday at half 6', '2026-03-06T18:30'],
  ['dinner friday at 5', '2026-03-06T17:00'],
  ['dinner friday at 11', '2026-03-06T23:00'],
  ['dinner friday at 12', '2026-03-06T12:00'],
  ['dinner friday at 8am', '2026-03-06T08:00'],
  ['dinner friday at 08:00', '2026-03-06T08:00'],
  ['dinner friday at 8 in the morning', '2026-03-06T08:00'],
])('in the evening, %s is %s', (text, due) => {
  expect(read(text, { evening: true })).toBe(due)
})

test.each([
  ['dinner friday at 8', '2026-03-06T08:00'],
  ['dinner at 8 tonight', '2026-03-04T20:00'],
  ['dinner at 7 tomorrow evening', '2026-03-05T19:00'],
  ['call friday at 3', '2026-03-06T15:00'],
])('else %s is %s', (text, due) => expect(read(text)).toBe(due))

test.each([
  ['4pm not 3pm', '2026-03-04T16:00 | 2026-03-04T15:00'],
  ['3pm or 4pm', '2026-03-04T15:00 | 2026-03-04T16:00'],
  ['tuesday, no sorry wednesday', '2026-03-10 | 2026-03-11'],
  ['friday or saturday', '2026-03-06 | 2026-03-07'],
  ['not friday, monday', '2026-03-06 | 2026-03-09'],
  ['not friday, the 20th', '2026-03-06 | 2026-03-20'],
  ['not on friday, tomorrow', '2026-03-06 | 2026-03-05'],
  ['friday tomorrow', '2026-03-06 | 2026-03-05'],
  ['friday not thursday at 5', '2026-03-06 | 2026-03-05T17:00'],
  ['friday, actually monday', '2026-03-06 | 2026-03-09'],
])('“%s” are two', (text, dues) => expect(read(text)).toBe(dues))

test.each([
  ['monday the 22nd', '2026-06-22 or not'],
  ['party monday the 22nd at 8pm', '2026-06-22T20:00 or not'],
  ['tuesday 22nd march', '2026-03-22 or not'],
  ['monday 22/3', '2026-03-22 or not'],
  ['march 22, monday', '2026-03-22 or not'],
  ['next friday the 14th', '2026-08-14 or not'],
  ['sunday the 22nd', '2026-03-22'],
  ['sunday 22 march', '2026-03-22'],
])('a weekday that does not fit is told: %s is %s', (text, due) => expect(read(text)).toBe(due))
