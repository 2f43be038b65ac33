/** One line for `sayso understand`: a plain sentence, or JSON with the moment and the open question around it. */
import { z } from 'zod'
import { epochOf } from '../domain/calendar.ts'
import type { KnownTask } from '../domain/known-task.ts'
import { actionTypes } from '../domain/pending.ts'
import { TimeZone } from '../domain/task-fields.ts'
import { priorities } from '../domain/words.ts'
import { Instant } from '../http/instant.ts'
import type { ReadingContext } from '../understand/understand.ts'
import { Misuse } from './command.ts'

/** A task as whoever asks happens to write it: a title, and what else is known. */
const ListedTask = z.object({
  number: z.int().optional(),
  id: z.union([z.string(), z.int()]).optional(),
  title: z.string(),
  completed: z.boolean().optional(),
  status: z.string().optional(),
  due_date: z.string().nullish().catch(null),
  priority: z.enum(priorities).nullish().catch(null),
})

const Asked = z.strictObject({
  text: z.string(),
  now: Instant.optional(),
  timezone: TimeZone.optional(),
  pending: z
    .object({
      action_type: z.enum(actionTypes),
      title: z.string().optional(),
      options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
    })
    .nullish(),
  /** What is on the list: titles, or tasks as far as they are known. Anything else is only something “it” can mean. */
  tasks: z.array(z.unknown()).optional(),
  history: z.array(z.unknown()).optional(),
})

export interface Question {
  readonly text: string
  readonly context: ReadingContext
}

/** Where and when it is, unless the line says otherwise. */
export interface Here {
  readonly epoch_ms: number
  readonly timezone: string
}

export function askedIn(line: string, here: Here): Question {
  const given = objectIn(line)
  if (!given) return { text: line, context: { now: here, pointing: false } }
  const parsed = Asked.safeParse(given)
  if (!parsed.success) throw new Misuse(z.prettifyError(parsed.error).replaceAll(/\s+/gu, ' '))
  const { text, now, timezone = here.timezone, pending, tasks, history } = parsed.data
  const epoch_ms = now === undefined ? here.epoch_ms : epochOf(now)
  const open = pending ? definedOnly(pending) : null
  const pointing = open !== null || tasks !== undefined || history !== undefined
  const known = tasks === undefined ? {} : { tasks: tasks.flatMap(knownTask) }
  return { text, context: { now: { epoch_ms, timezone }, pending: open, pointing, ...known } }
}

/** Numbered as they stand, unless they say otherwise. */
function knownTask(listed: unknown, at: number): readonly KnownTask[] {
  const { data } = ListedTask.safeParse(typeof listed === 'string' ? { title: listed } : listed)
  if (data === undefined) return []
  const { id, title, status, completed = status === 'completed', due_date = null, priority = null } = data
  const number = data.number ?? (typeof id === 'number' ? id : at + 1)
  return [{ number, title, completed, due_date, priority, id: String(id ?? number) }]
}

function definedOnly<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(entries) as never
}

/** A sentence that only begins like JSON is still a sentence. */
function objectIn(line: string): object | null {
  if (!line.trimStart().startsWith('{')) return null
  try {
    return JSON.parse(line) as object
  } catch {
    return null
  }
}
