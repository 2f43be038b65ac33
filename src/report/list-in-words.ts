/** A list of tasks that fits into a reply: task numbers, due dates in words, cut with "…and 12 more". */
import type { Moment } from '../domain/calendar.ts'
import type { ListTasks } from '../domain/command.ts'
import { pageAbout } from '../domain/page-about.ts'
import type { Saying } from '../domain/saying.ts'
import type { TaskPage } from '../domain/task.ts'
import { shorten } from '../domain/wording.ts'
import type { ListOrder } from '../domain/words.ts'
import { rowOf } from '../repeat/row.ts'
import { dueFilterWords } from './due-in-words.ts'
import { kindOf, listWords, whenOf } from './filter-in-words.ts'
import { plural } from './words.ts'

type Asked = ListTasks['params']
type Listed = Extract<Saying, { readonly say: 'listed' }>

export function listInWords(read: TaskPage, { filter, skip = 0, rows }: Listed, now: Moment): string {
  const { tasks, total } = pageAbout(read, filter)
  if (total === 0) return `${emptyWords(filter, now)}.`
  const shown = tasks.slice(skip, skip + rows).map((task) => rowOf(task, filter, now))
  const [only] = shown
  if (only === undefined) return 'That was all of it.'
  const { limit, after = 0 } = filter
  if (limit === 1 && total - after > 1) return `${someOf(filter, 1, total, now)} is ${only}.`
  const left = Math.min(total - after, limit ?? total) - shown.length
  const head = headOf(filter, { shown: shown.length, left, total }, now)
  return [`${head}:`, ...shown, ...(left > 0 ? [`…and ${left} more`] : [])].join('\n')
}

export function countInWords(read: TaskPage, filter: Asked, now: Moment): string {
  const { total } = pageAbout(read, filter)
  return total === 0
    ? `${emptyWords(filter, now)}.`
    : `${allOf(filter, (kind) => plural(total, `${kind}task`), now)}.`
}

function emptyWords(filter: Asked, now: Moment): string {
  const { query, status, list, order: _, ...others } = filter
  const [more] = Object.keys(others)
  if (query !== undefined && more === undefined && status !== 'completed') {
    const where = listWords(list) || ' on your list'
    return `Nothing ${status === 'pending' ? 'open' : ''}${where} about “${shorten(query, 40)}”`.replace(
      '  ',
      ' ',
    )
  }
  if (query === undefined && more === undefined && status === undefined) {
    return `Nothing open${listWords(list) || ' on your list'}`
  }
  return allOf(filter, (kind) => `no ${kind}tasks`, now)
}

/** "You have 2 open tasks due today", "You completed no tasks yesterday". */
function allOf(filter: Asked, tasks: (kind: string) => string, now: Moment): string {
  const { completed_during: during, status: _, ...others } = filter
  if (during === undefined) return `You have ${tasks(kindOf(filter))}${whenOf(filter, now)}`
  return `You completed ${tasks(kindOf(others))} ${dueFilterWords(during, now)}${whenOf(others, now)}`
}

/** "your 12 open tasks", "the 5 tasks you completed today" */
function theWhole(filter: Asked, total: number, now: Moment): string {
  const { completed_during: during, status: _, ...others } = filter
  if (during === undefined) return `your ${plural(total, `${kindOf(filter)}task`)}${whenOf(filter, now)}`
  const done = `you completed ${dueFilterWords(during, now)}`
  return `the ${plural(total, `${kindOf(others)}task`)} ${done}${whenOf(others, now)}`
}

interface Counts {
  readonly shown: number
  readonly left: number
  readonly total: number
}

const sorted: Readonly<Record<ListOrder, string>> = {
  due: '',
  priority: ', by priority',
  newest: ', newest first',
  oldest: ', oldest first',
  title: ', by title',
  manual: ', in your own order',
}

function headOf(filter: Asked, { shown, left, total }: Counts, now: Moment): string {
  const { limit, after = 0, order = 'due' } = filter
  if (after > 0) return `${left > 0 ? 'More' : 'The rest'} of ${theWhole(filter, total, now)}`
  if (limit !== undefined && limit < total) return someOf(filter, shown + left, total, now)
  return `${allOf(filter, (kind) => plural(total, `${kind}task`), now)}${sorted[order]}`
}

/** "The 3 oldest of your 12 open tasks", "The first of your 5 tasks due today" */
function someOf(filter: Asked, count: number, total: number, now: Moment): string {
  const { order = 'due' } = filter
  const which = {
    due: 'first',
    title: 'first',
    manual: 'first',
    priority: 'most important',
    newest: 'newest',
    oldest: 'oldest',
  }[order]
  const first = which === 'first'
  const some = count === 1 ? which : first ? `first ${count}` : `${count} ${which}`
  return `The ${some} of ${theWhole(filter, total, now)}${order === 'title' ? ', by title' : ''}`
}
