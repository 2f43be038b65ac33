/**
 * What `task export` writes: JSON objects, in an array or one on each line. Its times are UTC; midnight here means a
 * day without a time. A project is a list, tags are labels; annotations become lines of the description.
 */
import { z } from 'zod'
import { dateOf, epochOf, instantText, type Moment, timeOf, wallTime } from '../domain/calendar.ts'
import type { Priority } from '../domain/words.ts'
import { type Carried, type Found, type Reading, type Remark, untold } from './carried.ts'
import { namesIn } from './names-in.ts'

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
  due: Stamp.optional(),
  priority: z.string().optional(),
  project: z.string().optional(),
  tags: z.array(z.string()).optional(),
  recur: z.string().optional(),
  annotations: z.array(z.looseObject({ description: z.string() })).optional(),
})
type Exported = z.output<typeof Exported>

const PRIORITIES: Readonly<Record<string, Priority>> = { H: 'high', M: 'medium', L: 'low' }

export function readTaskwarrior(text: string, now: Moment): Reading {
  const found: Found[] = []
  const remarks: Remark[] = []
  for (const { line, value } of objectsIn(text)) {
    const { success, data } = Exported.safeParse(value)
    const left_out = success ? whyNot(data) : null
    if (!success) remarks.push({ line, text: 'no task that Taskwarrior would write', unread: true })
    else if (left_out !== null) remarks.push({ line, text: left_out })
    else found.push({ line, task: taskIn(data, now) })
  }
  return { found, remarks }
}

function whyNot({ status, description }: Exported): string | null {
  if (status === 'deleted') return `“${description}” was deleted there`
  return status === 'recurring' ? `“${description}” is the pattern of a repeating task` : null
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
  return {
    ...untold,
    id: task.uuid,
    title: task.description,
    description: noteOf(task, notes),
    list,
    labels,
    priority: PRIORITIES[task.priority ?? ''] ?? null,
    due_date: due,
    timezone: due !== null && timeOf(due) !== null ? now.timezone : null,
    completed: task.status === 'completed',
    created_at: task.entry ?? null,
    completed_at: task.status === 'completed' ? (task.end ?? null) : null,
  }
}

function dueOf(instant: string, { timezone }: Moment): string {
  const wall = wallTime({ epoch_ms: epochOf(instant), timezone })
  return timeOf(wall) === '00:00' ? dateOf(wall) : wall
}

function noteOf({ annotations = [], recur }: Exported, notes: readonly string[]): string | null {
  const lines = [
    ...annotations.map(({ description }) => description),
    ...notes,
    ...(recur === undefined ? [] : [`Repeats: ${recur}`]),
  ]
  return lines.join('\n') || null
}
