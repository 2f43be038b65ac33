/** All date rules. Order is precedence: the first to claim a word keeps it. */
import type { DateRule, Family } from '../rule.ts'
import { adjective, clockDotRules } from './clock-dots.ts'
import { clockFigureRules } from './clock-figures.ts'
import { clockRangeRules } from './clock-ranges.ts'
import { clockWordRules } from './clock-words.ts'
import { countedPeriodRules, edgeRules } from './edges.ts'
import { holidayRules } from './holidays.ts'
import { monthDayRules } from './month-days.ts'
import { numericRules } from './numeric.ts'
import { offsetRules } from './offsets.ts'
import { pastRules } from './past.ts'
import { periodRules } from './periods.ts'
import { everyNth, recurringRules } from './recurring.ts'
import { countedWeekdayRules, weekdayRules } from './weekdays.ts'
import { wordRules } from './words.ts'
import { workdayRules } from './workdays.ts'
import { zoneRules } from './zones.ts'

export const dateFamilies: readonly Family[] = [
  {
    cue: /th |second |last |from now|hence|later|day (?:after|before)|closest|in \d [a-z]{3,6}days/u,
    rules: [everyNth, ...countedWeekdayRules, ...countedPeriodRules],
  },
  { cue: /every|daily|weekly|times|once|days |weekends|mornings|evenings/u, rules: recurringRules },
  { cue: /ago|before|last|past|yesterday|since/u, rules: pastRules },
  {
    cue: /\b(?:sec|second|minute|hour|h|m|day|d|week|w|fortnight|month|quarter|year|y)\b|\bin \d/u,
    rules: offsetRules,
  },
  { cue: /the \d/u, rules: [adjective] },
  {
    cue: /quarter|half|past|clock|noon|mid|time|minute|\d (?:- )?(?:\d|o )|\d (?:to|after) \d/u,
    rules: clockWordRules,
  },
  { cue: /[-/·]|: \d\d /u, rules: numericRules },
  {
    cue: /christmas|easter|halloween|new|valentines|boxing|nye|bonfire|thanksgiving|good|black/u,
    rules: holidayRules,
  },
  { cue: /jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec|th |second|month|the \d/u, rules: monthDayRules },
  { cue: /business|weekday/u, rules: workdayRules },
  {
    cue: /week|month|quarter|year|day|fortnight|eo[wmy]|\b20\d\d|jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec/u,
    rules: [...edgeRules, ...periodRules],
  },
  {
    cue: /to[dmn]|now|time|moment|[ap]m|lunch|business|over|morning|afternoon|evening|night|day|eod|close|thing/u,
    rules: wordRules,
  },
  { cue: /day|MON|WED|SAT|SUN/u, rules: weekdayRules },
  { cue: /z[A-Z]|: \d\d [+-]/u, rules: zoneRules },
  { cue: /from|between|-/u, rules: clockRangeRules },
  { cue: /\d/u, rules: [...clockFigureRules, ...clockDotRules] },
]

export const dateRules: readonly DateRule[] = dateFamilies.flatMap(({ rules }) => rules)
