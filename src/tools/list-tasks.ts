/** Finds tasks: all of them, by filter, or by a phrase that may be mistyped. */
import { z } from 'zod'
import { isDueDate } from '../domain/calendar.ts'
import { TaskPage } from '../domain/task.ts'
import { LabelName, ListName, PriorityWord } from '../domain/task-fields.ts'
import { isStorable } from '../domain/text.ts'
import { limits, listOrders, namedDones, namedDues, reminderFilters, statusFilters } from '../domain/words.ts'
import { readTool } from './tool.ts'

function isRange(text: string): boolean {
  const [from = '', to = '', ...more] = text.split('..')
  return more.length === 0 && from.length === 10 && to.length === 10 && isDueDate(from) && isDueDate(to)
}

function spanOf<Name extends string>(names: readonly Name[]) {
  return z
    .union([
      z.enum(names),
      z.string().refine(isRange, 'must be a named span or a range like 2026-11-16..2026-11-20'),
    ])
    .transform((span) => span as Name | `${string}..${string}`)
}

const HOURS = /^(?:[01]\d|2[0-3]):[0-5]\d\.\.(?:[01]\d|2[0-3]):[0-5]\d$/u
const NUMBERS = /^\d{1,9}(?:,\d{1,9}){0,99}$/u

const hours = z
  .string()
  .refine((text) => HOURS.test(text), 'must be two times like 00:00..10:00')
  .transform((text) => text as `${string}..${string}`)

const except = z.string().refine((text) => NUMBERS.test(text), 'must be task numbers like 3,7')

/** Nothing is the main list; in an address, an empty value is. */
const list = z
  .union([z.literal(''), ListName])
  .nullable()
  .transform((name) => name || null)

export const listTasks = readTool({
  name: 'list_tasks',
  title: 'List tasks',
  description:
    'List or search the user’s tasks. Without a filter: all, open ones first, soonest due first. `query` finds words of titles, typos allowed, and then of notes.',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    status: z.enum(statusFilters).optional().describe('Default all.'),
    priority: PriorityWord.optional(),
    due: spanOf(namedDues)
      .optional()
      .describe('overdue, today, tomorrow, this week, none, any or 2026-11-16..2026-11-20.'),
    completed_during: spanOf(namedDones).optional().describe('today, this week or such a range.'),
    hours: hours.optional().describe('Due time of day: 00:00..10:00.'),
    except: except.optional().describe('Leave out: 3,7.'),
    list: list.optional().describe('A list by its name; null is the main one.'),
    label: LabelName.optional(),
    repeating: z.literal(true).optional(),
    series: z.uuid().optional(),
    reminders: z.enum(reminderFilters).optional().describe('set: with its own; none: without.'),
    order: z.enum(listOrders).optional(),
    query: z.string().max(limits.message).refine(isStorable, 'cannot be searched for').optional(),
    deleted: z
      .boolean()
      .optional()
      .describe('Only what restore_task can bring back, latest first; `query` works.'),
    limit: z.int().min(1).max(limits.page).default(20),
    cursor: z.string().max(2000).optional().describe('next_cursor of the page before.'),
  }),
  output: TaskPage,
  async run({ deleted, except, limit, list, ...asked }, { tasks, now }) {
    return await tasks.page({
      limit,
      now,
      ...said(asked),
      ...(list !== undefined && { list }),
      ...(except && { except: except.split(',').map(Number) }),
      ...(deleted && { deleted: true as const }),
    })
  },
})

type Said<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Without what was left out or is empty. */
function said<T extends object>(asked: T): Said<T> {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value)) as Said<T>
}
