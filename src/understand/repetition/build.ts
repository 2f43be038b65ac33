/** All that was said about repeating → a rule, where it makes one. */
import { addDays, addMonths, type PlainDate, weekday } from '../../domain/calendar.ts'
import { type Frequency, plainRule, type Rule, tidied, type WeekdayOf } from '../../repeat/rule.ts'
import { comingMonth } from '../dates/days.ts'
import type { Now } from '../dates/rule.ts'
import type { Said } from './said.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** "every day in july": the days of that month, this time; a year is only meant where it is said. */
export function withinMonth(said: Said, now: Now): Said {
  const { frequency, oneMonth, months, weekdays } = said
  const isStretch = frequency === 'DAILY' || (frequency === 'WEEKLY' && weekdays !== undefined)
  if (!oneMonth || !isStretch || said.lasts !== undefined || said.until !== undefined) return said
  const { months: _, ...rest } = said
  const { from, to } = comingMonth(months?.[0] ?? 1, now)
  return { ...rest, starts: from < now.today ? now.today : from, until: lastOn(to, weekdays ?? everyDay) }
}

/** That day, or the last before it that is one of these. */
function lastOn(day: PlainDate, weekdays: readonly number[]): PlainDate {
  return weekdays.includes(weekday(day)) ? day : lastOn(addDays(day, -1), weekdays)
}

export function ruleOf(said: Said, today: PlainDate): Rule | null {
  const frequency = said.frequency ?? implied(said)
  if (frequency === null) return null
  const begin = said.starts ?? today
  const until = laterThan(said.starts, said.until) ?? (said.lasts && lastDay(begin, said.lasts, frequency))
  const rule: Rule = {
    ...plainRule,
    frequency,
    interval: said.interval ?? 1,
    ...(said.count !== undefined && { count: said.count }),
    ...(until && said.count === undefined && { until }),
    months: said.months ?? [],
    weeks: said.weeks ?? [],
    ...days({ ...said, frequency }),
  }
  return fitted(tidied(rule))
}

/** "every day for ten days" are ten; "every friday for three weeks" may still fall on the last day. */
function lastDay(
  begin: PlainDate,
  { days, months }: NonNullable<Said['lasts']>,
  frequency: Frequency,
): PlainDate {
  const end = addDays(addMonths(begin, months), days)
  return frequency === 'DAILY' ? addDays(end, -1) : end
}

/** "from november until february": the february after it. */
function laterThan(begin: PlainDate | undefined, until: PlainDate | undefined): PlainDate | undefined {
  if (begin === undefined || until === undefined || until >= begin) return until
  return begin < addMonths(until, 12) ? addMonths(until, 12) : until
}

/** Days alone come back every week, a day of the month every month, a date every year. */
function implied({ weekdays, rankedDays, ranks, months }: Said): Rule['frequency'] | null {
  if (months !== undefined && (ranks ?? rankedDays) !== undefined) return 'YEARLY'
  if ((ranks ?? rankedDays) !== undefined) return 'MONTHLY'
  return weekdays === undefined ? null : 'WEEKLY'
}

function days(said: Said): Partial<Rule> {
  const { frequency, weekdays = [], ranks = [], rankedDays = [], exceptWeekdays } = said
  if (rankedDays.length > 0) return byRank(said)
  if (exceptWeekdays !== undefined) {
    const left = (weekdays.length === 0 ? everyDay : weekdays).filter((day) => !exceptWeekdays.includes(day))
    return { weekdays: asDays(left) }
  }
  if (ranks.length === 0) return { weekdays: asDays(weekdays) }
  if (frequency === 'WEEKLY') return { weekdays: asDays(ranks.map((rank) => ((rank + 5) % 7) + 1)) }
  if (frequency === 'YEARLY' && said.months === undefined)
    return { yearDays: ranks, weekdays: asDays(weekdays) }
  return { monthDays: ranks, weekdays: asDays(weekdays) }
}

/** "the 2nd Wednesday" is a weekday with a rank, "the last weekday" the last of a set. */
function byRank({ rankedDays = [] }: Said): Partial<Rule> {
  const sets = rankedDays.filter(({ weekdays }) => weekdays.length > 1)
  if (sets.length === 0)
    return {
      weekdays: rankedDays.map(({ rank, weekdays: [weekday = 1] }): WeekdayOf => ({ weekday, nth: rank })),
    }
  return {
    weekdays: asDays(sets.flatMap(({ weekdays }) => weekdays)),
    positions: sets.map(({ rank }) => rank),
  }
}

function asDays(weekdays: readonly number[]): readonly WeekdayOf[] {
  return weekdays.map((weekday) => ({ weekday }))
}

/** Weeks of the year come back by the year, days of the month by the month. */
function fitted(rule: Rule): Rule {
  const isWeekly = rule.frequency === 'WEEKLY' && rule.interval === 1
  if (isWeekly && rule.weeks.length > 0) return { ...rule, frequency: 'YEARLY' }
  if (rule.frequency === 'WEEKLY' && rule.monthDays.length > 0) return { ...rule, frequency: 'MONTHLY' }
  return rule
}
