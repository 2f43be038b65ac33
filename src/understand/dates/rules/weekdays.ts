/** Days of the week: the coming one, this week's, the next week's, the nth of a month. */
import { addDays, type PlainDate, weekday } from '../../../domain/calendar.ts'
import { comingMonth, comingWeekday, dateOf, endOfMonth, monthFrom, weekFrom } from '../days.ts'
import { monthNumber, weekdayNumber } from '../numbers.ts'
import type { DateRule, Groups, Now } from '../rule.ts'

const next: DateRule = {
  name: 'weekday/next',
  pattern:
    /\b(?:next (?<name>(?:mon|tues|wednes|thurs|fri|satur|sun)day|MON|WED|SAT|SUN)|(?<name2>(?:mon|tues|wednes|thurs|fri|satur|sun)day) next(?= (?:$|[.,;!?)|]|at |\d)))\b/gu,
  // Weeks begin on Monday; "next friday" is the Friday of the week after this one, as most people mean it.
  means: ({ name, name2 }, { today }) => {
    const number = weekdayNumber(name ?? name2)
    return { day: addDays(weekFrom(today, 1).from, number - 1), weekday: number }
  },
  examples: [
    ['dentist next monday', 'next monday', '2026-03-09'],
    ['dentist next friday the 13th', 'next friday the 13th', '2026-03-13'],
    ['dinner next friday', 'next friday', '2026-03-13'],
    ['nxt weds call bank', 'nxt weds', '2026-03-11'],
    ['dentist monday next at 9', 'monday next at 9', '2026-03-09T09:00'],
  ],
  nearMisses: ['the next task', 'next sunrise'],
}

const current: DateRule = {
  name: 'weekday/this',
  pattern:
    /\b(?:(?:this coming|(?<which>this)|coming) (?<name>(?:mon|tues|wednes|thurs|fri|satur|sun)day|MON|WED|SAT|SUN)|(?:this )?(?<name2>(?:mon|tues|wednes|thurs|fri|satur|sun)day) coming)\b/gu,
  means: ({ which, name, name2 }, { today }) => {
    const number = weekdayNumber(name ?? name2)
    return {
      day: which !== undefined && weekday(today) === number ? today : comingWeekday(number, today),
      weekday: number,
    }
  },
  examples: [
    ['party this saturday', 'this saturday', '2026-03-07'],
    ['party this saturday march 7', 'this saturday march 7', '2026-03-07'],
    ['this coming tuesday', 'this coming tuesday', '2026-03-10'],
    ['dentist thursday coming', 'thursday coming', '2026-03-05'],
  ],
  nearMisses: ['this monitor'],
}

