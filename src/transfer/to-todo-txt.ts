/**
 * A task as a line of todo.txt. It has a day and no time, and no place for a note: whoever wants all of it takes the JSON.
 */
import { dateOf } from '../domain/calendar.ts'
import type { Priority } from '../domain/words.ts'
import type { Carried } from './carried.ts'
import { oneLine, oneWord } from './one-line.ts'
import { ruleOfSpan, spanOfRule } from './repetition.ts'

const WORKDAYS = ruleOfSpan('weekdays')
const LETTERS: Readonly<Record<Priority, string>> = { high: 'A', medium: 'B', low: 'C' }

export function todoTxtOf(task: Carried): string {
  const { title, priority, due_date, list, labels } = task
  const letter = priority === null ? null : LETTERS[priority]
  const words = [
    ...headOf(task, letter),
    oneLine(title),
    list && `+${oneWord(list)}`,
    ...labels.map((label) => `@${oneWord(label)}`),
    task.completed && letter && `pri:${letter}`,
    due_date && `due:${dateOf(due_date)}`,
    repeats(task),
    task.recurs_on && `rec-for:${task.recurs_on}`,
    task.recurs_except.length > 0 && `rec-except:${task.recurs_except.join(',')}`,
  ]
  return `${words.filter(Boolean).join(' ')}\n`
}

/** What is done has its day first; a priority would no longer stand where one is looked for. */
function headOf({ completed, created_at, completed_at }: Carried, letter: string | null) {
  const added = created_at?.slice(0, 10)
  if (!completed) return [letter && `(${letter})`, added]
  return ['x', completed_at?.slice(0, 10) ?? added, added]
}

/** `rec:` says so much of a week, a month, a year; every other rule is written as calendars write it. */
function repeats({ recurrence, recurs_from }: Carried): string | null {
  if (!recurrence) return null
  const span = recurrence === WORKDAYS ? '1b' : spanOfRule(recurrence)
  return `${span ? 'rec' : 'rrule'}:${recurs_from === 'completion' ? '' : '+'}${span ?? recurrence}`
}
