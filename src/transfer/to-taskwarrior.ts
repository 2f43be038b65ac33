/** A task as `task import` takes it: one JSON object a line. A rule goes along in words: Taskwarrior has others. */
import { onClockOf, timeOf } from '../domain/calendar.ts'
import type { Priority } from '../domain/words.ts'
import type { Carried } from './carried.ts'
import { oneLine, oneWord } from './one-line.ts'

const LETTERS: Readonly<Record<Priority, string>> = { high: 'H', medium: 'M', low: 'L' }

/** Where nobody knows when. */
const LONG_AGO = '1970-01-01T00:00:00.000Z'

export function taskwarriorOf(task: Carried): string {
  const { id, title, priority, list, labels } = task
  const entry = stamp(task.created_at ?? task.completed_at ?? LONG_AGO)
  const notes = notesOf(task).map((description) => ({ entry, description }))
  const exported = {
    uuid: id,
    description: oneLine(title),
    entry,
    ...stateOf(task),
    ...dueOf(task),
    ...(priority && { priority: LETTERS[priority] }),
    ...(list && { project: list }),
    ...(labels.length > 0 && { tags: labels.map(oneWord) }),
    ...(notes.length > 0 && { annotations: notes }),
  }
  return `${JSON.stringify(exported)}\n`
}

function stateOf({ completed, completed_at, created_at }: Carried) {
  if (!completed) return { status: 'pending' }
  return { status: 'completed', end: stamp(completed_at ?? created_at ?? LONG_AGO) }
}

/** A day is its midnight, wherever it is read; a time without a zone is taken as UTC. */
function dueOf({ due_date, timezone }: Carried): { readonly due?: string } {
  if (due_date === null) return {}
  if (timeOf(due_date) === null) return { due: due_date }
  return { due: `${compact(onClockOf(due_date, timezone ?? 'UTC', 'UTC'))}00Z` }
}

function notesOf({ description, recurrence }: Carried): readonly string[] {
  const lines = (description ?? '').split(/\r\n|\n/u).filter((line) => line.trim() !== '')
  return recurrence === null ? lines : [...lines, `Repeats: ${recurrence}`]
}

function stamp(instant: string): string {
  return `${compact(instant.slice(0, 19))}Z`
}

function compact(text: string): string {
  return text.replaceAll(/[-:]/gu, '')
}
