/**
 * What `task export` writes: JSON objects, in an array or one on each line. Its times are UTC; midnight here means a
 * day without a time. A project is a list, tags are labels; annotations become lines of the description.
 */
import { z } from 'zod'
import { addDays, dateOf, epochOf, instantText, type Moment, timeOf, wallTime } from '../domain/calendar.ts'
import type { Priority } from '../domain/words.ts'
import { dueFrom } from '../repeat/occurrence.ts'
import { type Carried, type Found, type Reading, type Remark, untold } from './carried.ts'
import { leftOut } from './left-out.ts'
import { namesIn } from './names-in.ts'
import { type Repeated, repeatedBy, ruleOfSpan } from './repetition.ts'
import { withoutRuleLine } from './rule-line.ts'

/** 20261116T160000Z → as everything stored has it. */
const Stamp = z
  .string()
  .transform((stamp) => stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u, '$1-$2-$3T$4:$5:$6Z'))
  .pipe(z.iso.datetime())
  .transform((iso) => instantText(epochOf(iso)))

const Exported = z.looseObject({
  uuid: z.string().min(1).max(100),
  description: z.string(),
  status: z.string(),
  entry: Stamp.optional(),
  end: Stamp.optional(),
  /** A day alone is as we write it. */
  due: z.union([z.iso.date(), Stamp]).optional(),
  priority: z.string().optional(),
  project: z.string().optional(),
  tags: z.array(z.string()).optional(),
  recur: z.string().optional(),
  until: z.union([z.iso.date(), Stamp]).optional(),
  parent: z.string().optional(),
  annotations: z.array(z.looseObject({ description: z.string() })).optional(),
})
type Exported = z.output<typeof Exported> & {
  /** As the file has it. */
  readonly written?: Readonly<Record<string, unknown>>
}

const PRIORITIES: Readonly<Record<string, Priority>> = { H: 'high', M: 'medium', L: 'low' }

export function readTaskwarrior(text: string, now: Moment): Reading {
  const found: Found[] = []
  const remarks: Remark[] = []
  const all = [...objectsIn(text)].map(({ line, value }) => ({ line, data: exportedIn(value) }))
  const series = goingOn(all.flatMap(({ data }) => data ?? []))
  for (const { line, data } of all) {
    if (data === undefined) remarks.push({ line, text: 'no task that Taskwarrior would write', unread: true })
    else if (series.has(data)) take({ line, task: data, since: series.get(data) }, now, found, remarks)
    else take({ line, task: single(data) }, now, found, remarks)
  }
  return { found, remarks }
}

function exportedIn(value: unknown): Exported | undefined {
  const { data } = Exported.safeParse(value)
  return data && { ...data, written: value as Record<string, unknown> }
}

interface Taken {
  readonly line: number
  readonly task: Exported
  /** When the last of its series was due that is done; it goes on after that. */
  readonly since?: string | undefined
}

function take({ line, task, since }: Taken, now: Moment, found: Found[], remarks: Remark[]): void {
  const left_out = whyNot(task)
  const remark = left_out ?? unkept(task, now)
  if (remark !== null) remarks.push({ line, text: remark })
  const unplaced = left_out === null ? leftOut(unknownIn(task)) : null
  if (unplaced !== null) remarks.push({ line, text: `“${task.description}”: ${unplaced}` })
  if (left_out === null) found.push({ line, task: after(since, taskIn(task, now), now) })
}

/** What Taskwarrior keeps for itself, and works out anew. */
const ITS_OWN: ReadonlySet<string> = new Set([
  'id',
  'urgency',
  'modified',
  'mask',
  'imask',
  'rtype',
  'template',
  'last',
])

/** Fields without a place here, those that people made for themselves among them; an end only where it repeats. */
function unknownIn(task: Exported): readonly (readonly [string, string])[] {
  const { recur, written = {} } = task
  const known = new Set([...Object.keys(Exported.shape).filter((name) => name !== 'until'), ...ITS_OWN])
  const unknown = Object.entries(written).filter(([name]) => !known.has(name) && !(name === 'until' && recur))
  return unknown.map(([name, value]) => [name, [value].flat().map(String).join(' ')])
}

/**
 * Of a repeating task there may be several at once: the latest that is open goes on, the others are single ones. Where
 * none is open, its pattern goes on after the last that is done.
 */
