/** The calls about reminders: where they are sent, and what rang lately. */
import { request } from './request.ts'
import type { Task } from './types.ts'

export interface Channel {
  readonly id: string
  readonly kind: 'push' | 'email' | 'webhook'
  readonly name: string
  /** false: it waits for the link in its first e-mail. */
  readonly confirmed: boolean
  /** Why the latest did not arrive. */
  readonly failure: string | null
}

export interface Channels {
  readonly channels: readonly Channel[]
  /** What a browser subscribes with. */
  readonly push_key: string
  /** Can e-mail be sent from there? */
  readonly mails: boolean
}

type NewChannel =
  | { readonly kind: 'email'; readonly to: string }
  | { readonly kind: 'webhook'; readonly url: string; readonly format: string }
  | { readonly kind: 'push'; readonly name: string; readonly endpoint: string; readonly keys: unknown }

export interface Rung {
  readonly task_id: string
  readonly at: string
  readonly rung_at: string
  readonly late: boolean
}

/** What the settings say about reminders. */
export interface RingSettings {
  /** 22:00-07:00 */
  readonly quiet_hours: string | null
  readonly ring_when_due: boolean | null
  /** 07:30 */
  readonly morning_brief: string | null
}

export const channelsApi = {
  list: () => request<Channels>('GET', '/api/channels'),
  add: (channel: NewChannel) => request<Channel>('POST', '/api/channels', channel),
  test: (id: string) =>
    request<{ readonly ok: boolean; readonly error: string | null }>('POST', `/api/channels/${id}/test`),
  remove: (id: string) => request<void>('DELETE', `/api/channels/${id}`),
  rings: async () => (await request<{ readonly rings: readonly Rung[] }>('GET', '/api/rings')).rings,
  task: (id: string) => request<Task>('GET', `/api/tasks/${id}`),
  settings: () => request<RingSettings>('GET', '/api/settings'),
  change: (change: Partial<RingSettings>) => request<RingSettings>('PATCH', '/api/settings', change),
} as const
