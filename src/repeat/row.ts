/** A row of a list; of those that were asked for because they come back, with how often. */
import type { Moment } from '../domain/calendar.ts'
import type { Filter } from '../domain/command.ts'
import type { Task } from '../domain/task.ts'
import { rowWords } from '../domain/wording.ts'
import { ruleOf } from './occurrence.ts'
import { ruleInWords } from './words.ts'

export function rowOf(task: Task, { list, repeating }: Filter, now: Moment): string {
  const row = rowWords(task, now, list !== undefined)
  const rule = repeating ? ruleOf(task) : null
  if (rule === null) return row
  return `${row}, ${ruleInWords(rule, task.recurs_from ?? 'due')}${task.due_date === null ? ' (paused)' : ''}`
}
