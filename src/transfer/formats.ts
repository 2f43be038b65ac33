/** Every kind of file that can be read or written, and how each is told from the others. */
import type { Moment } from '../domain/calendar.ts'
import type { Carried, Reading } from './carried.ts'
import { csvHead, csvOf, readCsv } from './csv.ts'
import { columnsIn } from './csv-rows.ts'
import { icalHead, icalOf, icalTail } from './ical.ts'
import { readJson } from './json.ts'
import { isChecklistItem, markdownHead, markdownHeading, markdownOf, readMarkdown } from './markdown.ts'
import { readIcal } from './read-ical.ts'
import { readTaskwarrior } from './taskwarrior.ts'
import { taskwarriorOf } from './to-taskwarrior.ts'
import { todoTxtOf } from './to-todo-txt.ts'
import { todoistHead, todoistOf, todoistSection } from './to-todoist.ts'
import { readTodoTxt } from './todo-txt.ts'
import { readTodoist } from './todoist.ts'

interface ReadFormat {
  /** `name`: what the file is called. */
  read(text: string, now: Moment, name?: string): Reading
  /** Asked in order, of the beginning of the file and its name. */
  looksLike(start: string, name: string): boolean
}

export const readFormats: Readonly<Record<ReadFormatName, ReadFormat>> = {
  ical: { read: readIcal, looksLike: (start) => /^\s*BEGIN:VCALENDAR/iu.test(start) },
  json: { read: readJson, looksLike: (start) => /^\s*\{"type":/u.test(start) },
  taskwarrior: {
    read: readTaskwarrior,
    looksLike: (start) => /^\s*[[{]/u.test(start) && start.includes('"uuid"'),
  },
  todoist: {
    read: readTodoist,
    looksLike: (start) => columnsIn(start).slice(0, 2).join() === 'type,content',
  },
  csv: { read: readCsv, looksLike: (start) => columnsIn(start).includes('title') },
  markdown: { read: readMarkdown, looksLike: (start) => start.split('\n').some(isChecklistItem) },
  todotxt: { read: readTodoTxt, looksLike: (_, name) => name.endsWith('.txt') },
}

export type ReadFormatName = 'ical' | 'json' | 'taskwarrior' | 'todoist' | 'csv' | 'markdown' | 'todotxt'

export function formatOf(text: string, name: string): ReadFormatName | null {
  const start = text.slice(0, 4000)
  const found = Object.entries(readFormats).find(([, { looksLike }]) => looksLike(start, name))
  return (found?.[0] as ReadFormatName | undefined) ?? null
}

interface WriteFormat {
  readonly head: string
  /** Stands over the tasks of a list, where a file is sorted by lists. */
  heading?(list: string): string
  readonly tail: string
  write(task: Carried): string
}

/** JSON lines are written where everything else about a user is, conversations and calls included. */
export const writeFormats: Readonly<
  Record<'markdown' | 'csv' | 'ical' | 'todotxt' | 'taskwarrior' | 'todoist', WriteFormat>
> = {
  markdown: { head: markdownHead, heading: markdownHeading, write: markdownOf, tail: '' },
  csv: { head: csvHead, write: csvOf, tail: '' },
  ical: { head: icalHead, write: icalOf, tail: icalTail },
  todotxt: { head: '', write: todoTxtOf, tail: '' },
  taskwarrior: { head: '', write: taskwarriorOf, tail: '' },
  todoist: { head: todoistHead, heading: todoistSection, write: todoistOf, tail: '' },
}