function goingOn(tasks: readonly Exported[]): ReadonlyMap<Exported, string | undefined> {
  const going = new Map<Exported, string | undefined>()
  const all = Map.groupBy(tasks, ({ parent, uuid }) => parent ?? uuid)
  for (const series of all.values()) {
    const byDue = series.toSorted((a, b) => ((a.due ?? '') < (b.due ?? '') ? -1 : 1))
    const pattern = byDue.find(({ status }) => status === 'recurring')
    const open = byDue.findLast(({ status }) => !CLOSED.has(status) && status !== 'recurring')
    const last = byDue.findLast(({ status }) => CLOSED.has(status))
    if (open) going.set(open, undefined)
    else if (pattern) going.set(pattern, last?.due)
  }
  return going
}

const CLOSED: ReadonlySet<string> = new Set(['completed', 'deleted'])

function after(since: string | undefined, task: Carried, now: Moment): Carried {
  if (since === undefined) return task
  return { ...task, due_date: dueFrom(task, addDays(dateOf(dueOf(since, now)), 1)) ?? task.due_date }
}

/** A pattern that goes on in another task is told from one that has to go on by itself. */
function single({ recur: _, ...task }: Exported): Exported {
  return task
}

function unkept(task: Exported, now: Moment): string | null {
  const isKept = task.recur === undefined || task.status === 'completed' || ruleIn(task, now) !== null
  return isKept
    ? null
    : `“${task.description}” repeats (${task.recur}) in a way that is kept in its description`
}

function whyNot({ status, description, recur }: Exported): string | null {
  if (status === 'deleted') return `“${description}” was deleted there`
  return status === 'recurring' && recur === undefined
    ? `“${description}” is the pattern of a repeating task`
    : null
}

function* objectsIn(text: string): Generator<{ line: number; value: unknown }> {
  const whole = parsed(text)
  if (Array.isArray(whole)) {
    for (const [index, value] of whole.entries()) yield { line: index + 1, value }
    return
  }
  for (const [index, line] of text.split(/\r\n|\n/u).entries()) {
    const bare = line.trim().replace(/,$/u, '')
    if (!['', '[', ']'].includes(bare)) yield { line: index + 1, value: parsed(bare) }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function taskIn(task: Exported, now: Moment): Carried {
  const due = task.due === undefined ? null : dueOf(task.due, now)
  const { list, labels, notes } = namesIn(task.project ?? null, task.tags ?? [])
  const completed = task.status === 'completed'
  const own = withoutRuleLine(noteOf(task, notes, now), due, now)
  return {
    ...untold,
    id: task.uuid,
    title: task.description,
    description: own.description,
    list,
    labels,
    priority: PRIORITIES[task.priority ?? ''] ?? null,
    due_date: due,
    timezone: due !== null && timeOf(due) !== null ? now.timezone : null,
    ...ruleIn(task, now),
    ...own.repeats,
    completed,
    created_at: task.entry ?? null,
    completed_at: completed ? (task.end ?? null) : null,
  }
}

function dueOf(instant: string, { timezone }: Moment): string {
  if (instant.length === 10) return instant
  const wall = wallTime({ epoch_ms: epochOf(instant), timezone })
  return timeOf(wall) === '00:00' ? dateOf(wall) : wall
}

/** "recur: 2weeks", until its end; null where there is no such rule here. */
function ruleIn({ recur, until, due, status }: Exported, now: Moment): Repeated | null {
  const span = recur === undefined || status === 'completed' ? null : ruleOfSpan(recur)
  if (span === null) return null
  const end = until === undefined ? '' : `;UNTIL=${dateOf(dueOf(until, now)).replaceAll('-', '')}`
  const kept = repeatedBy(`${span}${end}`, due === undefined ? null : dueOf(due, now), now)
  return 'why' in kept ? null : kept
}

function noteOf(task: Exported, notes: readonly string[], now: Moment): string | null {
  const { annotations = [], recur } = task
  const lines = [
    ...annotations.map(({ description }) => description),
    ...notes,
    ...(recur === undefined || ruleIn(task, now) !== null ? [] : [`Repeats: ${recur}`]),
  ]
  return lines.join('\n') || null
}
