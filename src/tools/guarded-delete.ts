/**
 * Deleting for callers who are programs. The first call deletes nothing: it shows the task and makes a
 * one-time token; only a second call with that token deletes, and only the task at the version that was shown.
 * A token that goes with a form shown to the person is of another kind: neither works in place of the other.
 */
import { hash, randomBytes } from 'node:crypto'
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
    .describe('From the first call, once the user agreed to delete exactly this task.'),
})

type Kind = 'token' | 'form'

function hashOf(kind: Kind, token: string): string {
  return hash('sha256', `${kind}\n${token}`)
}

/** A read in the eyes of the audit trail: nothing is changed. But only who may delete may ask for it. */
const preview = (kind: Kind): Tool =>
  writeTool({
    name: 'get_task',
    title: 'Preview a delete',
    description: 'Shows the task and makes a token.',
    effect: 'destroy',
    idempotent: false,
    input: z.strictObject({ task_id: TaskId }),
    output: z.object({ task: Task, confirmation_token: z.string(), expires_at: z.string() }),
    async run({ task_id }, { tasks, at, expect }) {
      const task = await expect(task_id)
      const confirmation_token = randomBytes(24).toString('base64url')
      const expires_at = instantText(epochOf(at) + PENDING_LIFETIME_MS)
      const token_hash = hashOf(kind, confirmation_token)
      await tasks.putToken({ token_hash, task_id: task.id, version: task.version, expires_at })
      return { task, confirmation_token, expires_at }
    },
  })

const confirmed = (kind: Kind): Tool =>
  writeTool({
    name: 'delete_task',
    title: deleteTask.title,
    description:
      'Delete one task; it can be restored for 30 days. The user has to agree: they are asked directly, or the first call answers a token for a second.',
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
      const token = await tasks.useToken(hashOf(kind, confirmation_token), at)
      const task = await expect(task_id)
      if (token && token.task_id === task.id && token.version === task.version) {
        return { task: await tasks.change(task, { deleted: true }, at) }
      }
      throw problem('CONFLICT', { reason: REFUSED[kind] })
    },
  })

const REFUSED: Readonly<Record<Kind, string>> = {
  token:
    'The confirmation token is used up, too old, or for another state of the task. Call again without it.',
  form: 'The task was changed while the user was asked, or this answer was already used. Call again to ask anew.',
}

export const previewDelete = preview('token')
export const confirmedDelete = confirmed('token')
export const previewForForm = preview('form')
export const deleteByForm = confirmed('form')
