/**
 * Tasks as a Markdown checklist: what people see is title, due date, priority and labels, under the heading of their
 * list; what only a program needs stands in a comment. Any other checklist can be read, too.
 */
import { isDueDate, isTimeZone, type Moment } from '../domain/calendar.ts'
import { priorities } from '../domain/words.ts'
import { type Carried, type Found, type Reading, type Remark, untold } from './carried.ts'
import { isRepeatsFact, repeatsComment, repeatsFact, repeatsIn } from './markdown-repeats.ts'
import { asMarkdown, fromMarkdown } from './markdown-text.ts'
import { namesIn } from './names-in.ts'

export const markdownHead = '# Tasks\n\n'
/** Between the title and each fact; titles have their own dots escaped. */
const DOT = ' · '

/** What follows is on this list. */
export function markdownHeading(list: string): string {
  return `\n## ${asMarkdown(list)}\n\n`
}

export function markdownOf(task: Carried): string {
  const { title, description, due_date, timezone, priority, labels, completed } = task
  const due = due_date?.replace('T', ' ')
  const facts = [
    asMarkdown(title),
    ...(due === undefined ? [] : [['due', due, timezone].filter(Boolean).join(' ')]),
    ...repeatsFact(task),
    ...(priority === null ? [] : [priority]),
    ...labels.map((label) => `#${asMarkdown(label)}`),
  ]
  const note = description?.split('\n').map((line) => `  > ${asMarkdown(line)}\n`) ?? []
  return `- [${completed ? 'x' : ' '}] ${facts.join(DOT)}${commentOf(task)}\n${note.join('')}`
}

function commentOf(task: Carried): string {
  const told = Object.entries(NAMES).flatMap(([name, field]) =>
    task[field] === null ? [] : [`${name}=${task[field]}`],
  )
  const parts = [...told, ...repeatsComment(task)]
  return parts.length === 0 ? '' : ` <!-- ${parts.join(' ')} -->`
}

const ITEM = /^\s*[-*+] \[([ xX])\] (.*)$/u
export function isChecklistItem(line: string): boolean {
  return ITEM.test(line)
}

const HEADING = /^(#{1,6}) (.*)$/u

/** Our own first heading stands over the main list; one that is no name for a list, too. */
function listUnder([raw, , text = '']: RegExpExecArray): string | null {
  return raw === markdownHead.trim() ? null : namesIn(fromMarkdown(text.trim()), []).list
}

const COMMENT = / <!-- ([^<]*) -->$/u

export function readMarkdown(text: string, now: Moment): Reading {
  const found: Found[] = []
  const remarks: Remark[] = []
  let list: string | null = null
  for (const [index, raw] of text.split(/\r\n|\n/u).entries()) {
    const heading = HEADING.exec(raw)
    if (heading) list = listUnder(heading)
    else takeLine(raw, index + 1, list, { found, remarks, now })
  }
  return { found, remarks }
}

type Taken = { readonly found: Found[]; readonly remarks: Remark[]; readonly now: Moment }

function takeLine(raw: string, line: number, list: string | null, { found, remarks, now }: Taken): void {
  const item = ITEM.exec(raw)
  const last = found.at(-1)
  if (item) found.push({ line, task: { ...taskIn(item[1] !== ' ', (item[2] ?? '').trim(), now), list } })
  else if (last && /^(?: {2}|\t)\s*\S/u.test(raw)) found.splice(-1, 1, withNote(last, raw))
  else if (!/^\s*(?:#|<!--|$)/u.test(raw))
    remarks.push({ line, text: `no item of a checklist: “${raw.trim()}”` })
}

function withNote(found: Found, raw: string): Found {
  const { task } = found
  const line = fromMarkdown(raw.trimStart().replace(/^> ?/u, ''))
  const description = task.description === null ? line : `${task.description}\n${line}`
  return { ...found, task: { ...task, description } }
}

function taskIn(completed: boolean, item: string, now: Moment): Carried {
  const comment = COMMENT.exec(item)
  const shown = comment ? item.slice(0, comment.index) : item
  const [first = '', ...parts] = shown.split(DOT)
  const told = comment?.[1] ?? ''
  // the date that is written counts, not the one that words would begin with
  const inOrder = parts.toSorted((a, b) => Number(isRepeatsFact(b)) - Number(isRepeatsFact(a)))
  const facts = inOrder.map((part) => (isRepeatsFact(part) ? repeatsIn(part, told, now) : factIn(part)))
  const labels = parts.flatMap((part) => labelIn(part) ?? [])
  // A checklist of someone else's may have dots of its own: then all of it is the title.
  const known = facts.every((fact) => fact !== null)
  const title = fromMarkdown(known ? first : shown)
  return {
    ...untold,
    title,
    completed,
    ...Object.assign({}, ...(known ? facts : [])),
    ...(known && labels.length > 0 ? { labels } : {}),
    ...toldIn(told),
  }
}

function labelIn(text: string): string | null {
  if (!text.startsWith('#')) return null
  const { labels } = namesIn(null, [fromMarkdown(text.slice(1))])
  return labels[0] ?? null
}

function factIn(text: string): Partial<Carried> | null {
  if (labelIn(text) !== null) return {}
  const priority = priorities.find((word) => word === text)
  if (priority) return { priority }
  const [word, day = '', time, zone = null] = text.split(' ')
  const due_date = time === undefined ? day : `${day}T${time}`
  if (word !== 'due' || !isDueDate(due_date) || (zone !== null && !isTimeZone(zone))) return null
  return { due_date, timezone: zone }
}

const NAMES = { id: 'id', added: 'created_at', done: 'completed_at', series: 'series' } as const

function toldIn(comment: string): Partial<Carried> {
  const told = Object.entries(NAMES).map(([name, field]) => {
    const part = comment.split(' ').find((word) => word.startsWith(`${name}=`))
    return [field, part?.slice(name.length + 1) ?? null]
  })
  return Object.fromEntries(told)
}
