/** A way from now ("in 2 hours", "3 weeks later") or from another day ("a week from …"). */
import { addDays, addMinutes, addMonths, type PlainDate } from '../../../domain/calendar.ts'
import { later } from '../clock.ts'
import { amount } from '../numbers.ts'
import type { DateRule, Now, Piece } from '../rule.ts'

const steps =
  /(?<count>\d{1,4}(?: \d)?(?: [·/] \d{1,2})?(?: and (?:a )?half)?|(?:a )?(?:couple|few|several)|half|a|the)(?: of)?(?: a)?(?: more)? (?<unit>[a-z]{1,9})(?<half> and a half)?/gu

const minutesOf: Readonly<Record<string, number>> = {
  sec: 1 / 60,
  second: 1 / 60,
  minute: 1,
  m: 1,
  hour: 60,
  h: 60,
}
const daysOf: Readonly<Record<string, number>> = { day: 1, d: 1, week: 7, w: 7, fortnight: 14, weekend: 7 }
const monthsOf: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12, y: 12 }

interface Way {
  readonly days: number
  readonly months: number
  readonly minutes: number | null
}

/** "1 day , 2 hour" → how far that is. Minutes are null while nothing finer than a day was said. */
function wayOf(words: string | undefined): Way {
  let way: Way = { days: 0, months: 0, minutes: null }
  for (const step of (words ?? '').matchAll(steps)) {
    const half = step.groups?.half === undefined ? 0 : 0.5
    way = further(way, amount(step.groups?.count) + half, step.groups?.unit ?? '')
  }
  return way
}

function further(way: Way, count: number, unit: string): Way {
  if (unit in minutesOf) return { ...way, minutes: (way.minutes ?? 0) + count * (minutesOf[unit] ?? 0) }
  // Half a week is days, half a year is months: whole ones are all a calendar has.
  if (unit in daysOf) return { ...way, days: way.days + Math.round(count * (daysOf[unit] ?? 0)) }
  return { ...way, months: way.months + Math.round(count * (monthsOf[unit] ?? 0)) }
}

function move(day: PlainDate, { days, months }: Way, sign: 1 | -1): PlainDate {
  return addDays(addMonths(day, sign * months), sign * days)
}

/** The same way from the day that follows. */
function fromDay(way: Way, sign: 1 | -1): Piece {
  return { of: ({ day }) => (day === undefined ? null : { day: move(day, way, sign) }) }
}

/** Days keep to days; hours and minutes are real time, so they survive a clock change. */
function fromNow(words: string | undefined, { moment, today }: Now): Piece {
  const way = wayOf(words)
  const day = addDays(addMonths(today, way.months), way.days)
  if (way.minutes === null)
    return /^\S+ week$/u.test(words ?? '') ? { day, weeksAhead: way.days / 7 } : { day, near: true }
  const start = { ...moment, epoch_ms: moment.epoch_ms + way.days * 86_400_000 }
  return { due: addMinutes(start, Math.floor(way.minutes)) }
}

const threeQuarters: DateRule = {
  name: 'offset/part-of-an-hour',
  pattern:
    /\b(?:in|within|after)(?: around| about)? (?<part>3 -? ?quarter|a quarter|(?:a )?half)(?: of)?(?: a)? hour\b/gu,
  means: ({ part }, { moment }) => {
    const quarters = part?.startsWith('3') ? 3 : part?.endsWith('quarter') ? 1 : 2
    return { due: addMinutes(moment, 15 * quarters) }
  },
  examples: [
    ['turn off the oven in half an hour', 'in half an hour', '2026-03-04T10:30'],
    ['check the cake in three quarters of an hour', 'in three quarters of an hour', '2026-03-04T10:45'],
  ],
  nearMisses: ['half an hour of yoga'],
}

