/**
 * Deleting for callers who are programs. The first call deletes nothing: it shows the task and hands out a
 * one-time token; only a second call with that token deletes, and only the task at the version that was shown.
 */
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { epochOf, instantText } from '../domain/calendar.ts'
import { PENDING_LIFETIME_MS } from '../domain/pending.ts'
import { problem } from '../domain/problem.ts'
import { Task } from '../domain/task.ts'
import { deleteTask } from './delete-task.ts'
import { TaskId, type Tool, writeTool } from './tool.ts'

const GuardedDelete = z.strictObject({
  task_id: TaskId,
  confirmation_token: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'From the first call’s answer. Pass it only after the user agreed to delete exactly this task.',
    ),
})

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A read in the eyes of the audit trail: nothing is changed. */
export const previewDelete: Tool = writeTool({
  name: 'get_task',
  title: 'Preview a delete',
  description: 'Shows the task and hands out a token.',
  effect: 'write',
  idempotent: false,
  input: z.strictObject({ task_id: TaskId }),
  output: z.object({ task: Task, confirmation_token: z.string(), expires_at: z.string() }),
  async run({ task_id }, { tasks, at, expect }) {
    const task = await expect(task_id)
    const confirmation_token = randomBytes(24).toString('base64url')
    const expires_at = instantText(epochOf(at) + PENDING_LIFETIME_MS)
    await tasks.putToken({
      token_hash: hashOf(confirmation_token),
      task_id: task.id,
      version: task.version,
      expires_at,
    })
    return { task, confirmation_token, expires_at }
  },
})

export const confirmedDelete: Tool = writeTool({
  name: 'delete_task',
  title: deleteTask.title,
  description: deleteTask.description,
  effect: 'destroy',
  idempotent: false,
  input: GuardedDelete,
  /** Token and expiry come with the first call only. */
  output: z.object({
    task: Task,
    confirmation_token: z.string().optional(),
    expires_at: z.string().optional(),
  }),
  async run({ task_id, confirmation_token = '' }, { tasks, at, expect }) {
    const token = await tasks.useToken(hashOf(confirmation_token), at)
    const task = await expect(task_id)
    if (token && token.task_id === task.id && token.version === task.version) {
      return { task: await tasks.change(task, { deleted: true }, at) }
    }
    const reason =
      'The confirmation token is used up, too old, or for another state of the task. Call again without it.'
    throw problem('CONFLICT', { reason })
  },
})
