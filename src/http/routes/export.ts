/**
 * Everything about a user as JSON lines, each saying what it is: a head, tasks, conversations with their messages,
 * calls. Sent as it is read, so its size does not matter.
 */
import { instantText } from '../../domain/calendar.ts'
import type { TaskPage } from '../../domain/task.ts'
import type { Conversation, Page } from '../../store/contract.ts'
import { noteOf } from '../access-note.ts'
import { jsonLines } from '../json-lines.ts'
import type { AppParts } from '../parts.ts'
import { type Route, route } from '../route.ts'
import { allRows } from './audit.ts'

const FORMAT = 'sayso/1'

export const exportRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/export',
      summary: 'Everything about you, as JSON lines',
      needs: 'tasks:read',
      answer: { status: 200, type: 'application/x-ndjson' },
    },
    async (call) => {
      await call.parts.ports.store.note(noteOf(call, 'export', { of: 'everything' }))
      return jsonLines(call.c, 'sayso.jsonl', everything(call))
    },
  ),
]

/** Whose it is, and where it is kept. */
export interface Owner {
  readonly user_id: string
  readonly parts: Pick<AppParts, 'ports' | 'accounts'>
}

export async function* everything(call: Owner) {
  const { store, world } = call.parts.ports
  const settings = await store.settings(call.user_id)
  const account = (await call.parts.accounts?.about(call.user_id)) ?? null
  yield { type: 'head', format: FORMAT, exported_at: instantText(world.now()), settings, account }
  const { lists } = await store.reader(call.user_id).groupings()
  for (const { name } of lists) yield { type: 'list', name }
  for await (const task of allTasks(call)) yield { type: 'task', ...task }
  for await (const conversation of allConversations(call)) {
    yield { type: 'conversation', ...conversation }
    yield* allMessages(call, conversation.id)
  }
  for await (const row of allRows(call, { limit: 100 })) yield { type: 'call', ...row }
}

/** `list`: only what is on it; null is the main one. */
export async function* allTasks({ parts, user_id }: Owner, on: { readonly list?: string | null } = {}) {
  const { store, world, timezone } = parts.ports
  const now = { epoch_ms: world.now(), timezone }
  for (let cursor: string | null = ''; cursor !== null; ) {
    const place: { cursor?: string } = cursor === '' ? {} : { cursor }
    const page: TaskPage = await store.reader(user_id).page({ limit: 100, now, ...on, ...place })
    yield* page.tasks
    cursor = page.next_cursor
  }
}

async function* allConversations({ parts, user_id }: Owner) {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: Page<Conversation> = await parts.ports.store.conversations(user_id, 100, cursor)
    yield* page.items
    cursor = page.next_cursor
  }
}

async function* allMessages({ parts, user_id }: Owner, conversation_id: string) {
  for (let after = 0; ; ) {
    const messages = await parts.ports.store.messages(user_id, conversation_id, 100, after)
    for (const { response: _, ...message } of messages) yield { type: 'message', conversation_id, ...message }
    const last = messages.at(-1)
    if (last === undefined) return
    after = last.seq
  }
}
