/** The words of an update → what is to change. A date is a due date, a priority word a priority, anything else a title. */
import type { Span, TaskChange, UpdateTask } from '../../domain/command.ts'
import { findDates } from '../dates/find-dates.ts'
import { isNumber, numberOf } from '../words/numbers.ts'
import { spanOf, textOf } from './cut.ts'
import { newDue } from './due.ts'
import type { Found } from './match-rules.ts'
import { movedFrom } from './pointed.ts'
import { priorityOnly } from './priority.ts'
import { norms, type Range, type Sentence, withDatesBehind } from './sentence.ts'
import { shiftIn } from './shift.ts'

export function updateTask(sentence: Sentence, found: Found, clears?: 'due_date' | 'priority'): UpdateTask {
  const spans: Record<string, Span> = {}
  const change: TaskChange = clears === undefined ? {} : { [clears]: null }
  for (const [name, range] of found.holes) {
    const said = changeBy(sentence, name, range, found.range)
    for (const param of Object.keys(said)) spans[param] = spanOf(sentence, range)
    Object.assign(change, said)
  }
  const { reference, span } = movedFrom(sentence, found)
  if (span !== null) spans.reference = span
  return { intent: 'UPDATE_TASK', params: { ...(reference === null ? {} : { reference }), ...change }, spans }
}

function changeBy(sentence: Sentence, hole: string, range: Range, clause: Range): TaskChange {
  if (hole === 'append' || hole === 'description') return { [hole]: textOf(sentence, range) }
  if (hole === 'later' || hole === 'earlier')
    return shiftIn(textOf(sentence, range), hole, sentence.now) ?? {}
  return hole === 'value' ? changeTo(sentence, withDatesBehind(sentence, range, clause), clause) : {}
}

function changeTo(sentence: Sentence, range: Range, clause: Range): TaskChange {
  if (sentence.tokens.slice(...range).every((token) => token.date !== undefined)) {
    const due = newDue(sentence, clause)
    return due === null ? {} : { ...due.params, ...(due.clock ? { keeps_day: true } : {}) }
  }
  const words = norms(sentence, range)
  const priority = priorityOnly(words)
  if (priority !== null) return { priority }
  const hour = hourOf(sentence, words)
  if (hour !== null) return hour
  // "change it to 15 more minutes": some time, but not one that can be told
  return words.every((word) => isNumber(word) || TIMES.has(word)) ? {} : { title: textOf(sentence, range) }
}

/** "move the gym reminder to 7": an hour of the clock, as "at 7" would be. */
function hourOf({ now, order }: Sentence, words: readonly string[]): TaskChange | null {
  const [only = ''] = words
  if (words.length !== 1 || !isNumber(only) || only.startsWith('#') || numberOf(only) > 12) return null
  const [date] = findDates(`at ${numberOf(only)}`, now, { order })
  return date !== undefined && 'due_date' in date
    ? { due_date: date.due_date, timezone: now.timezone, keeps_day: true }
    : null
}

const TIMES = new Set(
  'minute minutes hour hours day days week weeks more later earlier before after half an a'.split(' '),
)
