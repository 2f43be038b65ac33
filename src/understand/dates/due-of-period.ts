/** When something is due that is to be done in a period. */
import { type Moment, type PlainDate, today } from '../../domain/calendar.ts'
import type { Period } from './rule.ts'

/** The first day of one to come, the last of one that has begun: "next week" is its Monday, "this week" its Sunday. */
export function dueOfPeriod(period: Period, now: Moment): PlainDate {
  return period.from > today(now) ? period.from : period.to
}
