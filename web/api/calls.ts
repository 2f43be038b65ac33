/** Every call the page makes, by name. */

import { query, request } from './request.ts'
import type {
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

type TaskEdit = Partial<Pick<Task, 'title' | 'description' | 'priority' | 'due_date'>>
type Query = Parameters<typeof query>[0]

export const api = {
  me: () => request<{ readonly user: string }>('GET', '/api/me'),
  say: (said: Said) => request<ChatResponse>('POST', '/api/chat', said),
  understand: (said: Omit<Said, 'message_id' | 'answer' | 'timestamp'>) =>
    request<Understood>('POST', '/api/understand', said),
  /** Whose today it is, the server cannot know by itself. */
  tasks: (filter: Query, timezone: string) =>
    request<TaskPage>('GET', `/api/tasks${query(filter)}`, undefined, { 'sayso-timezone': timezone }),
  edit: (id: string, edit: TaskEdit, version: number, timezone: string) =>
    request<Task>('PATCH', `/api/tasks/${id}`, edit, {
      'if-match': `"${version}"`,
      'sayso-timezone': timezone,
    }),
  complete: (id: string, completed: boolean) =>
    request<Task>('POST', `/api/tasks/${id}/complete`, { completed }),
  remove: (id: string) => request<Task>('DELETE', `/api/tasks/${id}`),
  undo: (invocation_id: string) => request<unknown>('POST', '/api/undo', { invocation_id }),
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
