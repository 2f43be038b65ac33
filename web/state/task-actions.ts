/** What the list's own buttons do. Each says what it did, and offers to take it back. */
import { api } from '../api/calls.ts'
import { ApiProblem, wordsOf } from '../api/problem.ts'
import type { Task } from '../api/types.ts'
import { changes } from '../words/tools.ts'
import { told } from './connection.ts'
import { refreshNotes } from './notes.ts'
import { timeZone } from './settings.ts'
import { list, refreshTasks } from './tasks.ts'
import { toast } from './toasts.ts'

export function setDone(task: Task, completed: boolean): Promise<void> {
  show({ ...task, completed, status: completed ? 'completed' : 'pending' })
  return run(task, completed ? 'Done' : 'Open again', () => api.complete(task.id, completed))
}

export function remove(task: Task): Promise<void> {
  list.set(({ tasks }) => ({ tasks: tasks.filter(({ id }) => id !== task.id) }))
  return run(task, 'Deleted', () => api.remove(task.id))
}

export function edit(task: Task, change: Parameters<typeof api.edit>[1]): Promise<void> {
  show({ ...task, ...change })
  return run(task, 'Changed', () => api.edit(task.id, change, task.version, timeZone()))
}

/** At once, before the server has answered; the fresh look afterwards is what counts. */
function show(task: Task): void {
  list.set(({ tasks }) => ({ tasks: tasks.map((one) => (one.id === task.id ? task : one)) }))
}

async function run(task: Task, words: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await told(act())
    toast(`${words}: #${task.number} ${task.title}`, { label: 'Undo', run: () => void undoLatest(task) })
  } catch (error) {
    const stale = error instanceof ApiProblem && error.status === 412
    toast(stale ? `#${task.number} was changed elsewhere just now. Have another look first.` : wordsOf(error))
  }
  await Promise.all([refreshTasks(), refreshNotes()]).catch(() => undefined)
}

async function undoLatest(task: Task): Promise<void> {
  const { invocations } = await api.audit({ task: task.id, limit: 20 })
  const latest = invocations.find((row) => row.success && changes(row.tool_name))
  if (latest) await undoCalls([latest.id])
}

/** The latest first, so that each finds what it left. */
export async function undoCalls(ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) await told(api.undo(id))
    toast('Undone.')
  } catch (error) {
    toast(wordsOf(error))
  }
  await Promise.all([refreshTasks(), refreshNotes()]).catch(() => undefined)
}