const inSome: DateRule = {
  name: 'offset/in',
  pattern:
    /\b(?:in|within|after|timer for)(?: x than|(?: around| about){0,2}) (?<way>(?:\d{1,4}(?: \d \/ \d{1,2}| [·/] \d{1,2}| (?:-|\||to) \d{1,3})?(?: and (?:a )?half)?|(?:a )?(?:couple|few|several)(?: of)?|half a|a half|a)(?: more| a)? (?:sec|second|minute|hour|h|day|d|week|w|fortnight|month|quarter|year|y)\b(?:(?: ,)?(?: and)? (?:\d{1,4}|a) (?:sec|second|minute|m|hour|h|day|week|month)\b){0,2}(?: and a half\b)?)(?: ')?(?: (?:time|from now))?/gu,
  means: ({ way }, now) => fromNow(way, now),
  examples: [
    ['call mum in 3 days', 'in 3 days', '2026-03-07'],
    ['pay rent in a week', 'in a week', '2026-03-11'],
    ['take the bread out in 2 hours', 'in 2 hours', '2026-03-04T12:00'],
    ['check in on sam in a couple of days', 'in a couple of days', '2026-03-06'],
    ['renew passport in a fortnight', 'in a fortnight', '2026-03-18'],
    ['review within two months', 'within two months', '2026-05-04'],
    ['flip it in 1 hour and 15 minutes', 'in 1 hour and 15 minutes', '2026-03-04T11:15'],
    ['leave in an hour and a half', 'in an hour and a half', '2026-03-04T11:30'],
    ['leave in 10-15 minutes', 'in 10-15 minutes', '2026-03-04T10:15'],
    ['leave in 2.5 hours', 'in 2.5 hours', '2026-03-04T12:30'],
    ['leave in 1 1/2 hours', 'in 1 1/2 hours', '2026-03-04T11:30'],
  ],
  nearMisses: ['3 days in Rome', 'finish in style', 'meditate for 10 minutes'],
}

const inHoursMinutes: DateRule = {
  name: 'offset/in-1h30',
  pattern: /\bin (?<hours>\d{1,2}) h (?<minutes>[0-5]\d)\b(?! (?:sec|minute|m)\b)/gu,
  means: ({ hours, minutes }, { moment }) => ({
    due: addMinutes(moment, 60 * Number(hours) + Number(minutes)),
  }),
  examples: [['leave in 1h30', 'in 1h30', '2026-03-04T11:30']],
}

const inMinutes: DateRule = {
  name: 'offset/in-15',
  pattern: /(?<=^|\| |\| ago )in (?<count>5|10|15|20|30|40|45|60|90)(?: ')?(?= $)/gu,
  closed: true,
  means: ({ count }, { moment }) => ({ due: addMinutes(moment, Number(count)) }),
  examples: [['remind me in 15', 'in 15', '2026-03-04T10:15']],
  nearMisses: ['fit the lot in 15 boxes', 'run 5k in 30'],
}

const ticks: DateRule = {
  name: 'offset/in-2-ticks',
  pattern: /\bin (?<count>\d{1,3}) (?<sign>['"])(?= $)/gu,
  means: ({ count, sign }, { moment }) => ({
    due: addMinutes(moment, Math.floor(Number(count) / (sign === '"' ? 60 : 1))),
  }),
  examples: [["eggs done in 8'", "in 8'", '2026-03-04T10:08']],
}

const nextHours: DateRule = {
  name: 'offset/next-hours',
  pattern:
    /\b(?:(?:(?:in|within|over|during) )?(?:the )?(?:next|coming) (?<way>(?:(?:\d{1,3}|couple(?: of)?|few) )?(?:minute|hour|h))|(?:in|within) the (?:next )?hour)\b/gu,
  means: ({ way }, now) => fromNow(/^(?:\d|c|f)/u.test(way ?? '') ? way : `a ${way ?? 'hour'}`, now),
  examples: [['answer sam within the next 2 hours', 'within the next 2 hours', '2026-03-04T12:00']],
}

const fromNowOn: DateRule = {
  name: 'offset/from-now',
  pattern:
    /(?<![/·] )\b(?<way>(?:\d{1,4}(?: \d \/ \d{1,2}| [·/] \d{1,2})?(?: and (?:a )?half)?|(?:a )?(?:couple|few|several)(?: of)?|half a|half|a) (?:sec|second|minute|hour|h|day|d|week|w|fortnight|month|year|y)(?: and a half|(?: and)? \d{1,3} (?:minute|hour|day|week|month))?) (?:from (?:right )?now|from today|hence)\b/gu,
  means: ({ way }, now) => fromNow(way, now),
  examples: [
    ['check back two weeks from now', 'two weeks from now', '2026-03-18'],
    ['ring again 1/2 hour from now', '1/2 hour from now', '2026-03-04T10:30'],
    ['ring again two and half hours from now', 'two and half hours from now', '2026-03-04T12:30'],
    ['a month from today renew it', 'a month from today', '2026-04-04'],
  ],
}

/** From now where something is new; from the present date where something is moved. */
const laterOn: DateRule = {
  name: 'offset/later',
  pattern:
    /(?<![/·] )\b(?<way>(?:\d{1,4}(?: \d \/ \d{1,2}| [·/] \d{1,2})?|(?:a )?(?:couple|few|several)(?: of)?|half a|half|a) (?:minute|hour|h|day|d|week|w|fortnight|month|year|y)(?: and a half)?) (?:later\b|after(?= (?:$|[.,;!?|])))/gu,
  means: ({ way }, now) => fromNow(way, now),
  examples: [
    ['ring again 20 minutes later', '20 minutes later', '2026-03-04T10:20'],
    ['ring again two days after', 'two days after', '2026-03-06'],
  ],
  nearMisses: ['tell them later', 'two days after the party'],
}

/** "The day after", and nothing else: after this one. */
const unitAfter: DateRule = {
  name: 'offset/the-day-after',
  pattern: /^(?<way>the (?:minute|hour|day|week|month|year)) after(?= $)/gu,
  stand: 'alone',
  means: ({ way }, now) => fromNow(way, now),
  examples: [['the day after', 'the day after', '2026-03-05']],
  nearMisses: ['tidy up the day after'],
}

const plus: DateRule = {
  name: 'offset/plus',
  pattern:
    /(?:\bnow )?\+ (?<way>(?:\d{1,4}|a) (?:sec|second|minute|m|hour|h|day|d|week|w|month|quarter|year)\b(?:(?: ,)?(?: and)? \d{1,4} (?:sec|second|minute|m|hour|h|day)\b){0,2})/gu,
  stand: 'ended',
  means: ({ way }, now) => {
    const said = wayOf(way)
    const piece = fromNow(way, now)
    return said.minutes === null ? { ...piece, plus: (day) => move(day, said, 1) } : piece
  },
  examples: [
    ['+3 days', '+3 days', '2026-03-07'],
    ['now + 40 minutes', 'now + 40 minutes', '2026-03-04T10:40'],
  ],
  nearMisses: ['2 + 2'],
}

const aroundTime: DateRule = {
  name: 'offset/before-a-time',
  pattern:
    /\b(?<way>(?:\d{1,3}|a|half a|couple of) (?:minute|hour)) (?<side>after|from|before)(?= (?:the )?(?:noon|midnight|\d{1,2} (?:am|pm|:|clock|h) ))/gu,
  stand: 'joined',
  means: ({ way, side }) => {
    const minutes = Math.floor(wayOf(way).minutes ?? 0) * (side === 'before' ? -1 : 1)
    return { of: (behind) => (behind.clock ? { ...behind, clock: later(behind.clock, minutes) } : null) }
  },
  examples: [
    ['leave an hour before noon', 'an hour before noon', '2026-03-04T11:00'],
    ['eat 2 hours after 3pm on friday', '2 hours after 3pm on friday', '2026-03-06T17:00'],
  ],
}

const weekToday: DateRule = {
  name: 'offset/a-week-today',
  pattern:
    /\b(?:(?<way>(?:\d{1,2}|a) (?:week|fortnight))(?= (?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|SAT))|(?<!\b(?:the|this|next|last|\d) )(?<bare>week(?= to(?:day|morrow))|fortnight(?= (?:today|tomorrow|[a-z]{3,6}day|SAT))))\b/gu,
  stand: 'joined',
  means: ({ way, bare }) => fromDay(wayOf(way ?? `a ${bare}`), 1),
  examples: [
    ['exam two weeks today', 'two weeks today', '2026-03-18'],
    ['exam fortnight today', 'fortnight today', '2026-03-18'],
    ['exam week tomorrow', 'week tomorrow', '2026-03-12'],
  ],
  nearMisses: ['plan the fortnight'],
}

const shift: DateRule = {
  name: 'offset/after-a-day',
  pattern:
    /(?<!next |this )\b(?:the )?(?<way>(?:\d{1,3} |a |couple of |few )?(?:day|week|fortnight|month|year)) (?<side>after|from|before|on)(?= (?:the |next |this |coming ){0,2}(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|MON|WED|SAT|SUN|jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec|\d{1,2}(?:th| (?!am|pm|:|h))|christmas|easter|new year|nye|boxing|halloween|thanksgiving))/gu,
  stand: 'joined',
  means: ({ way, side }) => {
    const said = /^(?:\d|a |couple|few)/u.test(way ?? '') ? way : `a ${way}`
    return fromDay(wayOf(said), side === 'before' ? -1 : 1)
  },
  examples: [
    ['deliver it a week from tuesday', 'a week from tuesday', '2026-03-17'],
    ['party two days after next friday', 'two days after next friday', '2026-03-15'],
    ['pack the day before sunday', 'the day before sunday', '2026-03-07'],
    ['fly the day after tomorrow', 'the day after tomorrow', '2026-03-06'],
  ],
  nearMisses: ['the week from hell'],
}

export const offsetRules: readonly DateRule[] = [
  threeQuarters,
  inHoursMinutes,
  inSome,
  inMinutes,
  ticks,
  nextHours,
  fromNowOn,
  laterOn,
  unitAfter,
  plus,
  aroundTime,
  weekToday,
  shift,
]
