/** Finds tasks: all of them, by filter, or by a phrase that may be mistyped. */
import { z } from 'zod'
import { isDueDate } from '../domain/calendar.ts'
import { isStorable, PriorityWord, TaskPage } from '../domain/task.ts'
import { limits, namedDones, namedDues, statusFilters } from '../domain/words.ts'
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

export const listTasks = readTool({
  name: 'list_tasks',
  title: 'List tasks',
  description:
    'List or search the user’s tasks. Without a filter: all, open ones first, soonest due first. `query` finds titles by words, typos allowed.',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    status: z.enum(statusFilters).optional().describe('Default all.'),
    priority: PriorityWord.optional(),
    due: spanOf(namedDues)
      .optional()
      .describe('overdue, today, tomorrow, this week, or a range 2026-11-16..2026-11-20.'),
    completed_during: spanOf(namedDones)
      .optional()
      .describe('Only tasks completed today, this week, or in a range 2026-11-16..2026-11-20.'),
    query: z.string().max(limits.message).refine(isStorable, 'cannot be searched for').optional(),
    deleted: z
      .boolean()
      .optional()
      .describe('Only deleted tasks that restore_task can bring back, latest first; works with `query`.'),
    limit: z.int().min(1).max(limits.page).default(20),
    cursor: z.string().max(2000).optional().describe('next_cursor of the page before.'),
  }),
  output: TaskPage,
  async run({ status, priority, due, completed_during, query, deleted, limit, cursor }, { tasks, now }) {
    return await tasks.page({
      limit,
      now,
      ...(status && { status }),
      ...(priority && { priority }),
      ...(due && { due }),
      ...(completed_during && { completed_during }),
      ...(query && { query }),
      ...(deleted && { deleted: true as const }),
      ...(cursor && { cursor }),
    })
  },
})
