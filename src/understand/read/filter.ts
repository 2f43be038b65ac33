/** Which tasks are asked for: done or not, how urgent, due when. */

import { addDays, today } from '../../domain/calendar.ts'
import type { Filter } from '../../domain/command.ts'
import type { DueFilter, Priority } from '../../domain/words.ts'
import type { DateMatch } from '../dates/find-dates.ts'
import { norms, type Range, type Sentence } from './sentence.ts'

const DONE = new Set([
  'completed',
  'done',
  'finished',
  'complete',
  'closed',
  'checked',
  'finish',
  'accomplished',
])
const OPEN = new Set([
  'pending',
  'open',
  'left',
  'remaining',
  'outstanding',
  'unfinished',
  'incomplete',
  'undone',
  'unchecked',
  'still',
])
const HIGH = new Set(['urgent', 'important', 'critical'])

export function filterOf(sentence: Sentence, range: Range): Filter {
  const words = norms(sentence, range)
  const filter: Filter = {}
  if (words.some((word) => OPEN.has(word)) || negatedDone(words)) filter.status = 'pending'
  else if (words.some((word) => DONE.has(word))) filter.status = 'completed'
  const priority = priorityIn(words)
  if (priority !== null) filter.priority = priority
  const due = dueIn(sentence, range, words)
  if (due !== null) filter.due = due
  return filter
}

function negatedDone(words: readonly string[]): boolean {
  return words.some(
    (word, index) => word === 'not' && words.slice(index + 1, index + 3).some((next) => DONE.has(next)),
  )
}

function priorityIn(words: readonly string[]): Priority | null {
  const at = words.indexOf('priority')
  const said = at > 0 ? words[at - 1] : undefined
  if (said === 'high' || said === 'medium' || said === 'low') return said
  if (said === 'top' || words.some((word) => HIGH.has(word))) return 'high'
  return null
}

/** When the tasks asked for are due, if that was said. */
export function dueFilter(sentence: Sentence, range: Range): DueFilter | null {
  return dueIn(sentence, range, norms(sentence, range))
}

function dueIn(sentence: Sentence, [from, to]: Range, words: readonly string[]): DueFilter | null {
  if (words.some((word) => word === 'overdue' || word === 'late')) return 'overdue'
  for (const token of sentence.tokens.slice(from, to)) {
    const due = token.date === undefined ? null : dueOf(token.date, sentence)
    if (due !== null) return due
  }
  return null
}

function dueOf(date: DateMatch, sentence: Sentence): DueFilter | null {
  if ('recurring' in date) return null
  if ('from' in date) return `${date.from}..${date.to}`
  const day = date.due_date.slice(0, 10)
  const now = today(sentence.now)
  if (day === now) return 'today'
  return day === addDays(now, 1) ? 'tomorrow' : `${day}..${day}`
}
