/** Several changes of one kind in one sentence: how many, which, and what became of them. */
import type { Moment } from '../domain/calendar.ts'
import type { Outcome } from '../domain/decision.ts'
import type { Task } from '../domain/task.ts'
import { dueWords, shorten } from '../domain/wording.ts'
import { changesInWords, type Fields } from './changes-in-words.ts'
import { data } from './proven.ts'
import { joined, plural } from './words.ts'

interface Changed {
  readonly task: Task
  readonly before?: Task
  /** False: it was like that already. */
  readonly changed?: boolean
  /** What comes after a task that repeats. */
  readonly next?: Task | null
}

const verbs: Readonly<Record<string, string>> = {
  add_task: 'Added',
  complete_task: 'Done',
  delete_task: 'Deleted',
  update_task: 'Updated',
  restore_task: 'Brought back',
}

export function several(outcomes: readonly Outcome[], now: Moment): string {
  const tool = outcomes[0]?.call.tool ?? ''
  const all = outcomes.map((outcome) => data<Changed>(outcome))
  const really = all.filter((one) => isChanged(one, now))
  if (really.length === 0)
    return `Nothing to change: ${plural(all.length, 'task')} (${names(all)}) ${all.length === 1 ? 'is' : 'are'} ${alike(all)}.`
  const reopened = tool === 'complete_task' && really[0]?.task.completed === false
  const verb = reopened ? 'Open again' : (verbs[tool] ?? 'Done')
  return `${verb}: ${plural(really.length, 'task')} (${names(really)})${ending(tool, really, now)}${already(all.filter((one) => !really.includes(one)))}`
}

function isChanged({ task, before, changed }: Changed, now: Moment): boolean {
  if (changed === false) return false
  return before === undefined || changesInWords(before, task, now).length > 0
}

function names(all: readonly Changed[]): string {
  const named = all.slice(0, 8).map(({ task }) => `#${task.number} ${shorten(task.title, 30)}`)
  return all.length > named.length
    ? `${named.join(', ')} and ${all.length - named.length} more`
    : joined(named, 'and')
}

/** The same change to all of them is told once. */
function ending(tool: string, all: readonly Changed[], now: Moment): string {
  if (tool === 'delete_task') return '. Say “undo” to bring them back.'
  const after = all.map(({ task, before }) =>
    before ? joined(changesInWords(startingPoint(before, task), task, now), 'and') : '',
  )
  const [first = ''] = after
  const back = all.flatMap(({ next }) =>
    next?.due_date ? [`#${next.number} ${dueWords(next.due_date, now)}`] : [],
  )
  if (back.length > 0) return `. Coming again: ${joined(back.slice(0, 8), 'and')}.`
  return first !== '' && after.every((one) => one === first) ? `: ${first}.` : '.'
}

/** Where each comes from may differ from task to task, so only where it went is told. */
function startingPoint(before: Fields, after: Fields): Fields {
  const from = <Key extends keyof Fields>(key: Key): Fields[Key] | null =>
    before[key] === after[key] || after[key] === null ? before[key] : null
  return {
    ...before,
    title: after.title,
    description: from('description'),
    priority: from('priority'),
    due_date: from('due_date'),
    list: from('list'),
    labels: before.labels,
    recurrence: from('recurrence'),
  }
}

function already(same: readonly Changed[]): string {
  const { length } = same
  return length === 0 ? '' : ` ${plural(length, 'task')} ${length === 1 ? 'was' : 'were'} ${alike(same)}.`
}

function alike([first]: readonly Changed[]): string {
  if (first?.changed !== false) return 'like that already'
  return first.task.completed ? 'done already' : 'open already'
}
