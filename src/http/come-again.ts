/**
 * A task of a file that came in before, or was written by us: it stays as it is here, but for a box that was ticked in
 * the file since. What else the file says differently is told, never lost without a word.
 */
import { z } from 'zod'
import { labelKey, listKey } from '../domain/name-key.ts'
import type { Task } from '../domain/task.ts'
import type { TaskFields } from '../domain/task-fields.ts'
import { type ImportedTask, type Importing, run, turnOf } from './take-in.ts'

export interface Again {
  readonly ticked: boolean
  /** In words; null: the file says nothing else than what is here. */
  readonly differs: string | null
}

/** null: it is not here, and never was. */
export async function comeAgain(to: Importing, task: ImportedTask, dry_run = false): Promise<Again | null> {
  const here = await knownAs(to, task.id)
  if (here === null) return null
  if (here === 'deleted') return { ticked: false, differs: null }
  const ticked = task.completed === true && !here.completed && !(await wasDone(to, task.id))
  if (ticked && !dry_run)
    await run(to, 'complete_task', { task_id: here.id }, turnOf(task.id), 2, task.completed_at)
  return { ticked, differs: difference(here, task) }
}

async function knownAs({ ports: { store }, actor }: Importing, id: string): Promise<Task | 'deleted' | null> {
  const tasks = store.reader(actor.user_id)
  const own = z.uuid().safeParse(id).success ? await tasks.find(id.toLowerCase()) : null
  if (own !== null) return own
  const came = await store.called(actor.user_id, { turn: turnOf(id), sequence: 1 })
  if (came === null) return null
  return (came.task_id === null ? null : await tasks.find(came.task_id)) ?? 'deleted'
}

/** It came in done, and was opened again here. */
async function wasDone({ ports: { store }, actor }: Importing, id: string): Promise<boolean> {
  return (await store.called(actor.user_id, { turn: turnOf(id), sequence: 2 })) !== null
}

const compared: Readonly<Partial<Record<keyof TaskFields, (value: never) => string>>> = {
  title: (title: string) => title.trim(),
  description: (text: string) => text.trim(),
  priority: String,
  due_date: String,
  list: listKey,
  labels: (labels: readonly string[]) => labels.map(labelKey).sort().join(),
}

/** Only what the file says at all: most formats have no place for some of it. */
function difference(here: Task, file: ImportedTask): string | null {
  const names = Object.entries(compared).filter(([name, spelled]) => {
    const [said, kept] = [file[name as keyof TaskFields], here[name as keyof TaskFields]]
    if (said === undefined || said === null || said.length === 0) return false
    return kept === null || spelled(said as never) !== spelled(kept as never)
  })
  if (names.length === 0) return null
  const list = names.map(([name]) => name).join(', ')
  return `#${here.number} “${here.title}” is here already: the file has another ${list}, and it stays as it is`
}
