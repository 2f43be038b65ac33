/** A stretch of days as people say it: "this week", "on Friday", "from 2 March to 8 March". */
import { addDays, type Moment, startOfWeek, today } from '../domain/calendar.ts'
import { dayWords } from '../domain/wording.ts'
import type { DueFilter } from '../domain/words.ts'

export function dueFilterWords(due: DueFilter, now: Moment): string {
  const [from = '', to] = due.split('..')
  if (to === undefined) return due
  const first = startOfWeek(today(now), now.week_start)
  const weeks = [
    ['this week', first],
    ['next week', addDays(first, 7)],
    ['last week', addDays(first, -7)],
  ] as const
  const week = weeks.find(([, start]) => from === start && to === addDays(start, 6))
  if (week) return week[0]
  if (from === to) return dayWords(from, now)
  return range(from, to, now)
}

/** A range may be open at one end. */
function range(from: string, to: string, now: Moment): string {
  const until = bare(dayWords(to, now))
  if (from <= '0001-01-01') return `until ${until}`
  const since = bare(dayWords(from, now))
  return to >= '9999-12-31' ? `from ${since} on` : `from ${since} to ${until}`
}

function bare(day: string): string {
  return day.startsWith('on ') ? day.slice(3) : day
}
