/** Takes back the latest turn, or one named call, exactly; all of it or nothing. */
import { z } from 'zod'
import { problem } from '../domain/problem.ts'
import { Task } from '../domain/task.ts'
import type { ListRevision, Revision } from '../store/contract-tasks.ts'
import { type WriteScope, writeTool } from './tool.ts'

export const undo = writeTool({
  name: 'undo',
  title: 'Undo',
  description:
    'Take back the latest change, or the one with the given invocation id. Again goes one further back.',
  effect: 'write',
  idempotent: false,
  input: z.strictObject({ invocation_id: z.uuid().optional() }),
  output: z.object({
    undone: z.array(z.object({ tool: z.string(), task: Task, before: Task })),
    /** Lists that were made, renamed or deleted, with their names now and before; null: there is none. */
    lists: z.array(z.object({ name: z.string().nullable(), before: z.string().nullable() })),
  }),
  async run({ invocation_id }, { tasks, at, mustHave }) {
    const revisions = await tasks.undoable(invocation_id)
    if (revisions.length === 0) throw problem('TASK_NOT_FOUND', { id: 'to undo' })
    if (revisions.some(removes)) mustHave('tasks:delete')
    const undone = []
    const lists = []
    for (const revision of revisions) {
      if ('task_id' in revision) undone.push(await takeBack(revision, tasks, at))
      else {
        await tasks.revertList(revision, at)
        lists.push({ name: revision.before?.name ?? null, before: revision.after?.name ?? null })
      }
    }
    return { undone, lists }
  },
})

/** Whoever takes back that a task or a list came, or that a task came back, takes it away. */
function removes(revision: Revision | ListRevision): boolean {
  if (!('task_id' in revision)) return revision.before === null
  const { before, was_deleted, is_deleted } = revision
  return !is_deleted && (before === null || was_deleted)
}

async function takeBack(revision: Revision, tasks: WriteScope['tasks'], at: string) {
  const task = await tasks.revert(revision, at)
  // what came after a task that repeats was added, by whichever tool
  const tool = revision.before === null ? 'add_task' : revision.tool
  if (task) return { tool, task, before: revision.after }
  const { number, title } = revision.after
  throw problem('CONFLICT', {
    reason: `#${number} “${title}” was changed again since, so it cannot be undone.`,
  })
}
