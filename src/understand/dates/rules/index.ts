/** All date rules. Order is precedence: the first to claim a word keeps it. */
import type { DateRule } from '../rule.ts'
import { clockFigureRules } from './clock-figures.ts'
import { clockWordRules } from './clock-words.ts'
import { monthDayRules } from './month-days.ts'
import { numericRules } from './numeric.ts'
import { offsetRules } from './offsets.ts'
import { pastRules } from './past.ts'
import { periodRules } from './periods.ts'
import { recurringRules } from './recurring.ts'
import { countedWeekdayRules, weekdayRules } from './weekdays.ts'
import { wordRules } from './words.ts'
import { zoneRules } from './zones.ts'

export const dateRules: readonly DateRule[] = [
  ...countedWeekdayRules,
  ...recurringRules,
  ...pastRules,
  ...offsetRules,
  ...numericRules,
  ...monthDayRules,
  ...periodRules,
  ...wordRules,
  ...weekdayRules,
  ...clockWordRules,
  ...clockFigureRules,
  ...zoneRules,
]
