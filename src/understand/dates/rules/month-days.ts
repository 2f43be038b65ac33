/** A day of a month by name ("march 3", "the 3rd of march") or by rank alone ("on the 3rd"). */
import { comingDate, comingDayOfMonth, dateOf, dayOfMonth, monthFrom } from '../days.ts'
import { monthNumber } from '../numbers.ts'
import type { DateRule, Groups, Now, Piece } from '../rule.ts'

/** "26" is 2026. */
function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year)
}

function dated({ day, month, year }: Groups, { today }: Now): Piece | null {
  const number = day === 'second' ? 2 : Number.parseInt(day ?? '', 10)
  const date =
    year === undefined
      ? comingDate(monthNumber(month), number, today)
      : dateOf(fullYear(year), monthNumber(month), number, today)
  return date === null ? null : { day: date }
}

const dayMonth: DateRule = {
  name: 'month-day/3rd-of-march',
  pattern:
    /(?<!\b(?:jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec) )\b(?<day>\d{1,2}th|\d{1,2} of|second of|\d{1,2}(?=(?: [-/.])? (?:jan|feb|apr|jun|jul|aug|sep|oct|nov|dec)| [-/.] (?:MAR|MAY)))(?: of| [-/.])? (?<month>jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec)(?: [-/.,](?= \d{4}))?(?: (?<year>\d{4}|\d{2}(?= $)))?(?! : \d)\b/gu,
  means: (groups, now) => dated({ ...groups, day: groups.day?.replace(' of', '') }, now),
  examples: [
    ['party on the 3rd of april with sam', 'on the 3rd of april', '2026-04-03'],
    ['pay tax by 15 september 2027', 'by 15 september 2027', '2027-09-15'],
    ['dinner second of june', 'second of june', '2026-06-02'],
    ['dinner on 9. june', 'on 9. june', '2026-06-09'],
    ['dinner 9-may-2026', '9-may-2026', '2026-05-09'],
    ['ends 30 february', '', 'nothing'],
    ['first of may picnic', 'first of may', '2026-05-01'],
  ],
  nearMisses: ['buy 2 may flowers', 'wait a second'],
}

const dayMonthDoubtful: DateRule = {
  name: 'month-day/3-may',
  pattern: /\b(?<day>\d{1,2}) (?<month>MAR|MAY)(?: ,)?(?: (?<year>\d{4}))?(?! : \d)\b/gu,
  stand: 'ended',
  closed: true,
  means: dated,
  examples: [
    ['exam on 3 may', 'on 3 may', '2026-05-03'],
    ['3 may: exam', '3 may', '2026-05-03'],
  ],
  nearMisses: ['buy 2 may flowers', '2 march in the parade'],
}

const monthDay: DateRule = {
  name: 'month-day/march-3',
  pattern:
    /\b(?<month>jan|feb|apr|jun|jul|aug|sep|oct|nov|dec|(?:MAR|MAY)(?= (?:the |[.,] )?\d{1,2}(?:th| ,| \d{4})))(?: [-.,])?(?: the)? (?<day>\d{1,2}(?:th)?|second)(?: ,(?= \d{4}))?(?: (?<year>\d{4}))?(?! [:·] \d)\b/gu,
  means: dated,
  examples: [
    ['dentist april 3 at 9am', 'april 3 at 9am', '2026-04-03T09:00'],
    ['file taxes by March 31st', 'by March 31st', '2026-03-31'],
    ['meet on feb 3', 'on feb 3', '2027-02-03'],
    ['renew Sept. 5, 2027', 'Sept. 5, 2027', '2027-09-05'],
    ['call june 31', '', 'nothing'],
  ],
  nearMisses: ['march 3 miles', 'may 5 people come', 'paprika 3'],
}

const monthDayDoubtful: DateRule = {
  name: 'month-day/may-3',
  pattern: /\b(?<month>MAR|MAY)(?: \.)? (?<day>\d{1,2}|second)(?! [:·] \d)\b/gu,
  closed: true,
  stand: 'ended',
  means: dated,
  examples: [['exam may 3', 'may 3', '2026-05-03']],
  nearMisses: ['march 3 miles', 'may 5 people come'],
}

const dayRange: DateRule = {
  name: 'month-day/june-10-12',
  pattern:
    /\b(?:(?:from|between) )?(?:(?<month>jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec) (?<day>\d{1,2})(?:th)? (?:-|to|until|through|and) (?<last>\d{1,2})(?:th)?|(?<day2>\d{1,2})(?:th)? (?:-|to|until|through|and) (?<last2>\d{1,2})(?:th)? (?:of )?(?<month2>jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec))\b(?! [:·]| am| pm)(?:(?: ,)? (?<year>\d{4}))?/gu,
  means: ({ month, day, last, month2, day2, last2, year }, now) => {
    const from = dated({ month: month ?? month2, day: day ?? day2, year }, now)?.day
    const to = dated({ month: month ?? month2, day: last ?? last2, year }, now)?.day
    return from !== undefined && to !== undefined && from <= to ? { period: { from, to } } : null
  },
  examples: [
    ['trip june 10-12', 'june 10-12', '2026-06-10…2026-06-12'],
    ['away from 3 to 5 april 2027', 'from 3 to 5 april 2027', '2027-04-03…2027-04-05'],
    ['trip june 10-31', '', 'nothing'],
  ],
}

