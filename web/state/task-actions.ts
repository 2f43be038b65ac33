/** What the list's own buttons do. Each says what it did, and offers to take it back. */
import { api } from '../api/calls.ts'
import { ApiProblem, isAway, wordsOf } from '../api/problem.ts'
import type { Task } from '../api/types.ts'
import { changes } from '../words/tools.ts'
import { told } from './connection.ts'
import { refreshNotes } from './notes.ts'
import { timeZone } from './settings.ts'
import { refreshTasks, show, showAhead } from './tasks.ts'
import { toast } from './toasts.ts'

/** Shown at once, before the server has answered; where it could not be done, it looks open again. */
export async function setDone(task: Task, completed: boolean): Promise<void> {
  const arrived = showAhead({ ...task, completed, status: completed ? 'completed' : 'pending' })
  const done = await run(task, completed ? 'Done' : 'Open again', () => api.complete(task.id, completed))
  arrived()
  if (done !== 'done') show(task)
  await lookAgain()
}

export async function remove(task: Task): Promise<void> {
  await run(task, 'Deleted', () => api.remove(task.id))
  await lookAgain()
}

/** False: nobody was there to take it, so it can be tried again. */
export async function edit(task: Task, change: Parameters<typeof api.edit>[1]): Promise<boolean> {
  const done = await run(task, 'Changed', () => api.edit(task.id, change, task.version, timeZone()))
  await lookAgain()
  return done !== 'away'
}

/** Whatever was shown, the fresh look afterwards is what counts. */
async function lookAgain(): Promise<void> {
  await Promise.all([refreshTasks(), refreshNotes()]).catch(() => undefined)
}

async function run(
  task: Task,
  words: string,
  act: () => Promise<unknown>,
): Promise<'done' | 'away' | 'refused'> {
  const name = `#${task.number} ${task.title}`
  try {
    await told(act())
    toast(`${words}: ${name}`, { label: 'Undo', run: () => void undoLatest(task) })
    return 'done'
  } catch (error) {
    const stale = error instanceof ApiProblem && error.status === 412
    const away = isAway(error)
    const refused = stale
      ? `#${task.number} was changed elsewhere just now. Have another look first.`
      : wordsOf(error)
    toast(away ? `Sayso is away, so ${name} is as it was.` : refused)
    return away ? 'away' : 'refused'
  }
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
  await lookAgain()
}
