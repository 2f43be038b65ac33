/** Takes back what was done, by the ids of its calls in the audit trail. */
import { api } from '../api/calls.ts'
import { wordsOf } from '../api/problem.ts'
import type { Task } from '../api/types.ts'
import { changes } from '../words/tools.ts'
import { told } from './connection.ts'
import { refreshNotes } from './notes.ts'
import { refreshTasks } from './tasks.ts'
import { toast } from './toasts.ts'

/** The latest change of each. */
export async function undoLatestOf(tasks: readonly Task[]): Promise<void> {
  const ids: string[] = []
  for (const { id } of tasks) {
    const { invocations } = await api.audit({ task: id, limit: 20 })
    const latest = invocations.find((row) => row.success && changes(row.tool_name))
    if (latest) ids.push(latest.id)
  }
  await undoCalls(ids)
}

export async function undoLatestCall(tool: string): Promise<void> {
  const { invocations } = await api.audit({ tool, success: 'true', limit: 1 })
  await undoCalls(invocations.map(({ id }) => id))
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

/** Whatever was shown, the fresh look afterwards is what counts. */
export async function lookAgain(): Promise<void> {
  await Promise.all([refreshTasks(), refreshNotes()]).catch(() => undefined)
}