const yearMonthDay: DateRule = {
  name: 'month-day/2027-march-3',
  pattern:
    /\b(?<year>\d{4})(?: [-/])? (?<month>jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec)(?: [-/])? (?<day>\d{1,2})(?:th)?\b/gu,
  means: dated,
  examples: [['launch 2027 March 18', '2027 March 18', '2027-03-18']],
}

const ofMonth: DateRule = {
  name: 'month-day/of-next-month',
  pattern: /\b(?<day>\d{1,2}(?:th)?|second) of (?:the )?(?<which>this |next )?month\b/gu,
  means: ({ day, which }, { today }) => {
    const number = day === 'second' ? 2 : Number.parseInt(day ?? '', 10)
    if (which === undefined) return { day: comingDayOfMonth(number, today) ?? today, dayOfMonth: number }
    const date = dayOfMonth(monthFrom(today, which === 'next ' ? 1 : 0).from, number)
    return date === null ? null : { day: date }
  },
  examples: [
    ['pay rent on the 1st of the month', 'on the 1st of the month', '2026-04-01'],
    ['invoice 20th of next month', '20th of next month', '2026-04-20'],
  ],
}

function rank({ day }: Groups, { today }: Now): Piece | null {
  const number = Number.parseInt(day ?? '', 10)
  const date = comingDayOfMonth(number, today)
  return date === null ? null : { day: date, dayOfMonth: number }
}

const theRank: DateRule = {
  name: 'month-day/the-3rd',
  pattern: /\bthe (?<day>\d{1,2})th\b/gu,
  stand: 'led',
  closed: true,
  means: rank,
  examples: [
    ['pay rent on the 3rd', 'on the 3rd', '2026-04-03'],
    ['friday the 20th at noon call sam', 'friday the 20th at noon', '2026-03-20T12:00'],
    ['ship by the 15th', 'by the 15th', '2026-03-15'],
  ],
  nearMisses: ['on the 3rd floor', 'delete the 3rd', 'his 5th birthday', 'read the 2nd chapter'],
}

/** "due first" asks for an order. */
const ledRank: DateRule = {
  name: 'month-day/on-3rd',
  pattern: /\b(?<day>\d{1,2})th\b/gu,
  stand: 'led',
  closed: true,
  spelled: false,
  means: rank,
  examples: [['ship by 15th', 'by 15th', '2026-03-15']],
  nearMisses: ['which falls due first', 'on 3rd floor'],
}

/** Two words before it, or a thing and no verb: "delete the 3rd" stays a reference to the third task. */
const trailingRank: DateRule = {
  name: 'month-day/trailing-the-3rd',
  pattern:
    /(?<=\b(?:x x|x is|[a-z]{3,6}day ,|(?:on|by|do) (?:the )?\d{1,2}th (?:, )?(?:no|\|)(?: ,)?(?: x)?) )the (?<day>\d{1,2})th\b/gu,
  stand: 'ended',
  closed: true,
  means: rank,
  examples: [
    ['pay rent the 3rd', 'the 3rd', '2026-04-03'],
    ['the essay is the 20th now', 'the 20th', '2026-03-20'],
    ['party on the 3rd or the 4th', 'on the 3rd | the 4th', '2026-04-03 | 2026-03-04'],
  ],
  nearMisses: ['delete the 3rd', 'read the 2nd chapter', 'what is the 3rd'],
}

/** Few lists are so long that a rank this high is a place in one. */
const lateRank: DateRule = {
  name: 'month-day/the-28th',
  pattern: /(?<!\bis x )\bthe (?<day>1[3-9]|2\d|3[01])th\b/gu,
  stand: 'ended',
  closed: true,
  means: rank,
  examples: [
    ['make it the 28th', 'the 28th', '2026-03-28'],
    ['it was moved, the 17th', 'the 17th', '2026-03-17'],
  ],
  nearMisses: ['make it the 2nd', 'the 21st birthday cake'],
}

const thingTheRank: DateRule = {
  name: 'month-day/dentist-the-3rd',
  pattern: /(?<=\b(?:x|lunch|seats) )(?<!\bis x )the (?<day>\d{1,2})th\b/gu,
  stand: 'ended',
  closed: true,
  uncounted: true,
  means: rank,
  examples: [['dentist the 17th', 'the 17th', '2026-03-17']],
  nearMisses: ['delete the 3rd', 'mum is arriving the 25th'],
}

const thingRank: DateRule = {
  name: 'month-day/birthday-3rd',
  pattern: /(?<=\b(?:x|lunch|seats) )(?<day>\d{1,2})th\b/gu,
  stand: 'ended',
  closed: true,
  uncounted: true,
  spelled: false,
  means: rank,
  examples: [
    ['mum birthday 17th', '17th', '2026-03-17'],
    ['birthday 17th at 8pm', '17th at 8pm', '2026-03-17T20:00'],
  ],
  nearMisses: ['delete 3rd', 'page 5th', 'his 5th birthday', "balloons for tom's 5th", 'sand it down first'],
}

const theNumber: DateRule = {
  name: 'month-day/the-24',
  pattern: /^(?:on |by )?the (?<day>\d{1,2}) $/gu,
  stand: 'alone',
  means: rank,
  examples: [['the 24', 'the 24', '2026-03-24']],
  nearMisses: ['feed the 5 cats'],
}

export const monthDayRules: readonly DateRule[] = [
  dayRange,
  yearMonthDay,
  ofMonth,
  dayMonth,
  dayMonthDoubtful,
  monthDay,
  monthDayDoubtful,
  trailingRank,
  thingTheRank,
  lateRank,
  thingRank,
  theRank,
  ledRank,
  theNumber,
]
