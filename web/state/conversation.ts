/** The conversation that is open: its messages as the server keeps them, in order and word for word. */
import { api } from '../api/calls.ts'
import { ApiProblem } from '../api/problem.ts'
import type { Message, PendingConfirmation } from '../api/types.ts'
import { told } from './connection.ts'
import { forget, keep, kept, readable } from './kept.ts'
import { createStore } from './store.ts'

interface OpenConversation {
  /** null: nothing was said yet. */
  readonly id: string | null
  /** Tells new conversations apart before they have an id. */
  readonly thread: string
  readonly messages: readonly Message[]
  readonly loaded: boolean
}

const KEY = 'conversation'
const [, LAST] = readable
const REMEMBERED = 40

export const conversation = createStore<OpenConversation>({
  id: null,
  thread: crypto.randomUUID(),
  messages: [],
  loaded: false,
})

export function startNew(): void {
  forget(KEY)
  conversation.set({ id: null, thread: crypto.randomUUID(), messages: [], loaded: true })
}

export async function open(id: string): Promise<void> {
  conversation.set({ thread: crypto.randomUUID() })
  await load(id)
}

/** What was said before it is there belongs to it, so the thread stays. */
async function load(id: string): Promise<void> {
  keep(KEY, id)
  conversation.set({ id, messages: [], loaded: false })
  try {
    await refreshMessages()
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === 404)) throw error
    if (conversation.get().id === id) startNew()
  }
}

/** The one last open here, or else the latest there is. */
export async function openLatest(): Promise<void> {
  const mine = kept(KEY)
  if (mine !== null) return await load(mine)
  const { conversations } = await told(api.conversations({ limit: 1 }))
  // Meanwhile one was opened, or a new one begun: that is what the user wants.
  if (conversation.get().loaded) return
  const latest = conversations[0]
  if (latest) await load(latest.id)
  else conversation.set({ loaded: true })
}

/** The new conversation was given an id by its first message. */
export function becomes(thread: string, id: string): void {
  if (conversation.get().thread !== thread || conversation.get().id === id) return
  keep(KEY, id)
  conversation.set({ id })
}

/** What came after the last message we have; a long conversation is shown when all of it is there. */
export async function refreshMessages(): Promise<void> {
  const { id, messages } = conversation.get()
  if (id === null) return
  const found: Message[] = []
  for (let more = true; more; ) {
    const page = await told(api.messages(id, (found.at(-1) ?? messages.at(-1))?.seq ?? 0))
    found.push(...page.messages)
    more = page.next_cursor !== null
  }
  if (conversation.get().id !== id) return
  conversation.set((now) => ({ messages: joined(now.messages, found), loaded: true }))
  keep(LAST, { id, messages: conversation.get().messages.slice(-REMEMBERED) })
}

/** What was said last when the page was open before, for when nobody answers. */
export function showLastTalk(): void {
  const last = JSON.parse(kept(LAST) ?? 'null') as
    | (Pick<OpenConversation, 'messages'> & { id: string })
    | null
  if (last && !conversation.get().loaded) conversation.set({ ...last, loaded: true })
}

/** Two looks at once may bring the same message twice. */
function joined(have: readonly Message[], more: readonly Message[]): readonly Message[] {
  const last = have.at(-1)?.seq ?? 0
  const fresh = more.filter(({ seq }) => seq > last)
  return fresh.length === 0 ? have : [...have, ...fresh]
}

/** The question the latest reply asks, if it asks one. */
export function openQuestion(messages: readonly Message[]): PendingConfirmation | null {
  return messages.at(-1)?.pending_confirmation ?? null
}
