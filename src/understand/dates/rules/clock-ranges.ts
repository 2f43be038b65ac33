/** Hours from one to another. A task is due when they begin; where they end is told beside it. */
import { read } from '../clock.ts'
import type { DateRule, Groups, Piece } from '../rule.ts'

function between({ hour, minute, half, hour2, minute2, half2 }: Groups): Piece | null {
  // "11 to 1pm" begins in the morning, "3 to 5pm" does not.
  const crosses = Number(hour) % 12 > Number(hour2) % 12 && half2 === 'pm'
  const from = read({ hour, minute, half: half ?? (crosses ? 'am' : half2) })
  const until = read({ hour: hour2, minute: minute2, half: half2 })
  return from === null || until === null ? null : { clock: { ...from.clock, until: until.clock } }
}

const said: DateRule = {
  name: 'clock/from-to',
  pattern:
    /\b(?:from|between) (?<hour>\d{1,2})(?: [:·] (?<minute>\d{2}))?(?: (?<half>am|pm))? (?:-|to|until|and) (?<hour2>\d{1,2})(?: [:·] (?<minute2>\d{2}))?(?: (?<half2>am|pm))?\b(?! [:·/])/gu,
  closed: true,
  means: between,
  examples: [
    ['shop from 9:30 to 11:00 on thursday', 'from 9:30 to 11:00 on thursday', '2026-03-05T09:30–11:00'],
    ['tea between 3 and 4', 'between 3 and 4', '2026-03-04T15:00–16:00'],
    ['workshop friday from 11 to 1pm', 'friday from 11 to 1pm', '2026-03-06T11:00–13:00'],
  ],
  nearMisses: ['pick between 3 and 4 boxes'],
}

/** Without "from" only a dash makes a range: "move task 3 to 5pm" names a task and a time. */
const dash: DateRule = {
  name: 'clock/6pm-8pm',
  pattern:
    /(?<![:·/-] )\b(?:(?<hour>\d{1,2})(?: [:·] (?<minute>\d{2}))?(?: (?<half>am|pm))? - (?<hour2>\d{1,2})(?: [:·] (?<minute2>\d{2}))? (?<half2>am|pm)|(?<hour3>\d{1,2}) : (?<minute3>\d{2}) - (?<hour4>\d{1,2}) : (?<minute4>\d{2}))\b/gu,
  means: ({ hour, hour2, hour3, hour4, minute, minute2, minute3, minute4, half, half2 }) =>
    between({
      hour: hour ?? hour3,
      minute: minute ?? minute3,
      half,
      hour2: hour2 ?? hour4,
      minute2: minute2 ?? minute4,
      half2,
    }),
  examples: [
    ['meeting 6pm-8pm', '6pm-8pm', '2026-03-04T18:00–20:00'],
    ['class tomorrow 9:30-11:00', 'tomorrow 9:30-11:00', '2026-03-05T09:30–11:00'],
    ['move task 3 to 5pm', 'to 5pm', '2026-03-04T17:00'],
  ],
}

/** Without am or pm only a day beside it tells that these are hours. */
const afterDay: DateRule = {
  name: 'clock/friday-6-8',
  pattern:
    /(?<=(?:day|tomorrow|tonight|morning|afternoon|evening|night|MON|WED|SAT|SUN) (?:, )?)(?<hour>\d{1,2})(?: [:·] (?<minute>[0-5]\d))? - (?<hour2>\d{1,2})(?: [:·] (?<minute2>[0-5]\d))?\b(?! [:·/-])/gu,
  stand: 'joined',
  closed: true,
  means: between,
  examples: [
    ['class fri 9.30-11', 'fri 9.30-11', '2026-03-06T09:30–11:00'],
    ['dinner tues 6-8', 'tues 6-8', '2026-03-10T18:00–20:00'],
    ['lunch weds 12-1', 'weds 12-1', '2026-03-11T12:00–13:00'],
    ['dinner friday 6-8 people', 'friday', '2026-03-06'],
  ],
}

const beforeDay: DateRule = {
  name: 'clock/9.30-11-friday',
  pattern:
    /(?<!\bnr |[:·/-] )\b(?<hour>\d{1,2})(?: [:·] (?<minute>[0-5]\d))? - (?<hour2>\d{1,2})(?: [:·] (?<minute2>[0-5]\d))?(?= (?:on )?(?:today|tomorrow|tonight|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:morning|afternoon|evening)|MON|WED|SAT|on SUN)\b)/gu,
  stand: 'joined',
  uncounted: true,
  means: between,
  examples: [
    ['class 9.30-11 tomorrow', '9.30-11 tomorrow', '2026-03-05T09:30–11:00'],
    ['read pages 6-8 on friday', 'on friday', '2026-03-06'],
  ],
}

export const clockRangeRules: readonly DateRule[] = [said, dash, afterDay, beforeDay]
