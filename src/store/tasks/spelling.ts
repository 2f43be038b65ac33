/**
 * The names on a task as they are known already: "shopping" goes on the list "Shopping". A list that is not there yet
 * is made, and that is a change of its own, which an undo takes back.
 */
import type { Db } from '../engine.ts'
import type { Cause } from './cause.ts'
import { groupingNamed, type Kind, newGrouping, putGrouping } from './groupings.ts'
import { keepListHistory } from './list-history.ts'
import type { TaskState } from './task-row.ts'

export async function spelled(trx: Db, cause: Cause, state: TaskState): Promise<TaskState> {
  const { task, deleted } = state
  if (deleted || (task.list === null && task.labels.length === 0)) return state
  const known = async (kind: Kind, name: string) => await knownName(trx, cause, kind, name, task.updated_at)
  const list = task.list === null ? null : await known('list', task.list)
  const labels: string[] = []
  for (const label of task.labels) labels.push(await known('label', label))
  return { deleted, task: { ...task, list, labels } }
}

async function knownName(trx: Db, cause: Cause, kind: Kind, name: string, at: string): Promise<string> {
  const { user_id } = cause.actor
  const known = await groupingNamed(trx, user_id, kind, name)
  if (known !== undefined) return known.name
  const made = newGrouping(user_id, kind, name, at)
  await putGrouping(trx, made)
  if (kind === 'list') keepListHistory(trx, cause, { before: null, after: made }, at)
  return name
}
