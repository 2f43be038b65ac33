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

export const clockRangeRules: readonly DateRule[] = [said, dash]
