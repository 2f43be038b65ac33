/** Which tasks are asked for: done or not, how urgent, due when. */

import type { Filter } from '../../domain/command.ts'
import type { DueFilter, Priority } from '../../domain/words.ts'
import { doneWhen } from '../dates/done-when.ts'
import { dueFilterOf } from '../dates/due-filter.ts'
import { type DateMatch, findDates } from '../dates/find-dates.ts'
import { DAYS } from '../words/days.ts'
import { textOf } from './cut.ts'
import { norms, type Range, type Sentence } from './sentence.ts'

const DONE = new Set(['completed', 'done', 'finished', 'complete', 'closed', 'checked', 'finish'])
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
  return { ...filter, ...whenIn(sentence, range, filter.status) }
}

/** Of what is done, it is asked when it was: when it would have been due has to be said. */
export function whenIn(
  sentence: Sentence,
  range: Range,
  status: Filter['status'],
): Pick<Filter, 'due' | 'completed_during'> {
  const said = textOf(sentence, range)
  const done = status === 'completed' && !SAYS_DUE.test(said) ? doneWhen(said, sentence.now) : null
  if (done !== null) return { completed_during: done }
  const due = dueFilter(sentence, range)
  return due === null ? {} : { due }
}

const SAYS_DUE = /\b(?:due|overdue|late)\b/iu

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

/** Of "from Sunday to Monday", "for Sunday to Monday" the day it moves from. */
export function oldDueFilter(sentence: Sentence, [from, to]: Range): DueFilter | null {
  const dates = sentence.tokens.slice(from, to).filter(({ date }) => date !== undefined)
  const [first, second] = dates
  const token =
    dates.find(({ lead }) => lead === 'from' || lead === 'from-to') ??
    (second !== undefined && TOWARDS.has(second.lead ?? '') ? first : undefined)
  if (token === undefined) return null
  const [said = ''] = sentence.text.slice(token.start, token.end).toLowerCase().split(' to ')
  const [date] = findDates(said, sentence.now, { order: sentence.order })
  return date === undefined ? null : dueFilterOf(date, said, sentence.now)
}

const TOWARDS = new Set(['to', 'until', 'till'])

function dueIn(sentence: Sentence, [from, to]: Range, words: readonly string[]): DueFilter | null {
  if (words.some((word) => word === 'overdue' || word === 'late')) return 'overdue'
  for (const token of sentence.tokens.slice(from, to)) {
    const date = token.date ?? ownerOf(token.norm, sentence)
    const said = sentence.text.slice(token.start, token.end)
    const due = date === undefined ? null : dueFilterOf(date, said, sentence.now)
    if (due !== null) return due
  }
  return null
}

/** "today's tasks": a day that owns them. */
function ownerOf(word: string, sentence: Sentence): DateMatch | undefined {
  if (!DAYS.has(word)) return undefined
  return findDates(word.slice(0, -2), sentence.now, { order: sentence.order })[0]
}
