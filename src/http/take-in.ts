/**
 * A task of a file on its way in, through the same tools as any other change. It is keyed by what the file calls it,
 * so that a file sent twice adds nothing; when it was added and done stays as it was.
 */
import { hash } from 'node:crypto'
import { z } from 'zod'
import type { AgentPorts } from '../agent/ports.ts'
import { instantText, wallTime } from '../domain/calendar.ts'
import { listKey } from '../domain/name-key.ts'
import { Problem } from '../domain/problem.ts'
import { isMoment } from '../domain/reminders.ts'
import { eachField, type FieldName, taskFields } from '../domain/task-fields.ts'
import type { Actor } from '../store/actor.ts'
import type { Steps } from '../store/contract.ts'
import { invoke } from '../tools/invoke.ts'
import { CallDiffers } from '../tools/port.ts'
import { toolNamed } from '../tools/registry.ts'
import { checked } from './checked.ts'
import { Instant } from './instant.ts'

export interface Importing {
  readonly ports: Pick<AgentPorts, 'store' | 'world' | 'timezone'>
  readonly actor: Actor
}

/** Also within a transaction. */
export interface Taking {
  readonly ports: Omit<Importing['ports'], 'store'> & { readonly store: Steps }
  readonly actor: Actor
}

/** A moment that cannot be read is as good as none: the task itself is what counts. */
const When = Instant.nullable().optional().catch(null)

/** As it is given to a new task; null is as good as nothing. */
const importedFields = eachField((name) => taskFields[name].given.nullable().optional()) as unknown as {
  [Name in FieldName]: z.ZodOptional<z.ZodNullable<(typeof taskFields)[Name]['given']>>
}

const ImportedTask = z.object({
  /** What the file calls it. */
  id: z.string().min(1).max(600),
  ...importedFields,
  title: taskFields.title.given,
  completed: z.boolean().optional(),
  created_at: When,
  completed_at: When,
})
export type ImportedTask = z.output<typeof ImportedTask>

/** What fits, or the problem that says why it does not. */
export function importedTask(input: unknown): ImportedTask {
  return checked(ImportedTask, input)
}

export async function addTask(to: Taking, task: ImportedTask): Promise<void> {
  const { id, completed = false, created_at, completed_at, ...all } = task
  // what is done is history: its rule went on with another task
  const open = { ...all, ...aheadOf(to.ports, task) }
  const fields = completed ? { ...open, recurrence: null, recurs_from: null, recurs_on: null } : open
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  try {
    const added = await run(to, 'add_task', Object.fromEntries(given), turnOf(id), 1, created_at)
    const { id: task_id } = added.task as { id: string }
    if (completed) await run(to, 'complete_task', { task_id }, turnOf(id), 2, completed_at)
  } catch (error) {
    if (!isOld(error)) throw error
  }
}

/** A reminder that is over when its task comes in is left behind. */
function aheadOf({ world, timezone }: Taking['ports'], task: ImportedTask) {
  const { reminders, snoozed_until } = task
  const now = { epoch_ms: world.now(), timezone: task.timezone ?? timezone }
  const wall = wallTime(now)
  return {
    reminders: reminders?.filter((one) => !isMoment(one) || one > wall),
    snoozed_until: snoozed_until && snoozed_until > instantText(now.epoch_ms) ? snoozed_until : null,
  }
}

/** A list that is there, by whatever spelling, stays as it is. */
export async function addList(to: Taking, name: string): Promise<void> {
  try {
    await run(to, 'make_list', { list: name }, turnOf(`list:${listKey(name)}`), 1, null)
  } catch (error) {
    const there = error instanceof Problem && error.code === 'CONFLICT'
    if (!there && !(error instanceof CallDiffers)) throw error
  }
}

/** It came in before, and was another task then, or was deleted since. */
function isOld(error: unknown): boolean {
  return error instanceof CallDiffers || (error instanceof Problem && error.code === 'TASK_NOT_FOUND')
}

export function turnOf(id: string): string {
  return `import:${hash('sha256', id)}`
}

export async function run(
  { ports, actor }: Taking,
  name: 'add_task' | 'complete_task' | 'make_list',
  params: Readonly<Record<string, unknown>>,
  turn: string,
  sequence: number,
  when: string | null | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  const { store, world, timezone } = ports
  const epoch_ms = world.now()
  const scope = { store, world, actor, now: { epoch_ms, timezone }, intent: 'DIRECT' as const }
  const past = when && when < instantText(epoch_ms) ? { as_of: when } : {}
  const key = { turn, sequence }
  const result = await invoke(toolNamed(name), params, { ...scope, ...past, key, turn: null, call: null })
  if (result.success) return result.data
  throw new Problem(result.error_code, result.error)
}
