/**
 * A project exported from Todoist as CSV. Its dates are words (“tomorrow at 5pm”), read by the same rules as ours.
 * What Sayso has no place for (sections, sub-tasks) is kept in words where it can be, and always reported.
 */
import type { Moment } from '../domain/calendar.ts'
import { isTimeZone } from '../domain/calendar.ts'
import type { Priority } from '../domain/words.ts'
import type { Carried, Found, Reading, Remark } from './carried.ts'
import { untold } from './carried.ts'
import { csvRows, type NamedRow, namedRows, notCsv } from './csv-rows.ts'
import { dayIn } from './date-words.ts'
import { repeatedInWords } from './repetition.ts'

/** p4 is what every task has that was given none. */
const PRIORITIES: Readonly<Record<string, Priority>> = { 1: 'high', 2: 'medium', 3: 'low' }

export function readTodoist(text: string, now: Moment): Reading {
  const rows = csvRows(text)
  if (rows === null) return notCsv
  const found: Found[] = []
  const remarks: Remark[] = []
  for (const row of namedRows(rows)) {
    const type = row.cell('TYPE').trim().toLowerCase()
    const take = kinds[type] ?? passOver
    take(row, found, now, (text) => remarks.push({ line: row.line, text }))
  }
  return { found, remarks }
}

type Say = (text: string) => void
type Take = (row: NamedRow, found: Found[], now: Moment, remark: Say) => void

const kinds: Readonly<Record<string, Take>> = {
  task: (row, found, now, remark) => found.push({ line: row.line, task: taskIn(row, now, remark) }),
  note: addNote,
  section: (row, _, __, remark) => remark(`the section “${row.cell('CONTENT')}”: Sayso has one list`),
  '': () => undefined,
}

function passOver(row: NamedRow, _: Found[], __: Moment, remark: Say): void {
  remark(`a row of the kind “${row.cell('TYPE')}”`)
}

function taskIn(row: NamedRow, now: Moment, remark: Say): Carried {
  const title = row.cell('CONTENT')
  const zone = row.cell('TIMEZONE').trim()
  const timezone = zone !== '' && isTimeZone(zone) ? zone : now.timezone
  const date = row.cell('DATE').trim()
  const repeats = repeatedInWords(date, { ...now, timezone })
  const day = repeats?.due_date ?? dayIn(date, { ...now, timezone })
  const kept = date !== '' && day === null ? `When: ${date}` : null
  if (kept !== null) remark(`“${title}”: “${date}” is no single date; it is kept in the description`)
  if (Number(row.cell('INDENT')) > 1) remark(`“${title}” was a sub-task and is a task of its own now`)
  return {
    ...untold,
    title,
    description: joined(row.cell('DESCRIPTION'), kept ?? ''),
    priority: PRIORITIES[row.cell('PRIORITY').trim()] ?? null,
    ...repeats,
    due_date: day,
    timezone: isTimed(day) ? timezone : null,
  }
}

function isTimed(day: string | null): boolean {
  return day !== null && day.length > 10
}

/** A comment belongs to the task above it. */
function addNote(row: NamedRow, found: Found[], _: Moment, remark: Say): void {
  const last = found.pop()
  if (!last) {
    remark('a comment without a task')
    return
  }
  const description = joined(last.task.description ?? '', row.cell('CONTENT'))
  found.push({ ...last, task: { ...last.task, description } })
}

function joined(...parts: readonly string[]): string | null {
  return parts.filter((part) => part.trim() !== '').join('\n') || null
}
