/** Times that only a neighbour tells from plain numbers: "4.15" beside a day, "for 3 on wednesday". */
import { read } from '../clock.ts'
import type { DateRule } from '../rule.ts'

/** "The 9:15 call": a time that says which one, and not when something is due. */
export const adjective: DateRule = {
  name: 'clock/the-9:15-call',
  pattern:
    /\bthe \d{1,2}(?: (?:am|pm|clock)| [:·] \d{2}(?: (?:am|pm))?)(?= (?:x|lunch|business|timer|start|nr)\b)/gu,
  means: () => ({ nothing: true }),
  examples: [
    ['prep for the 9:15 call', '', 'nothing'],
    ["watch the 10 o'clock news", '', 'nothing'],
    ['catch the 8am train', '', 'nothing'],
  ],
}

const dotAfterDay: DateRule = {
  name: 'clock/friday-4.15',
  pattern:
    /(?<=(?:day|tomorrow|tonight|morning|afternoon|evening|night|th|lunchtime|MON|WED|SAT|SUN|(?:jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec)(?: \d{1,2})?) (?:, )?)(?<hour>1\d|2[0-3]|0?\d) · (?<minute>[0-5]\d)\b(?! (?:measure|[·:/]))/gu,
  stand: 'joined',
  means: read,
  examples: [
    ['optician tmrw 8.50', 'tmrw 8.50', '2026-03-05T08:50'],
    ['vet fri 4.15 bring the cat', 'fri 4.15', '2026-03-06T16:15'],
    ['dentist 17 nov 4.15', '17 nov 4.15', '2026-11-17T16:15'],
    ['dentist mon 10.15', 'mon 10.15', '2026-03-09T10:15'],
    ['tomorrow 2.50 euros for bob', 'tomorrow', '2026-03-05'],
  ],
  nearMisses: ['4.15', 'version 2.10', 'lunch £4.15', 'buy 4.15kg'],
}

const dotBeforeDay: DateRule = {
  name: 'clock/4.15-friday',
  pattern:
    /(?<!\bnr |[·:/] |\d - )\b(?<hour>1\d|2[0-3]|0?\d) · (?<minute>[0-5]\d)(?= (?:,? ?on )?(?:today|tomorrow|tonight|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:morning|afternoon|evening)|in the (?:morning|afternoon|evening)|at night|MON|WED|SAT|SUN|(?:the )?\d{1,2}th)\b)/gu,
  stand: 'joined',
  means: read,
  examples: [
    ['train 13.20 tomorrow', '13.20 tomorrow', '2026-03-05T13:20'],
    ['book a table for 7.45 on tuesday', 'for 7.45 on tuesday', '2026-03-10T07:45'],
    ['install version 2.10 tomorrow', 'tomorrow', '2026-03-05'],
    ['it costs 12.50 on friday', 'on friday', '2026-03-06'],
    ['pay £4.15 friday', 'friday', '2026-03-06'],
  ],
}

const ledDot: DateRule = {
  name: 'clock/to-4.15',
  // Nobody calls a meeting for 17.13; that is a version.
  pattern:
    /\b(?:for|from|to|about|(?<=\bis )now) (?<hour>1\d|2[0-3]|0?\d) · (?<minute>[0-5][05])\b|(?<=\bis )(?<hour2>1\d|2[0-3]|0?\d) · (?<minute2>[0-5][05])(?= now\b)/gu,
  closed: true,
  means: ({ hour, minute, hour2, minute2 }) => read({ hour: hour ?? hour2, minute: minute ?? minute2 }),
  examples: [
    ['move the vet to 4.15', 'to 4.15', '2026-03-04T16:15'],
    ['choir is 7.30 now', '7.30', '2026-03-04T19:30'],
  ],
  nearMisses: [
    'update it to 3.2',
    'add to 4.15 litres',
    'upgrade the database to 17.13',
    'the price is 7.30',
  ],
}

const ledBeforeDay: DateRule = {
  name: 'clock/for-3-on-wednesday',
  pattern:
    /(?<!\b(?:seats|\d) )\b(?:for|to|from|about) (?<hour>[1-9]|1[0-2])(?= (?:on )?(?:today|tomorrow|tonight|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:morning|afternoon|evening)|in the (?:morning|afternoon|evening)|MON|WED|SAT|on SUN)\b)/gu,
  stand: 'joined',
  means: read,
  examples: [
    ['book a cab for 9 tomorrow', 'for 9 tomorrow', '2026-03-05T09:00'],
    ['move it to 3 on wednesday', 'to 3 on wednesday', '2026-03-11T15:00'],
    ['book a table for 4 on friday', 'on friday', '2026-03-06'],
  ],
}

const inThePart: DateRule = {
  name: 'clock/7-in-the-evening',
  pattern:
    /(?<!\bnr |[·:/] )\b(?<hour>[1-9]|1[0-2])(?= (?:in the (?:morning|afternoon|evening)|at night)\b)/gu,
  stand: 'joined',
  uncounted: true,
  means: read,
  examples: [
    ['swim 7 in the evening', '7 in the evening', '2026-03-04T19:00'],
    ['take 2 in the morning', 'in the morning', '2026-03-05'],
    ['read chapter 7 in the evening', 'in the evening', '2026-03-04'],
  ],
}

const beforeTonight: DateRule = {
  name: 'clock/8-tonight',
  pattern: /(?<!\b(?:nr|no) |[·:/-] )\b(?<hour>[5-9]|1[01])(?= (?:tonight|this evening)\b)/gu,
  stand: 'joined',
  uncounted: true,
  means: read,
  examples: [
    ['film 8 tonight', '8 tonight', '2026-03-04T20:00'],
    ['buy 6 tonight', 'tonight', '2026-03-04'],
    ['channel 4 tonight', 'tonight', '2026-03-04'],
  ],
}

export const clockDotRules: readonly DateRule[] = [
  dotAfterDay,
  dotBeforeDay,
  ledDot,
  ledBeforeDay,
  inThePart,
  beforeTonight,
]
