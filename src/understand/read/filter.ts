/** Which tasks are asked for: done or not, how urgent, due when. */

import type { Filter } from '../../domain/command.ts'
import type { DoneFilter, DueFilter, Priority } from '../../domain/words.ts'
import { doneWhen } from '../dates/done-when.ts'
import { dueFilterOf } from '../dates/due-filter.ts'
import { type DateMatch, findDates } from '../dates/find-dates.ts'
import { DAYS } from '../words/days.ts'
import { textOf } from './cut.ts'
import { norms, type Range, type Sentence } from './sentence.ts'
import { statusIn } from './status.ts'

const HIGH = new Set(['urgent', 'important', 'critical'])

export function filterOf(sentence: Sentence, range: Range): Filter {
  const words = norms(sentence, range)
  const status = statusIn(sentence, range)
  const filter: Filter = status === null ? {} : { status }
  const priority = priorityIn(words)
  if (priority !== null) filter.priority = priority
  const when = whenIn(sentence, range, filter.status)
  // "what did I finish in october": what cannot be told is better left out than looked for ahead of us
  const ahead = filter.status === 'completed' && !DUE_OF_DONE.test(textOf(sentence, range))
  return ahead && when.due !== undefined ? filter : { ...filter, ...when }
}

const DUE_OF_DONE = /\b(?:due|overdue|late|for)\b|^(?:is|are)\b|['’]s\b/iu

/** Of what is done, it is asked when it was: when it would have been due has to be said. */
export function whenIn(
  sentence: Sentence,
  range: Range,
  status: Filter['status'],
): Pick<Filter, 'due' | 'completed_during'> {
  const done = status === 'completed' ? doneIn(sentence, range) : null
  if (done !== null) return { completed_during: done }
  const due = dueFilter(sentence, range)
  return due === null ? {} : { due }
}

/** Behind one of these it is said when. */
const BEFORE_WHEN = new Set(
  'do did done complete completed finish finished accomplish accomplished off closed checked tasks task todos reminders items chores errands things ones stuff anything something everything'.split(
    ' ',
  ),
)
const SAYS_DUE = /\b(?:due|overdue|late)\b/iu
const OWNER = /\b(?<when>today|yesterday|(?:this|last) (?:week|month))['’]s\b/iu

export function doneIn(sentence: Sentence, [from, to]: Range): DoneFilter | null {
  const said = textOf(sentence, [from, to])
  // "are today's tasks done?" asks about those due then
  if (SAYS_DUE.test(said) || /^(?:is|are)\b/iu.test(said)) return null
  const last = sentence.tokens.slice(from, to).findLastIndex(({ norm }) => BEFORE_WHEN.has(norm))
  const behind = from + last + 1
  const when = behind < to ? textOf(sentence, [behind, to]) : OWNER.exec(said)?.groups?.when
  return when === undefined ? null : doneWhen(when, sentence.now)
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
