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
/** The reminders of a task that makes itself never heard: an empty list is one that was not filled in. */
const NEVER = 'never'
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
  const gone = takenAway(tool, name, onlyIn(value))
  if (gone !== undefined) return gone
  if (tool === 'list_tasks' && name === 'list' && value === MAIN) return null
  if (typeof value !== 'string' || !WHEN.has(name)) return value
  if (name === 'due_date' && isDueDate(value)) return value
  // The finder of dates takes a while to load, and most calls bring none that it is needed for.
  const { doneSpanSaid, dueSaid, dueSpanSaid } = await import('./when-said.ts')
  if (name === 'due_date') return dueSaid(value, timezone, here)
  return name === 'due' ? dueSpanSaid(value, here) : doneSpanSaid(value, here)
}

const WHEN: ReadonlySet<string> = new Set(['due_date', 'due', 'completed_during'])

/** undefined: the word takes nothing away. */
function takenAway(tool: string, name: string, word: unknown): unknown {
  if (name === 'reminders' && word === NEVER) return []
  return tool === 'update_task' && word === REMOVE && canGo(name)
    ? taskFields[name as FieldName].none
    : undefined
}

/** Programs that keep to the schema put the word into a list where one is asked for. */
function onlyIn(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : value
}

function canGo(name: string): boolean {
  if (!Object.hasOwn(taskFields, name)) return false
  const { none, clears } = taskFields[name as FieldName]
  return clears || Array.isArray(none)
}
