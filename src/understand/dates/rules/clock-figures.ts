/** Times in figures: 5pm, 15:30, at 5. */
import { clock, read } from '../clock.ts'
import type { DateRule } from '../rule.ts'

const halfDay: DateRule = {
  name: 'clock/5pm',
  pattern:
    /(?<![·:/-] )\b(?:about (?!\d{1,2}(?: [:·] \d{2})? [ap]m x))?(?<hour>\d{1,2})(?: [:·] (?<minute>\d{2}))?(?: : \d{2})?(?: clock| ish)? (?<half>am|pm|p)\b(?: (?:- )?ish\b)?/gu,
  means: read,
  examples: [
    ['call bob at 5pm', 'at 5pm', '2026-03-04T17:00'],
    ['wake up at 6:30 a.m.', 'at 6:30 a.m.', '2026-03-05T06:30'],
    ['nap around 3ish pm', 'around 3ish pm', '2026-03-04T15:00'],
    ['nap about 4pm', 'about 4pm', '2026-03-04T16:00'],
    ['standup at 9am', 'at 9am', '2026-03-05T09:00'],
    ['at 5pm on friday call mum', 'at 5pm on friday', '2026-03-06T17:00'],
    ['meet at 14PM', '', 'nothing'],
    ['call sam thursday at 9:30pm gmt', 'thursday at 9:30pm gmt', '2026-03-05T22:30'],
  ],
  nearMisses: ['i am 5', 'flat 4a.'],
}

const compactHalf: DateRule = {
  name: 'clock/530pm',
  pattern: /\b(?<hour>\d{1,2}?)(?<minute>[0-5]\d) (?<half>am|pm)\b/gu,
  means: read,
  examples: [['pick up kids 330 p.m.', '330 p.m.', '2026-03-04T15:30']],
}

const spacedHalf: DateRule = {
  name: 'clock/7-30-pm',
  pattern: /(?<=\b(?:at|by|around|before|for) )(?<hour>[1-9]|1[0-2]) (?<minute>[0-5]\d) (?<half>am|pm)\b/gu,
  means: read,
  examples: [['call bob at 7 30 pm', 'at 7 30 pm', '2026-03-04T19:30']],
  nearMisses: ['move task 7 30 pm'],
}

const colon: DateRule = {
  name: 'clock/15:30',
  pattern: /(?<![·:/-] )\b(?<hour>\d{1,2}) : (?<minute>\d{2})\b(?: : \d{2}\b)?(?: h| clock)?/gu,
  means: read,
  examples: [
    ['train at 15:30', 'at 15:30', '2026-03-04T15:30'],
    ['call at 4:15', 'at 4:15', '2026-03-04T16:15'],
    ['alarm 07:30', '07:30', '2026-03-05T07:30'],
    ['ratio 25:12', '', 'nothing'],
  ],
  nearMisses: ['16:9 screen'],
}

const ish: DateRule = {
  name: 'clock/8ish',
  pattern: /\b(?<hour>[1-9]|1[0-2])(?: [:·] (?<minute>\d{2}))? (?:- )?ish\b/gu,
  means: read,
  examples: [
    ['dinner 8ish tonight', '8ish tonight', '2026-03-04T20:00'],
    ['drinks sat 7ish', 'sat 7ish', '2026-03-07T07:00'],
    ['call bob around 5-ish', 'around 5-ish', '2026-03-04T17:00'],
  ],
}

const hLetter: DateRule = {
  name: 'clock/15h30',
  pattern: /\b(?<hour>\d{1,2}) h(?: (?<minute>[0-5]\d))?\b/gu,
  stand: 'led',
  means: ({ hour, minute }) => clock(Number(hour), Number(minute ?? 0), undefined, true),
  examples: [['train at 15h30', 'at 15h30', '2026-03-04T15:30']],
  nearMisses: ['sleep 8h', 'work 8h30'],
}

