/**
 * A project exported from Todoist as CSV. Its dates are words (“tomorrow at 5pm”), read by the same rules as ours.
 * The file is called like the project, which is the list; labels stand in the title, and a section is one more label.
 * What Sayso has no place for (sub-tasks) is kept in words where it can be, and always reported.
 */
import type { Moment } from '../domain/calendar.ts'
import { isTimeZone } from '../domain/calendar.ts'
import type { Priority } from '../domain/words.ts'
import type { Carried, Found, Reading, Remark } from './carried.ts'
import { untold } from './carried.ts'
import { csvRows, type NamedRow, namedRows, notCsv } from './csv-rows.ts'
import { dayIn } from './date-words.ts'
import { leftOut } from './left-out.ts'
import { namesIn } from './names-in.ts'
import { repeatedInWords } from './repetition.ts'
import { withoutRuleLine } from './rule-line.ts'

/** p4 is what every task has that was given none. */
const PRIORITIES: Readonly<Record<string, Priority>> = { 1: 'high', 2: 'medium', 3: 'low' }

export function readTodoist(text: string, now: Moment, file = ''): Reading {
  const rows = csvRows(text)
  if (rows === null) return notCsv
  const found: Found[] = []
  const remarks: Remark[] = []
  const place: Place = { project: projectIn(file), section: null }
  for (const row of namedRows(rows)) {
    const type = row.cell('TYPE').trim().toLowerCase()
    const take = kinds[type] ?? passOver
    take({ row, found, now, place, remark: (text) => remarks.push({ line: row.line, text }) })
  }
  return { found, remarks }
}

/** What the rows before said of those that follow. */
interface Place {
  readonly project: string | null
  section: string | null
}

interface Taking {
  readonly row: NamedRow
  readonly found: Found[]
  readonly now: Moment
  readonly place: Place
  remark(text: string): void
}

/** What comes through a pipe has no name, and Todoist's own first project is our main list. */
function projectIn(file: string): string | null {
  const name = file.split(/[/\\]/u).at(-1) ?? ''
  if (!name.toLowerCase().endsWith('.csv') || name.toLowerCase() === 'inbox.csv') return null
  return name.slice(0, -'.csv'.length)
}

const kinds: Readonly<Record<string, (taking: Taking) => void>> = {
  task: (taking) => {
    const { row, found } = taking
    found.push({ line: row.line, task: taskIn(taking), called: row.cell('CONTENT') })
  },
  note: addNote,
  section: ({ row, place }) => {
    place.section = row.cell('CONTENT').trim() || null
  },
  '': () => undefined,
}

function passOver({ row, remark }: Taking): void {
  remark(`a row of the kind “${row.cell('TYPE')}”`)
}

const LABEL = /(?:^| )@(?<name>[^\s@]+)(?= |$)/gu

function taskIn({ row, now, place, remark }: Taking): Carried {
  const { title, list, labels, notes } = filed(row.cell('CONTENT'), place)
  const zone = row.cell('TIMEZONE').trim()
  const timezone = zone !== '' && isTimeZone(zone) ? zone : now.timezone
  const date = row.cell('DATE').trim()
  const repeats = repeatedInWords(date, { ...now, timezone })
  const day = repeats?.due_date ?? dayIn(date, { ...now, timezone })
  const kept = date !== '' && day === null ? `When: ${date}` : null
  if (kept !== null) remark(`“${title}”: “${date}” is no single date; it is kept in the description`)
  remarkOnRow(title, row, remark)
  const own = withoutRuleLine(row.cell('DESCRIPTION'), day, { ...now, timezone })
  return {
    ...untold,
    title,
    description: joined(own.description ?? '', kept ?? '', ...notes),
    list,
    labels,
    priority: PRIORITIES[row.cell('PRIORITY').trim()] ?? null,
    ...repeats,
    due_date: day,
    ...own.repeats,
    timezone: isTimed(day) ? timezone : null,
  }
}

function remarkOnRow(title: string, row: NamedRow, remark: (text: string) => void): void {
  const known = UNPLACED.map(([name, ...more]) => [name, saidIn(row, [name, ...more])] as const)
  const unplaced = leftOut([...known, ...row.besides(COLUMNS)])
  if (unplaced !== null) remark(`“${title}”: ${unplaced}`)
  if (Number(row.cell('INDENT')) > 1) remark(`“${title}” was a sub-task and is a task of its own now`)
}

/** What Todoist writes; who wrote it is whoever brings it in. */
const COLUMNS: ReadonlySet<string> = new Set([
  ...['TYPE', 'CONTENT', 'DESCRIPTION', 'PRIORITY', 'INDENT', 'AUTHOR', 'RESPONSIBLE', 'DATE', 'DATE_LANG'],
  ...['TIMEZONE', 'DURATION', 'DURATION_UNIT', 'DEADLINE', 'DEADLINE_LANG'],
])

/** Columns that mean nothing here, each with the one that says its unit. */
const UNPLACED: readonly (readonly [string, ...string[]])[] = [
  ['RESPONSIBLE'],
  ['DURATION', 'DURATION_UNIT'],
  ['DEADLINE'],
]

/** Todoist writes None for nothing. */
function saidIn(row: NamedRow, columns: readonly string[]): string {
  const cells = columns.map((name) => row.cell(name).trim()).filter((cell) => cell !== '' && cell !== 'None')
  return cells.join(' ')
}

function filed(content: string, { project, section }: Place) {
  const tags = [...content.matchAll(LABEL)].map(({ groups }) => groups?.name ?? '')
  const names = namesIn(project, [...tags, ...(section === null ? [] : [section])])
  const bare = content.replaceAll(LABEL, '').trim()
  return { ...names, title: bare === '' || names.notes.length > 0 ? content : bare }
}

function isTimed(day: string | null): boolean {
  return day !== null && day.length > 10
}

/** A comment belongs to the task above it. */
function addNote({ row, found, remark }: Taking): void {
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
