/** Days and parts of days that have a word of their own. */
import { addDays } from '../../../domain/calendar.ts'
import type { DateRule, DayPart } from '../rule.ts'

const today: DateRule = {
  name: 'day/today',
  pattern: /\btoday\b/gu,
  means: (_, now) => ({ day: now.today, near: true }),
  examples: [
    ['pay rent today', 'today', '2026-03-04'],
    ["show today's tasks", "today's", '2026-03-04'],
    ['call mum later today', 'later today', '2026-03-04'],
  ],
  nearMisses: ['notoday'],
}

const tomorrow: DateRule = {
  name: 'day/tomorrow',
  pattern: /\btomorrow\b/gu,
  means: (_, now) => ({ day: addDays(now.today, 1), near: true }),
  examples: [
    ['buy milk tomorrow', 'tomorrow', '2026-03-05'],
    ['tmrw call the bank', 'tmrw', '2026-03-05'],
    ['report due tomorow', 'due tomorow', '2026-03-05'],
    ['pack bags 2moro', '2moro', '2026-03-05'],
    ['call at 5 tomorrow', 'at 5 tomorrow', '2026-03-05T17:00'],
  ],
}

const tomorrowWeek: DateRule = {
  name: 'day/tomorrow-week',
  pattern: /\btomorrow week\b/gu,
  closed: true,
  means: (_, now) => ({ day: addDays(now.today, 8), near: true }),
  examples: [['back at work tomorrow week', 'tomorrow week', '2026-03-12']],
}

const overmorrow: DateRule = {
  name: 'day/overmorrow',
  pattern: /\bovermorrow\b/gu,
  means: (_, now) => ({ day: addDays(now.today, 2), near: true }),
  examples: [['fly overmorrow', 'overmorrow', '2026-03-06']],
}

const nextDay: DateRule = {
  name: 'day/next-day',
  pattern: /\b(?:the )?(?:next|coming) day\b/gu,
  closed: true,
  means: (_, now) => ({ day: addDays(now.today, 1), near: true }),
  examples: [['ring again the next day', 'the next day', '2026-03-05']],
  nearMisses: ['the next day trip'],
}

/**
 * "Tonight" is today, without a time: nobody said an hour, and a task marked overdue at one minute past
 * a guessed hour would be wrong in front of the user. It still decides what "8 tonight" means.
 */
const tonight: DateRule = {
  name: 'day/tonight',
  pattern: /\b(?:tonight|this night)\b/gu,
  means: (_, now) => ({ day: now.today, part: 'night', near: true }),
  examples: [
    ['call mum tonight', 'tonight', '2026-03-04'],
    ['tonight at 8 watch the match', 'tonight at 8', '2026-03-04T20:00'],
  ],
}

/** Beside another date "now" is none: it says that something has changed ("the vet is now 5pm"). */
const now: DateRule = {
  name: 'day/now',
  pattern: /(?<!from )\b(?:right )?now\b/gu,
  stand: 'ended',
  closed: true,
  // Today and not this very minute, which would be overdue before it is read.
  means: (_, { today: due }) => ({ due }),
  examples: [
    ['call the doctor right now', 'right now', '2026-03-04'],
    ['essay is due friday now', 'is due friday', '2026-03-06'],
    ["vet's now 5pm on friday", '5pm on friday', '2026-03-06T17:00'],
  ],
  nearMisses: ['now add milk', 'nowhere to go'],
}

const moment: DateRule = {
  name: 'day/at-the-moment',
  pattern: /\bat (?:this|the) (?:time|moment)\b/gu,
  stand: 'alone',
  means: (_, { today: due }) => ({ due }),
  examples: [['at the moment', 'at the moment', '2026-03-04']],
  nearMisses: ['he is busy at the moment'],
}

const thisPart: DateRule = {
  name: 'part/this',
  pattern: /\bthis (?<part>morning|afternoon|evening)\b/gu,
  means: ({ part }, now) => ({ day: now.today, part: part as DayPart, near: true }),
  examples: [
    ['water plants this evening', 'this evening', '2026-03-04'],
    ['call at 3 this afternoon', 'at 3 this afternoon', '2026-03-04T15:00'],
  ],
}

const inThePart: DateRule = {
  name: 'part/in-the',
  pattern: /\b(?:1th thing )?(?:in|by) the (?<part>morning|afternoon|evening)\b/gu,
  means: ({ part }) => ({ part: part as DayPart }),
  examples: [
    ['call mum in the morning', 'in the morning', '2026-03-05'],
    ['walk the dog in the evening', 'in the evening', '2026-03-04'],
    ['run at 7 in the morning', 'at 7 in the morning', '2026-03-05T07:00'],
  ],
  nearMisses: ['morning run', 'good morning', 'evening dress'],
}

