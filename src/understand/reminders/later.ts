/** "snooze the dentist until tonight", "ten more minutes": the reminder is put off, and what is due stays due. */
import { instantOf, type Moment, today } from '../../domain/calendar.ts'
import { MORNING } from '../../domain/reminders.ts'
import type { Snooze } from '../../domain/task-change.ts'
import { type DateMatch, findDates } from '../dates/find-dates.ts'
import { reminding as words } from '../english/reminding.ts'
import { amountAt } from '../lead-times/amount.ts'
import { leadTimesIn } from '../lead-times/lead-times.ts'
import { wordsIn } from '../lead-times/words.ts'
import { type Beside, firstMatch, isRinging, ringingIn, taskNamed } from './named.ts'

/** How long, or until when; null: it is not put off. */
export function putOff(text: string, context: Beside): Snooze | null {
  if (!isPutOff(text, context)) return null
  const until = words.until.test(text) ? untilWhen(text, context) : null
  const minutes = until ? null : howLong(text)
  return until ?? (minutes === null ? untilWhen(text, context) : { minutes })
}

function isPutOff(text: string, context: Beside): boolean {
  if (words.snoozeWord.test(text)) return true
  // "two days before, and again three hours before" says when it is to ring
  if (leadTimesIn(text).length > 0 || words.question.test(text)) return false
  if (firstMatch(words.snoozing, text)) return true
  return firstMatch(words.notNow, text) !== null && isOfWhatRings(text, context)
}

/** Nothing says that the task itself is moved, and it rings, or has just rung. */
function isOfWhatRings(text: string, context: Beside): boolean {
  const brief = words.pointing.test(text) || text.split(/\s+/u).length <= FEW_WORDS
  const task = taskNamed(text, context) ?? (brief ? ringingIn(context) : null)
  return task !== null && isRinging(task, context.now) && !words.moving.test(text)
}

const FEW_WORDS = 8

function howLong(text: string): number | null {
  const all = wordsIn(text.replaceAll(words.halves, 'half').replaceAll(words.extra, ''))
  for (const at of all.keys()) {
    const amount = amountAt(all, at)
    if (amount) return amount.minutes
  }
  const bare = words.bareMinutes.exec(text)?.groups?.minutes
  return bare === undefined ? null : Number(bare)
}

function untilWhen(text: string, { now, date_order: order = 'month-first' }: Beside): Snooze | null {
  const [moment] = momentsIn(text, findDates(text, now, { order })).toReversed()
  const hour = words.untilHour.exec(text)?.groups?.hour
  if (moment === undefined && hour !== undefined) return nextHour(Number(hour), now)
  return moment === undefined ? null : { until: moment }
}

/** The next time it is so many o'clock. */
function nextHour(hour: number, { epoch_ms, timezone }: Moment): Snooze | null {
  if (hour < 1 || hour > 23) return null
  const here = today({ epoch_ms, timezone })
  const moments = [hour % 12, (hour % 12) + 12].map((one) => `${here}T${String(one).padStart(2, '0')}:00`)
  const next = moments.find((moment) => instantOf(moment, timezone) > epoch_ms)
  return next === undefined ? null : { until: next }
}

/** Each hour that is said, with the day that was said apart from it; without any hour, the last day. */
export function momentsIn(text: string, dates: readonly DateMatch[]): readonly string[] {
  const dues = dates.flatMap((date) => ('due_date' in date ? [{ due: date.due_date, rule: date.rule }] : []))
  const day = dues.findLast(({ due }) => due.length === 10)?.due
  const timed = dues.filter(({ due }) => due.length > 10)
  if (timed.length === 0) return day ? [`${day}T${hourSaid(text)}`] : []
  return timed.map(({ due, rule }) => (day && rule.startsWith('clock/') ? `${day}${due.slice(10)}` : due))
}

function hourSaid(said: string): string {
  return words.hours.find(([part]) => part.test(said))?.[1] ?? MORNING
}
