/** Every call the page makes, by name. */

import { query, request } from './request.ts'
import type {
  AllGrouped,
  AuditPage,
  AuditRow,
  ChatResponse,
  Conversation,
  ConversationPage,
  MessagePage,
  Task,
  TaskPage,
  Understood,
} from './types.ts'

export interface Said {
  readonly message?: string
  readonly pending_id?: string | null
  readonly answer?: string
  readonly conversation_id?: string
  readonly message_id: string
  readonly literal?: readonly (readonly [number, number])[]
  readonly timezone: string
  readonly timestamp?: string
}

export type TaskEdit = Partial<
  Pick<
    Task,
    | 'title'
    | 'description'
    | 'priority'
    | 'due_date'
    | 'list'
    | 'labels'
    | 'recurrence'
    | 'recurs_from'
    | 'position'
    | 'reminders'
  >
>
export type NewTask = TaskEdit & Pick<Task, 'title'>
type Query = Parameters<typeof query>[0]

/** `list`: a name, or null for what is on no list. */
export type TaskQuery = Query & { readonly list?: string | null }

/** An empty name is the main list; elsewhere what is empty is left out. */
function taskQuery({ list, ...rest }: TaskQuery): string {
  const others = query(rest)
  if (list === undefined) return others
  return `${others === '' ? '?' : `${others}&`}list=${encodeURIComponent(list ?? '')}`
}

/** What is sent again with the same key is done once. */
function once(key: string | undefined): Readonly<Record<string, string>> {
  return key === undefined ? {} : { 'idempotency-key': key }
}

const listAt = (name: string) => `/api/lists/${encodeURIComponent(name)}`

export const api = {
  me: () => request<{ readonly user: string }>('GET', '/api/me'),
  say: (said: Said) => request<ChatResponse>('POST', '/api/chat', said),
  understand: (said: Omit<Said, 'message_id' | 'answer' | 'timestamp'>) =>
    request<Understood>('POST', '/api/understand', said),
  /** Whose today it is, the server cannot know by itself. */
  tasks: (filter: TaskQuery, timezone: string) =>
    request<TaskPage>('GET', `/api/tasks${taskQuery(filter)}`, undefined, { 'sayso-timezone': timezone }),
  add: (task: NewTask, timezone: string, key?: string) =>
    request<Task>('POST', '/api/tasks', task, { 'sayso-timezone': timezone, ...once(key) }),
  /** `version`: only if nobody changed it since; null: whatever it is by now. */
  edit: (id: string, edit: TaskEdit, version: number | null, timezone: string, key?: string) =>
    request<Task>('PATCH', `/api/tasks/${id}`, edit, {
      ...(version !== null && { 'if-match': `"${version}"` }),
      'sayso-timezone': timezone,
      ...once(key),
    }),
  complete: (id: string, completed: boolean, key?: string) =>
    request<Task>('POST', `/api/tasks/${id}/complete`, { completed }, once(key)),
  remove: (id: string, key?: string) => request<Task>('DELETE', `/api/tasks/${id}`, undefined, once(key)),
  restore: (id: string) => request<Task>('POST', `/api/tasks/${id}/restore`),
  lists: () => request<AllGrouped>('GET', '/api/lists'),
  makeList: (list: string) => request<unknown>('POST', '/api/lists', { list }),
  renameList: (name: string, to: string) => request<unknown>('PATCH', listAt(name), { name: to }),
  deleteList: (name: string) => request<unknown>('DELETE', listAt(name)),
  renameLabel: (name: string, to: string) =>
    request<unknown>('PATCH', `/api/labels/${encodeURIComponent(name)}`, { name: to }),
  /** Without an id: what was done last by hand. */
  undo: (invocation_id?: string) =>
    request<unknown>('POST', '/api/undo', invocation_id === undefined ? undefined : { invocation_id }),
  audit: (filter: Query) => request<AuditPage>('GET', `/api/audit${query(filter)}`),
  conversations: (filter: Query) => request<ConversationPage>('GET', `/api/conversations${query(filter)}`),
  rename: (id: string, title: string) =>
    request<Conversation>('PATCH', `/api/conversations/${id}`, { title }),
  forget: (id: string) => request<void>('DELETE', `/api/conversations/${id}`),
  messages: (id: string, after: number) =>
    request<MessagePage>('GET', `/api/conversations/${id}/messages${query({ limit: 100, cursor: after })}`),
} as const

/** The audit rows of one turn. Its rows end with its reply, so they are the newest before it. */
export async function rowsOfTurn(message_id: string, replied_at: string): Promise<readonly AuditRow[]> {
  const to = new Date(Date.parse(replied_at) + 2000).toISOString()
  const { invocations } = await api.audit({ to, limit: 100 })
  return invocations.filter((row) => row.message_id === message_id)
}
