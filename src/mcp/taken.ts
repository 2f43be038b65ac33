/**
 * What another program gives a tool → what the tool takes. Many fill in every field there is: nothing given means
 * "leave it", whichever way nothing is written, and taking something away needs a word.
 */
import { isDueDate } from '../domain/calendar.ts'
import { type FieldName, taskFields } from '../domain/task-fields.ts'
import type { Here } from './when-said.ts'

export type Params = Readonly<Record<string, unknown>>

/** Takes a field away, in a change. */
export const REMOVE = 'remove'
/** The list of what is on no other. */
const MAIN = 'main'

export async function taken(tool: string, params: Params, here: Here): Promise<Params> {
  const said = Object.entries(params).filter(([, value]) => !isNothing(tool, value))
  const meanings = said.map(async ([name, value]) => [name, await meant(tool, name, value, params, here)])
  return Object.fromEntries(await Promise.all(meanings))
}

function isNothing(tool: string, value: unknown): boolean {
  // A filter that is off is none.
  if (value === null || value === '' || (value === false && tool === 'list_tasks')) return true
  return Array.isArray(value) && value.length === 0
}

async function meant(
  tool: string,
  name: string,
  value: unknown,
  { timezone }: Params,
  here: Here,
): Promise<unknown> {
  if (tool === 'update_task' && isTakenAway(name, value)) return taskFields[name as FieldName].none
  if (tool === 'list_tasks' && name === 'list' && value === MAIN) return null
  if (typeof value !== 'string' || !WHEN.has(name)) return value
  if (name === 'due_date' && isDueDate(value)) return value
  // The finder of dates takes a while to load, and most calls bring none that it is needed for.
  const { doneSpanSaid, dueSaid, dueSpanSaid } = await import('./when-said.ts')
  if (name === 'due_date') return dueSaid(value, timezone, here)
  return name === 'due' ? dueSpanSaid(value, here) : doneSpanSaid(value, here)
}

const WHEN: ReadonlySet<string> = new Set(['due_date', 'due', 'completed_during'])

function isTakenAway(name: string, value: unknown): boolean {
  if (!Object.hasOwn(taskFields, name)) return false
  const { none, clears } = taskFields[name as FieldName]
  if (Array.isArray(none)) return Array.isArray(value) && value.length === 1 && value[0] === REMOVE
  return clears && value === REMOVE
}