const afterNext: DateRule = {
  name: 'weekday/after-next',
  pattern: /\b(?:the )?(?<name>(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: after next| week)\b/gu,
  closed: true,
  means: ({ name }, { today }) => ({ day: addDays(comingWeekday(weekdayNumber(name), today), 7) }),
  examples: [
    ['visit gran the friday after next', 'the friday after next', '2026-03-13'],
    ['back at work monday week', 'monday week', '2026-03-16'],
  ],
  nearMisses: ['week plan'],
}

const count: DateRule = {
  name: 'weekday/count',
  pattern:
    /\b(?:(?<count>\d) (?<name>(?:mon|tues|wednes|thurs|fri|satur|sun)days?) (?:from now|hence|later)|in (?<count2>\d) (?<name2>(?:mon|tues|wednes|thurs|fri|satur|sun)days))\b/gu,
  means: ({ count, name, count2, name2 }, { today }) => ({
    day: addDays(comingWeekday(weekdayNumber(name ?? name2), today), 7 * (Number(count ?? count2) - 1)),
  }),
  examples: [
    ['checkup two fridays from now', 'two fridays from now', '2026-03-13'],
    ['checkup in two fridays', 'in two fridays', '2026-03-13'],
  ],
}

const nthOfMonth: DateRule = {
  name: 'weekday/nth-of-month',
  pattern:
    /\b(?:(?<back>\dth|second) (?:to )?)?(?<nth>\dth|second|last) (?<name>(?:mon|tues|wednes|thurs|fri|satur|sun)day|MON|WED|SAT|SUN|day) (?:of|in) (?:(?:the )?(?<which>this|next|the) month|(?<month>jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec)(?: ,)?(?: (?<year>\d{4}))?)\b/gu,
  means: (groups, now) => {
    const day = nthDay(groups, monthOfGroups(groups, now))
    return day === null ? null : { day }
  },
  examples: [
    ['board meeting first tuesday of october', 'first tuesday of october', '2026-10-06'],
    ['invoice on the last friday of the month', 'on the last friday of the month', '2026-03-27'],
    ['hand over on the second last day of may', 'on the second last day of may', '2026-05-30'],
    ['close books last day of march 2027', 'last day of march 2027', '2027-03-31'],
  ],
  nearMisses: ['the first day of school'],
}

function monthOfGroups({ which, month, year }: Groups, now: Now): PlainDate | null {
  if (month === undefined) return monthFrom(now.today, which === 'next' ? 1 : 0).from
  if (year === undefined) return comingMonth(monthNumber(month), now).from
  return dateOf(Number(year), monthNumber(month), 1, now.today)
}

function rank(word: string | undefined): number {
  return word === 'second' ? 2 : Number(word?.charAt(0) ?? 1)
}

/** "last friday", "second last day": counted from the end of the month. */
function fromEnd({ back, name }: Groups, last: PlainDate): PlainDate {
  const earlier = rank(back) - 1
  if (name === 'day') return addDays(last, -earlier)
  return addDays(last, -((weekday(last) - weekdayNumber(name) + 7) % 7) - 7 * earlier)
}

function nthDay(groups: Groups, first: PlainDate | null): PlainDate | null {
  if (first === null) return null
  const last = endOfMonth(first)
  if (groups.nth === 'last') return fromEnd(groups, last)
  const number = rank(groups.nth)
  if (groups.name === 'day') return addDays(first, number - 1)
  const wanted = weekdayNumber(groups.name)
  const day = addDays(first, ((wanted - weekday(first) + 7) % 7) + 7 * (number - 1))
  return day <= last ? day : null
}

const seek: DateRule = {
  name: 'weekday/after-a-day',
  pattern:
    /\b(?:the )?(?:(?<nth>\dth|second) )?(?<name>(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?<side>after|before)(?= (?:the |next |this )?(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec|christmas|easter|\d{1,2}(?:th| \/| of)))/gu,
  stand: 'joined',
  means: ({ nth, name, side }) => {
    const wanted = weekdayNumber(name)
    const weeks = 7 * (rank(nth) - 1)
    const after = (day: PlainDate) => addDays(comingWeekday(wanted, day), weeks)
    const before = (day: PlainDate) => addDays(day, -(((weekday(day) - wanted + 6) % 7) + 1) - weeks)
    return {
      of: ({ day }) => (day === undefined ? null : { day: side === 'after' ? after(day) : before(day) }),
    }
  },
  examples: [
    ['ship it the monday after march 20', 'the monday after march 20', '2026-03-23'],
    ['paint eggs the sunday before easter', 'the sunday before easter', '2026-03-29'],
  ],
}

/** The closest is at most three days away, the next closest on the other side, and so on. */
function nthClosest(away: number, nth: number): number {
  const first = ((away + 10) % 7) - 3
  const side = first > 0 ? -1 : 1
  return first + 7 * side * (nth % 2 === 0 ? nth / 2 : -(nth - 1) / 2)
}

const closest: DateRule = {
  name: 'weekday/closest',
  pattern:
    /\b(?:the )?(?:(?:(?<nth>second|\dth) )?closest (?<name>(?:mon|tues|wednes|thurs|fri|satur|sun)day|MON|WED|SAT|SUN)|(?<name2>(?:mon|tues|wednes|thurs|fri|satur|sun)day) closest) to\b/gu,
  stand: 'joined',
  means: ({ nth, name, name2 }) => {
    const wanted = weekdayNumber(name ?? name2)
    const nearest = (day: PlainDate) => addDays(day, nthClosest(wanted - weekday(day), rank(nth ?? '1th')))
    return { of: ({ day }) => (day === undefined ? null : { day: nearest(day) }) }
  },
  examples: [
    ['party on the saturday closest to april 14', 'on the saturday closest to april 14', '2026-04-11'],
    ['pay on the closest monday to the 15th', 'on the closest monday to the 15th', '2026-03-16'],
    ['or on the second closest monday to the 15th', 'on the second closest monday to the 15th', '2026-03-09'],
  ],
}

/** "It falls on a monday": which one is not said. */
const some: DateRule = {
  name: 'weekday/any',
  pattern: /\b(?:on )?a (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gu,
  means: () => ({ nothing: true }),
  examples: [['find a concert on a friday', '', 'nothing']],
}

const plain: DateRule = {
  name: 'weekday/coming',
  pattern: /\b(?<name>(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gu,
  means: ({ name }, { today }) => ({
    day: comingWeekday(weekdayNumber(name), today),
    weekday: weekdayNumber(name),
  }),
  examples: [
    ['finish report by friday', 'by friday', '2026-03-06'],
    ['on wednesday water the plants', 'on wednesday', '2026-03-11'],
    ['gym thurs', 'thurs', '2026-03-05'],
  ],
  nearMisses: ['buy a monitor', 'eat a sundae', 'fried rice'],
}

const short: DateRule = {
  name: 'weekday/short',
  pattern: /\b(?<name>MON|WED|SAT)\b/gu,
  stand: 'ended',
  closed: true,
  means: ({ name }, { today }) => ({
    day: comingWeekday(weekdayNumber(name), today),
    weekday: weekdayNumber(name),
  }),
  examples: [
    ['call mum sat', 'sat', '2026-03-07'],
    ['mon: fuel. wed - radar', 'mon | wed', '2026-03-09 | 2026-03-11'],
    ['meet bob on mon at 3pm', 'on mon at 3pm', '2026-03-09T15:00'],
  ],
  nearMisses: ['update the sat nav', 'study for sat exam'],
}

const listed: DateRule = {
  name: 'weekday/listed',
  pattern:
    /\b(?<name>MON|WED|SAT|SUN)\b(?= (?:, )?(?:and )?(?:MON|WED|SAT|SUN|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)|(?<=(?:MON|WED|SAT|SUN|[a-z]{3,6}day) (?:, )?(?:and )?)(?<last>MON|WED|SAT|SUN)\b/gu,
  means: ({ name, last }, { today }) => ({ day: comingWeekday(weekdayNumber(name ?? last), today) }),
  examples: [['gym mon, wed and fri', 'mon | wed | fri', '2026-03-09 | 2026-03-11 | 2026-03-06']],
}

const sun: DateRule = {
  name: 'weekday/sun',
  pattern: /\b(?<name>SUN)\b/gu,
  stand: 'led',
  closed: true,
  means: ({ name }, { today }) => ({
    day: comingWeekday(weekdayNumber(name), today),
    weekday: weekdayNumber(name),
  }),
  examples: [
    ['brunch on sun', 'on sun', '2026-03-08'],
    ['sun: dip the lambs', 'sun', '2026-03-08'],
  ],
  nearMisses: ['buy sun cream', 'sit in the sun', 'get some sun'],
}

/** Read first: others would see "last friday" in "last friday of march" and "fridays" in "two fridays from now". */
export const countedWeekdayRules: readonly DateRule[] = [nthOfMonth, count, seek, closest]

export const weekdayRules: readonly DateRule[] = [next, current, afterNext, some, plain, listed, short, sun]
