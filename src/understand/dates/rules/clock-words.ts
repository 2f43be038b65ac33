/** Times in words: noon, half past five, ten thirty, five o'clock. */
import { clock, type Half, later, read } from '../clock.ts'
import type { Clock, DateRule, Piece } from '../rule.ts'

/** Hour words after "past" and "to". */
function hourOf(hour: string | undefined, half: Half): { clock: Clock } | null {
  if (hour === 'noon') return clock(12, 0, 'pm')
  if (hour === 'midnight') return clock(24, 0, undefined, true)
  return clock(Number(hour), 0, half === 'clock' || half === 'h' ? undefined : half)
}

function moved(hour: string | undefined, half: Half, by: number): Piece | null {
  const full = hourOf(hour, half)
  if (full === null) return null
  return { clock: later(full.clock, by) }
}

const minutesSaid: Readonly<Record<string, number>> = { half: 30, quarter: 15 }

const past: DateRule = {
  name: 'clock/quarter-past',
  pattern:
    /\b(?:a )?(?<minute>half|quarter|\d{1,2})(?: minute)? (?:past|(?<=quarter )after|(?:after|from)(?= (?:\d{1,2} (?:am|pm|h|clock)|noon|midnight))|(?<=minute )after(?= \d{1,2} $)) (?<hour>\d{1,2}|noon|midnight)(?: (?<half>am|pm|p|h|clock))?\b/gu,
  means: ({ minute, hour, half }) => moved(hour, half, minutesSaid[minute ?? ''] ?? Number(minute)),
  examples: [
    ['vet half past 4 fri', 'half past 4 fri', '2026-03-06T16:30'],
    ['leave at half past 5', 'at half past 5', '2026-03-04T17:30'],
    ['call sam at quarter past 3pm', 'at quarter past 3pm', '2026-03-04T15:15'],
    ['tea at quarter after 3', 'at quarter after 3', '2026-03-04T15:15'],
    ['lunch twenty after noon', 'twenty after noon', '2026-03-04T12:20'],
    ['leave 5 minutes after 3', '5 minutes after 3', '2026-03-04T15:05'],
  ],
  nearMisses: ['walk past 3 shops'],
}

const to: DateRule = {
  name: 'clock/quarter-to',
  pattern:
    /\b(?:a )?(?<minute>quarter|\d{1,2} minute|(?<=\bat )(?:5|10|15|20|25)|(?:5|10|15|20|25)(?= (?:to|before|until) (?:\d{1,2} (?:am|pm|clock)|noon|midnight))) (?:to|before|until|of) (?<hour>\d{1,2}|noon|midnight)(?: (?<half>am|pm|p|clock))?\b(?! minute)/gu,
  means: ({ minute, hour, half }) =>
    moved(hour, half, -(minutesSaid[minute ?? ''] ?? Number.parseInt(minute ?? '0', 10))),
  examples: [
    ['bus at ten to nine', 'at ten to nine', '2026-03-04T20:50'],
    ['bus at quarter to 9', 'at quarter to 9', '2026-03-04T20:45'],
    ['leave 20 minutes to 2pm tomorrow', '20 minutes to 2pm tomorrow', '2026-03-05T13:40'],
  ],
  nearMisses: ['change 10 to 3', 'invite 5 of 6', 'cut from 20 min to 10 min'],
}

/** Said without "at", between two figures that may be anything: only where something else says that it is a time. */
const bareTo: DateRule = {
  name: 'clock/10-to-6',
  pattern: /(?<!\b(?:nr|from) |[:·/-] )\b(?<minute>5|10|20|25) to (?<hour>[1-9]|1[0-2])\b(?! [:·])/gu,
  stand: 'led',
  closed: true,
  uncounted: true,
  means: ({ minute, hour }) => moved(hour, undefined, -Number(minute)),
  examples: [
    ['10 to 6', '10 to 6', '2026-03-04T17:50'],
    ['bus tomorrow 10 to 6', 'tomorrow 10 to 6', '2026-03-05T17:50'],
  ],
  nearMisses: ['change 10 to 3', 'a 9 to 5 job', 'score 10 to 6'],
}

