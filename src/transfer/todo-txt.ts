/**
 * Lines of todo.txt: `x (A) done-date added-date words +project @context due:2026-11-16`. The first project is the list,
 * contexts are labels; further projects stay words of the title.
 */
import { isDueDate, type Moment } from '../domain/calendar.ts'
import type { Priority } from '../domain/words.ts'
import { type Carried, type Found, type Reading, type Remark, untold } from './carried.ts'
import { namesIn } from './names-in.ts'
import { repeatedBy, ruleOfSpan } from './repetition.ts'
import type { Repeats } from './rule-line.ts'

const HEAD = /^(x )?(?:\(([A-Z])\) )?(?:(\d{4}-\d\d-\d\d) )?(?:(\d{4}-\d\d-\d\d) )?/u
/** What a program leaves behind when it marks a task done, so that its priority is not lost. */
const PRIORITY = /(?:^| )pri:([A-Z])(?= |$)/u
const PROJECT = /(?:^| )\+\S+(?= |$)/u
const CONTEXT = /(?:^| )@\S+(?= |$)/gu
const DUE = /(?:^| )due:(\d{4}-\d\d-\d\d)(?= |$)/u

/** `rec:1w` counts from when it was done, `rec:+1w` from the due date; `rrule:+FREQ=…` is what no span says. */
const REC = /(?:^| )(?:rec:(\+)?(\d{1,4}[dwmyb])|rrule:(\+)?(FREQ=\S{1,300}))(?= |$)/u

const ODD = /(?:^| )(?:rec|rrule):\S{1,300}/u

/** Ours: the date that a moved or resting one stands for, and days on which it does not come. */
const FOR = /(?:^| )rec-for:(\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?)(?= |$)/u
const EXCEPT = /(?:^| )rec-except:([\d,/-]{10,2200})(?= |$)/u

export function readTodoTxt(text: string, now: Moment): Reading {
  const found: Found[] = []
  for (const [index, raw] of text.split(/\r\n|\n/u).entries()) {
    const line = raw.trim()
    if (line !== '') found.push({ line: index + 1, ...taskIn(line, now) })
  }
  return { found, remarks: found.flatMap(unread) }
}

/** Another program's way to repeat, or more than can be kept. */
function unread({ line, task }: Found): readonly Remark[] {
  const [said] = task.completed ? [] : (ODD.exec(task.title) ?? [])
  const text = `“${said?.trim()}” is no rule of repetition here; it stays in the title`
  return said === undefined ? [] : [{ line, text }]
}

function taskIn(line: string, now: Moment): Omit<Found, 'line'> {
  const [head = '', x, letter, first, second] = HEAD.exec(line) ?? []
  const completed = x !== undefined
  const [done, added] = completed ? [first, second] : [undefined, first]
  const words = line.slice(head.length)
  const due = DUE.exec(words)?.[1]
  const isDue = due !== undefined && isDueDate(due)
  const repeats = completed ? null : repeatsIn(words, isDue ? due : null, now)
  const dated = (isDue ? words.replace(DUE, '') : words).replace(PRIORITY, '')
  const called = (repeats === null ? dated : [REC, FOR, EXCEPT].reduce(without, dated)).trim()
  const task: Carried = {
    ...untold,
    ...filed(called),
    priority: priorityOf(letter ?? PRIORITY.exec(words)?.[1]),
    due_date: isDue ? due : null,
    ...repeats,
    completed,
    created_at: noonOf(added),
    completed_at: noonOf(done),
  }
  return { task, called }
}

/** A line that is nothing but a project, or has one that is no name for a list, stays what it is. */
function filed(called: string): Pick<Carried, 'title'> & Partial<Carried> {
  const [project = ''] = PROJECT.exec(called) ?? []
  const contexts = (called.match(CONTEXT) ?? []).map((context) => context.trim().slice(1))
  const { list, labels, notes } = namesIn(project.trim().slice(1).replaceAll('_', ' ') || null, contexts)
  const title = called.replace(PROJECT, '').replaceAll(CONTEXT, '').trim()
  return title === '' || notes.length > 0 ? { title: called } : { title, list, labels }
}

function without(words: string, pattern: RegExp): string {
  return words.replace(pattern, '')
}

/** What is no rule here stays a word of the title, as everything does that has no place. */
function repeatsIn(words: string, due: string | null, now: Moment): Repeats | null {
  const [, strictly, span = '', strict = strictly, whole] = REC.exec(words) ?? []
  const rule = whole ?? ruleOfSpan(span === '1b' ? 'weekdays' : span)
  if (rule === null) return null
  const [, on = null] = FOR.exec(words) ?? []
  const kept = repeatedBy(rule, due ?? on, now, strict === undefined ? 'completion' : 'due')
  if ('why' in kept) return null
  const recurs_except = EXCEPT.exec(words)?.[1]?.split(',') ?? []
  // one that rests has no date, and knows which it would have
  return { ...kept, due_date: on === null ? kept.due_date : due, recurs_on: on, recurs_except }
}

function priorityOf(letter: string | undefined): Priority | null {
  if (letter === undefined) return null
  return letter === 'A' ? 'high' : letter === 'B' ? 'medium' : 'low'
}

/** A day without a time: its middle lies on that day almost everywhere. */
function noonOf(day: string | undefined): string | null {
  return day !== undefined && isDueDate(day) ? `${day}T12:00:00.000Z` : null
}
