/** Days that say which tasks are meant, and not when to ring. */
import { dateOf } from '../../domain/calendar.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import { leadWords } from '../english/lead-times.ts'
import { reminding as english } from '../english/reminding.ts'
import { textAt } from '../lead-times/words.ts'
import { has, type Marked, type Stretch, textOf, timesOf } from './marked.ts'
import { isClock, type Time } from './times.ts'

/** "everything wednesday", "both of friday's things", "the wednesday things": the first of such days. */
export function dayOfAll(message: Marked, part: Stretch): Time | undefined {
  return timesOf(message, part).find((time) => {
    const isOneDay =
      time.date && !isClock(time.date) && (isDay(time) || english.untilThen.test(textOf(message, time)))
    return isOneDay && (isLedByAll(message, part, time) || isOfThings(message, time))
  })
}

function isLedByAll(message: Marked, part: Stretch, { from }: Time): boolean {
  return [1, 2, 3, 4].some((step) => from - step >= part.from && has(message, from - step, 'all'))
}

function isOfThings(message: Marked, { to }: Time): boolean {
  const led = [2, 3].some((step) => textAt(message.words, to - step) === leadWords.the)
  return led && has(message, to, 'things')
}

export function isDay({ date }: Time): boolean {
  return date !== undefined && 'due_date' in date && date.due_date.length === 10
}

export function daySaid({ date }: Time): string {
  return date && 'due_date' in date ? dateOf(date.due_date) : ''
}

/** Days on which the task is due anyway. */
export function ownDays(message: Marked, part: Stretch, task: KnownTask | null | undefined): readonly Time[] {
  const due = task?.due_date
  return due ? timesOf(message, part).filter((time) => isDay(time) && daySaid(time) === dateOf(due)) : []
}
