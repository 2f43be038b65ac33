/** Open tasks as Todoist’s own CSV, which its import takes as one project; each list is a section of it. */
import type { Priority } from '../domain/words.ts'
import type { Carried } from './carried.ts'
import { csvLine } from './csv-rows.ts'
import { oneLine, oneWord } from './one-line.ts'
import { ruleLine } from './rule-line.ts'
import { todoistDate } from './todoist-words.ts'

const COLUMNS = [
  'TYPE',
  'CONTENT',
  'DESCRIPTION',
  'PRIORITY',
  'INDENT',
  'AUTHOR',
  'RESPONSIBLE',
  'DATE',
  'DATE_LANG',
  'TIMEZONE',
]
const NUMBERS: Readonly<Record<Priority, string>> = { high: '1', medium: '2', low: '3' }

export const todoistHead = csvLine(COLUMNS)

export function todoistSection(list: string): string {
  return csvLine(['section', oneLine(list), ...Array(COLUMNS.length - 2).fill('')])
}

/** What is done would come back as something to do. */
export function todoistOf(task: Carried): string {
  const { title, description, priority, labels, due_date, timezone, completed } = task
  if (completed) return ''
  const content = [oneLine(title), ...labels.map((label) => `@${oneWord(label)}`)].join(' ')
  const repeats = todoistDate(task)
  const note = [description, repeats === null && ruleLine(task)].filter(Boolean).join('\n')
  const date = repeats ?? (due_date ?? '').replace('T', ' ')
  return csvLine([
    'task',
    content,
    note,
    priority ? NUMBERS[priority] : '4',
    '1',
    '',
    '',
    date,
    'en',
    timezone ?? '',
  ])
}