/** As the British say it: half an hour after. */
const halfFive: DateRule = {
  name: 'clock/half-five',
  pattern: /\bhalf (?<hour>[1-9]|1[0-2])\b(?! [:·])/gu,
  stand: 'ended',
  closed: true,
  means: ({ hour }) => clock(Number(hour), 30, undefined),
  examples: [
    ['pub at half five', 'at half five', '2026-03-04T17:30'],
    ['pub half 7 tomorrow evening', 'half 7 tomorrow evening', '2026-03-05T19:30'],
    ['pub half 7', 'half 7', '2026-03-04T19:30'],
  ],
  nearMisses: ['at half 5 stores'],
}

const sameTime: DateRule = {
  name: 'clock/same-time',
  pattern:
    /\b(?:at )?(?:this|the same|same) time(?= (?:today|tomorrow|next|on|[a-z]{1,6}day)\b)|(?<=day |tomorrow )at the same time\b/gu,
  stand: 'joined',
  means: (_, { minutes }) => ({ clock: { minutes, sure: true } }),
  examples: [
    ['call me this time tomorrow', 'this time tomorrow', '2026-03-05T10:00'],
    ['meet on friday at the same time', 'on friday at the same time', '2026-03-06T10:00'],
  ],
  nearMisses: ['get it right this time'],
}

const spelled: DateRule = {
  name: 'clock/ten-thirty',
  pattern:
    /\b(?<hour>[1-9]|1\d|2[0-3]) (?:- )?(?:(?:o|0) (?:- )?(?<minute>[1-9])|(?<minute2>[1-5]\d))(?: (?<half>am|pm))?\b/gu,
  spelled: true,
  closed: true,
  means: ({ hour, minute, minute2, half }) => read({ hour, minute: minute ?? minute2, half }),
  examples: [
    ['call at three twenty', 'at three twenty', '2026-03-04T15:20'],
    ['meet at nine fifty nine am', 'at nine fifty nine am', '2026-03-05T09:59'],
  ],
  nearMisses: ['two three', 'buy ten thirty cent stamps'],
}

const oclock: DateRule = {
  name: 'clock/oclock',
  pattern: /\b(?<hour>\d{1,2})(?: : 00)?(?: o)? clock(?: (?<half>am|pm))?\b/gu,
  means: read,
  examples: [["tea at five o'clock", "at five o'clock", '2026-03-04T17:00']],
  nearMisses: ["dozens o'clock"],
}

const noon: DateRule = {
  name: 'clock/noon',
  pattern: /\b(?:12 (?:: 00 )?)?(?:noon|mid (?:- )?day)\b/gu,
  stand: 'ended',
  closed: 'unless-after-day',
  means: () => clock(12, 0, 'pm'),
  examples: [
    ['lunch with ann at noon', 'at noon', '2026-03-04T12:00'],
    ['ship it tomorrow noon', 'tomorrow noon', '2026-03-05T12:00'],
    ['lunch noonish', 'noonish', '2026-03-04T12:00'],
  ],
  nearMisses: ['the noon train'],
}

/** The one that ends the day it is said for: "tonight at midnight" is 00:00 tomorrow. */
const midnight: DateRule = {
  name: 'clock/midnight',
  pattern: /\b(?:12 )?midnight\b/gu,
  stand: 'ended',
  closed: 'unless-after-day',
  means: () => ({ clock: { minutes: 0, sure: true } }),
  examples: [['submit the essay by midnight', 'by midnight', '2026-03-05T00:00']],
  nearMisses: ['buy a midnight snack'],
}

export const clockWordRules: readonly DateRule[] = [
  past,
  to,
  bareTo,
  halfFive,
  spelled,
  oclock,
  noon,
  midnight,
  sameTime,
]
