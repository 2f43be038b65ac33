/**
 * A rule in the words that Todoist takes for a date: “every! 3 days at 09:00 starting 2026-03-09”. Only what our own
 * reader of such words makes the same rule of again: what Todoist has no words for is told in the description.
 */
import { dateOf, epochOf, timeOf } from '../domain/calendar.ts'
import { readRule } from '../repeat/read-rule.ts'
import type { Rule } from '../repeat/rule.ts'
import { ruleInWords } from '../repeat/words.ts'
import type { Carried } from './carried.ts'
import { repeatedInWords } from './repetition.ts'

export function todoistDate(task: Carried): string | null {
  const { due_date, recurrence, recurs_from, recurs_on, recurs_except } = task
  const read = recurrence === null ? null : readRule(recurrence)
  if (read === null || 'trouble' in read || due_date === null) return null
  if (read.rule.count !== undefined || recurs_on !== null || recurs_except.length > 0) return null
  const every = everyWords(read.rule)
  const words = [
    recurs_from === 'completion' ? every.replace(/^every/u, 'every!') : every,
    timeOf(due_date) && `at ${timeOf(due_date)}`,
    `starting ${dateOf(due_date)}`,
    read.rule.until && `until ${read.rule.until}`,
  ]
  const said = words.filter(Boolean).join(' ')
  return isSame(said, task) ? said : null
}

/** "every 15th", "every last friday", "every 25 December", where ours begin otherwise. */
function everyWords({ until: _, ...rule }: Rule): string {
  return ruleInWords(rule)
    .replace(/^on the (.+) of every month$/u, 'every $1')
    .replace(/^every year on /u, 'every ')
    .replaceAll(' and ', ', ')
}

function isSame(words: string, { due_date, recurrence, recurs_from }: Carried): boolean {
  const then = { epoch_ms: epochOf(`${dateOf(due_date ?? '')}T00:00:00.000Z`), timezone: 'UTC' }
  const heard = repeatedInWords(words, then)
  return (
    heard !== null &&
    heard.due_date === due_date &&
    heard.recurrence === recurrence &&
    heard.recurs_from === (recurs_from ?? 'due')
  )
}