const atSpaced: DateRule = {
  name: 'clock/at-3-30',
  pattern: /\bat (?<hour>[1-9]|1[0-2]) (?<minute>[0-5]\d)\b/gu,
  closed: 'unless-after-day',
  means: read,
  examples: [['call at 3 30', 'at 3 30', '2026-03-04T15:30']],
}

const atHour: DateRule = {
  name: 'clock/at-5',
  pattern:
    /(?<!\bim )\b(?:at|by|until|before|after|around)(?: around| about)? (?<hour>1\d|2[0-3]|0?\d)(?: · (?<minute>[0-5]\d))?\b/gu,
  closed: 'unless-after-day',
  means: ({ hour, minute }) => (hour === '0' || hour === '00' ? null : read({ hour, minute })),
  examples: [
    ['call bob at 5', 'at 5', '2026-03-04T17:00'],
    ['be home by 11', 'by 11', '2026-03-04T11:00'],
    ['standup at 9', 'at 9', '2026-03-04T21:00'],
    ['standup tomorrow at 9', 'tomorrow at 9', '2026-03-05T09:00'],
  ],
  nearMisses: [
    'stop at 5 shops',
    'at 6.5 kilograms',
    "i'm at 10 - 20",
    "i'm at 10",
    'win by 3 points',
    'buy 2 eggs',
    'chapter 5',
  ],
}

const atCompact: DateRule = {
  name: 'clock/at-1030',
  pattern:
    /\b(?:at|by|until|before|around)(?: around| about)? (?<hour>1\d|2[0-3]|0?\d)(?<minute>[0-5]\d)\b/gu,
  closed: 'unless-after-day',
  means: read,
  examples: [['meet at 1130', 'at 1130', '2026-03-04T11:30']],
  nearMisses: ['stay at 1130 elm street'],
}

const afterDay: DateRule = {
  name: 'clock/friday-5',
  pattern:
    /(?<=(?:day|tomorrow|tonight|morning|afternoon|evening|night|MON|WED|SAT|SUN) (?:, )?)(?:(?:(?<!\bseats (?:[a-z|]{1,9} ){1,3})for|about|from) )?(?<hour>[1-9]|1[0-2])\b/gu,
  stand: 'joined',
  closed: true,
  means: read,
  examples: [
    ['call mum tomorrow 9', 'tomorrow 9', '2026-03-05T09:00'],
    ['call mum tomorrow 9 times', 'tomorrow', '2026-03-05'],
    ['dinner thursday for 6', 'thursday for 6', '2026-03-05T18:00'],
    ['dinner thursday for 6 people', 'thursday', '2026-03-05'],
    ['book a table for thursday for 6', 'for thursday', '2026-03-05'],
    ['brunch sun 11', 'sun 11', '2026-03-08T11:00'],
  ],
}

const compactAfterDay: DateRule = {
  name: 'clock/friday-0800',
  pattern:
    /(?<=(?:day|tomorrow|tonight|MON|WED|SAT|SUN|th) (?:, )?)(?!20[2-9])(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)\b/gu,
  stand: 'joined',
  closed: true,
  means: read,
  examples: [
    ['tyres weds 0830', 'weds 0830', '2026-03-11T08:30'],
    ['write tomorrow 1000 words', 'tomorrow', '2026-03-05'],
  ],
}

const beforeDay: DateRule = {
  name: 'clock/9-tomorrow',
  pattern:
    /^(?<hour>[1-9]|1[0-2])(?: · (?<minute>[0-5]\d))?(?= (?:tomorrow|tonight|this|in the|at night|on|[a-z]{2,7}day))/gu,
  stand: 'joined',
  means: read,
  examples: [
    ['9 tomorrow', '9 tomorrow', '2026-03-05T09:00'],
    ['7.30 tomorrow', '7.30 tomorrow', '2026-03-05T07:30'],
  ],
}

export const clockFigureRules: readonly DateRule[] = [
  spacedHalf,
  halfDay,
  ish,
  compactHalf,
  colon,
  hLetter,
  atSpaced,
  atHour,
  atCompact,
  afterDay,
  compactAfterDay,
  beforeDay,
]
