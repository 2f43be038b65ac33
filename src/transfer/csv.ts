/**
 * Tasks as comma-separated values, for spreadsheets. A cell that a spreadsheet would take for a formula gets an
 * apostrophe in front, which comes off again on the way in.
 */
import {
  eachField,
  type FieldName,
  fieldNames,
  severalFields,
  type TaskFields,
  taskFields,
} from '../domain/task-fields.ts'
import { type Priority, priorities } from '../domain/words.ts'
import type { Carried, Reading, Remark } from './carried.ts'
import { csvLine, csvRows, type NamedRow, namedRows, notCsv } from './csv-rows.ts'
import { leftOut } from './left-out.ts'

const COLUMNS = ['id', ...fieldNames, 'status', 'created_at', 'completed_at'] as const

export const csvHead = csvLine(COLUMNS)

export function csvOf(task: Carried): string {
  const values = { ...task, status: task.completed ? 'completed' : 'pending' }
  return csvLine(COLUMNS.map((name) => harmless(cellOf(name, values[name]))))
}

/** Where nothing said is not the same as none. */
const NONE = 'none'

/** Several of a thing stand in one cell; a label has no comma in it. */
function cellOf(name: (typeof COLUMNS)[number], value: string | readonly string[] | null): string {
  if (typeof value === 'string') return value
  return name === 'reminders' && value?.length === 0 ? NONE : (value ?? []).join(', ')
}

export function readCsv(text: string): Reading {
  const rows = csvRows(text)
  if (rows === null) return notCsv
  const named = namedRows(rows)
  return {
    found: named.map((row) => ({ line: row.line, task: taskIn(row) })),
    remarks: named.flatMap(remarkOn),
  }
}

const KNOWN: ReadonlySet<string> = new Set(COLUMNS.map((name) => name.toUpperCase()))

function remarkOn(row: NamedRow): readonly Remark[] {
  const unplaced = leftOut(row.besides(KNOWN))
  const text = `“${asWritten(row.cell('TITLE'))}”: ${unplaced}`
  return unplaced === null ? [] : [{ line: row.line, text }]
}

function taskIn(row: NamedRow): Carried {
  const text = (name: string) => asWritten(row.cell(name))
  const filled = (name: string) => text(name) || null
  const completed = ['COMPLETED', 'DONE', 'X', 'TRUE', 'YES'].includes(text('STATUS').trim().toUpperCase())
  const fields = eachField((name) => valueIn(name, text(name.toUpperCase())))
  return {
    id: filled('ID'),
    ...(fields as unknown as TaskFields),
    priority: priorityIn(text('PRIORITY')),
    completed,
    created_at: filled('CREATED_AT'),
    completed_at: filled('COMPLETED_AT'),
  }
}

function valueIn(name: FieldName, cell: string): TaskFields[FieldName] {
  const { none } = taskFields[name]
  if (cell === '' || !severalFields.includes(name)) return cell || none
  if (name === 'reminders' && cell === NONE) return []
  return cell.split(',').flatMap((part) => part.trim() || [])
}

/** What is no priority is passed on as it is, and refused by name where tasks are checked. */
function priorityIn(cell: string): Priority | null {
  const word = cell.trim().toLowerCase()
  if (word === '') return null
  return priorities.find((priority) => priority === word) ?? (word as Priority)
}

/**
 * What some program takes for a formula: also in full-width characters, which are read as the plain ones, and behind
 * blanks or characters that nobody sees. The apostrophe itself, so that ours comes off again and no other.
 */
const FORMULA = /^(?:['\t]|[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠])/u

/** Line by line: programs that split a file at every break take each line of a cell for a row of its own. */
function harmless(text: string): string {
  return eachLine(text, (line, leads) => (FORMULA.test(line) || leads ? `'${line}` : line))
}

function asWritten(cell: string): string {
  return eachLine(cell, (line) => {
    const rest = line.slice(1)
    return line.startsWith("'") && (FORMULA.test(rest) || (rest === '' && line !== cell)) ? rest : line
  })
}

/** `leads`: an empty line before others, so that the break is the first character of the cell. */
function eachLine(text: string, change: (line: string, leads: boolean) => string): string {
  const parts = text.split(/(\r\n|\r|\n)/u)
  const changed = parts.map((part, at) =>
    at % 2 === 1 ? part : change(part, at === 0 && part === '' && parts.length > 1),
  )
  return changed.join('')
}
