/** The five rows of one message, with values of the size Sayso writes, each as columns and values. */
import { createHash } from 'node:crypto'
import { realWorld } from '../../src/compose/real-world.ts'

export interface Said {
  readonly user: string
  readonly conversation: string
  readonly message: string
}

/** Gives the new task's number once everything is on the disk. */
export type Floor = (said: Said) => Promise<number>

export interface Row {
  readonly table: string
  readonly columns: Readonly<Record<string, string | number | null>>
}

let number = 0

export function rowsOf({ user: user_id, conversation: conversation_id, message }: Said): {
  readonly number: number
  readonly rows: readonly Row[]
} {
  number += 1
  const at = new Date().toISOString()
  const id = realWorld.newId()
  const task = taskOf(message, at)
  const heard = { user_id, conversation_id, created_at: at }
  const rows: readonly Row[] = [
    { table: 'messages', columns: { ...heard, seq: 2 * number, id, role: 'user', content: message } },
    { table: 'tasks', columns: { user_id, ...task, sort_key: `09999-99-99T99:99${task.number}` } },
    { table: 'task_revisions', columns: revisionOf(user_id, id, task) },
    { table: 'tool_invocations', columns: invocationOf(user_id, conversation_id, id, task) },
    {
      table: 'messages',
      columns: {
        ...heard,
        seq: 2 * number + 1,
        id: `${id}:reply`,
        role: 'assistant',
        content: `Added ${message}.`,
      },
    },
  ]
  return { number, rows }
}

type Task = ReturnType<typeof taskOf>

function taskOf(title: string, at: string) {
  return {
    id: realWorld.newId(),
    number,
    title,
    description: null,
    priority: null,
    due_date: null,
    timezone: null,
    completed_at: null,
    created_at: at,
    updated_at: at,
    version: 1,
    deleted_at: null,
  }
}

function revisionOf(user_id: string, turn: string, task: Task): Row['columns'] {
  return {
    user_id,
    task_id: task.id,
    version: 1,
    event_seq: number,
    turn,
    invocation_id: turn,
    tool: 'add_task',
    source: 'chat',
    client: null,
    before: null,
    after: JSON.stringify(task),
    was_deleted: 0,
    is_deleted: 0,
    is_undo: 0,
    undone_by: null,
  }
}

function invocationOf(user_id: string, conversation_id: string, turn: string, task: Task): Row['columns'] {
  const params = JSON.stringify({ user_id, title: task.title })
  return {
    user_id,
    turn,
    sequence: 1,
    id: turn,
    source: 'chat',
    client: null,
    conversation_id,
    message_id: turn,
    tool: 'add_task',
    params,
    params_hash: createHash('sha256').update(params).digest('hex'),
    intent: 'CREATE_TASK',
    call: params,
    success: 1,
    result: JSON.stringify({ task }),
    error: null,
    error_code: null,
    invoked_at: task.created_at,
    duration_ms: 0,
    attempts: 1,
  }
}