const inTheHalf: DateRule = {
  name: 'part/in-the-am',
  pattern: /\bin the (?<half>am|pm)\b/gu,
  stand: 'joined',
  means: ({ half }) => ({ part: half === 'am' ? 'morning' : 'afternoon' }),
  examples: [['wake up at 3 in the am', 'at 3 in the am', '2026-03-05T03:00']],
}

const halfAfterDay: DateRule = {
  name: 'part/friday-pm',
  pattern: /(?<=(?:day|tomorrow|MON|WED|SAT|SUN) )(?<half>am|pm)\b/gu,
  stand: 'joined',
  closed: true,
  means: ({ half }) => ({ part: half === 'am' ? 'morning' : 'afternoon' }),
  examples: [
    ['plumber fri pm', 'fri pm', '2026-03-06'],
    ['plumber sat am', 'sat am', '2026-03-07'],
  ],
}

const barePart: DateRule = {
  name: 'part/bare',
  // "game night friday" names a night; the day behind it does not make it a part of the date.
  pattern:
    /\b(?:(?:early|late) )?(?:at )?(?:(?<=(?:day|tomorrow|th|early|late|at) )(?<after>morning|afternoon|evening|night)|(?<part>morning|afternoon|evening|night)(?! (?:on )?(?:this |next )?(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)))\b/gu,
  stand: 'joined',
  means: ({ part, after }) => ({ part: (part ?? after) as DayPart }),
  examples: [
    ['gym tomorrow morning', 'tomorrow morning', '2026-03-05'],
    ['dinner friday night at 8', 'friday night at 8', '2026-03-06T20:00'],
    ['lock up at 11 at night', 'at 11 at night', '2026-03-04T23:00'],
    ['game night on friday', 'on friday', '2026-03-06'],
    ['quiz night tomorrow', 'tomorrow', '2026-03-05'],
  ],
  nearMisses: ['book a night in rome', 'lock the door at night', 'good night'],
}

const endOfDay: DateRule = {
  name: 'part/end-of-day',
  pattern:
    /\b(?:eod|(?:the )?end of (?:the )?(?:business )?day|(?:the )?end of(?= (?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)|close of (?:business|x)|last thing(?= (?:tonight|today|at night|tomorrow|on |[a-z]{3,6}day)))\b/gu,
  means: () => ({ part: 'end' }),
  examples: [
    ['send the invoice by eod', 'by eod', '2026-03-04'],
    ['finish slides by end of day friday', 'by end of day friday', '2026-03-06'],
    ['send it by the end of tomorrow', 'by the end of tomorrow', '2026-03-05'],
    ['lock up last thing tonight', 'last thing tonight', '2026-03-04'],
  ],
  nearMisses: ['end of story'],
}

/** What people do every day divides it: the hours are not said, only the part. */
const firstThing: DateRule = {
  name: 'part/first-thing',
  pattern: /\b1th thing\b/gu,
  stand: 'ended',
  means: () => ({ part: 'morning' }),
  examples: [
    ['email sam first thing tomorrow', 'first thing tomorrow', '2026-03-05'],
    ['email sam first thing', 'first thing', '2026-03-05'],
    ['email sam friday first thing', 'friday first thing', '2026-03-06'],
  ],
  nearMisses: ['first thing in it: the cost', 'the last thing i said'],
}

const meal: DateRule = {
  name: 'part/after-lunch',
  pattern: /\b(?:(?<part>lunchtime)|(?<side>after|before) (?<what>lunch|business))\b/gu,
  stand: 'ended',
  closed: true,
  means: ({ part, side, what }) => ({ part: part === undefined ? aroundWork(side, what) : 'lunch' }),
  examples: [
    ['call mum lunchtime', 'lunchtime', '2026-03-04'],
    ['call mum at lunchtime tomorrow', 'at lunchtime tomorrow', '2026-03-05'],
    ['call mum 12.30 tomorrow lunchtime', '12.30 tomorrow lunchtime', '2026-03-05T12:30'],
    ['ring bob after lunch tomorrow', 'after lunch tomorrow', '2026-03-05'],
    ['gym after work at 7', 'after work at 7', '2026-03-04T19:00'],
    ['run at 7 before work friday', 'at 7 before work friday', '2026-03-06T07:00'],
  ],
  nearMisses: ['book after work drinks', 'look after lunch boxes', 'make lunch'],
}

function aroundWork(side: string | undefined, what: string | undefined): DayPart {
  if (side === 'before') return what === 'lunch' ? 'lunch' : 'morning'
  return what === 'lunch' ? 'afternoon' : 'evening'
}

export const wordRules: readonly DateRule[] = [
  thisPart,
  inThePart,
  inTheHalf,
  halfAfterDay,
  firstThing,
  endOfDay,
  tonight,
  today,
  tomorrowWeek,
  tomorrow,
  overmorrow,
  nextDay,
  now,
  moment,
  meal,
  barePart,
]
