/**
 * What was said and is not yet answered. Kept by the browser until the server has it, sent in order, again and again
 * with the same message_id: nothing typed is lost, and nothing is done twice.
 */
import { api, type Said } from '../api/calls.ts'
import { ApiProblem, isAway, isSignedOut, isSomeoneElse, wordsOf } from '../api/problem.ts'
import { answered, failed } from './connection.ts'
import { becomes, conversation, refreshMessages } from './conversation.ts'
import { forget, keep, kept, keptBelow } from './kept.ts'
import { timeZone } from './settings.ts'
import { createStore } from './store.ts'
import { refreshTasks } from './tasks.ts'
import { makeRoom } from './toasts.ts'
import { whose } from './whose.ts'

export interface Outgoing {
  readonly message_id: string
  readonly thread: string
  readonly conversation_id: string | null
  readonly text: string
  readonly literal?: Said['literal']
  /** The question on the screen when it was typed; a yes answers that one and no other. */
  readonly asked: string | null
  readonly button?: { readonly pending_id: string; readonly answer: string }
  /** When it was typed: that moment is what "tomorrow" counts from. */
  readonly at: string
  readonly state: 'sending' | 'waiting' | 'failed'
  readonly problem?: string
}

const KEY = 'out.'
const AGAIN_MS = 2000
/** A message this young needs no time of its own. */
const FRESH_MS = 10_000

export const outbox = createStore<{ items: readonly Outgoing[] }>({ items: [] })

// What this user left waiting; and what was said before it was known who says it.
whose.watch(() => {
  const { items } = outbox.get()
  for (const item of items) keep(KEY + item.message_id, item)
  outbox.set({ items: [...left(items), ...items] })
})

function left(except: readonly Outgoing[]): readonly Outgoing[] {
  const ids = keptBelow(KEY).filter((id) => !except.some(({ message_id }) => message_id === id))
  const items = ids.map((id) => JSON.parse(kept(KEY + id) ?? 'null') as Outgoing | null)
  const found = items.filter((item) => item !== null).map((item): Outgoing => ({ ...item, state: 'waiting' }))
  return found.sort((a, b) => a.at.localeCompare(b.at))
}

export function say(text: string, literal: Said['literal'] = [], asked: string | null = null): void {
  put({ text, asked, ...(literal.length > 0 && { literal }) })
}

export function press(pending_id: string, answer: string, label: string): void {
  put({ text: label, asked: pending_id, button: { pending_id, answer } })
}

function put(said: Pick<Outgoing, 'text' | 'asked' | 'literal' | 'button'>): void {
  const { id: conversation_id, thread } = conversation.get()
  const at = new Date().toISOString()
  const item: Outgoing = {
    ...said,
    message_id: crypto.randomUUID(),
    thread,
    conversation_id,
    at,
    state: 'sending',
  }
  keep(KEY + item.message_id, item)
  outbox.set(({ items }) => ({ items: [...items, item] }))
  makeRoom()
  void sendAll()
}

export function retry(message_id: string): void {
  change(message_id, { state: 'sending' })
  void sendAll()
}

export function discard(message_id: string): void {
  forget(KEY + message_id)
  outbox.set(({ items }) => ({ items: items.filter((item) => item.message_id !== message_id) }))
}

function change(message_id: string, now: Partial<Outgoing>): void {
  outbox.set(({ items }) => ({
    items: items.map((item) => (item.message_id === message_id ? { ...item, ...now } : item)),
  }))
}

let sending = false
let again: ReturnType<typeof setTimeout> | undefined

// Nothing is sent before it is known where it belongs.
conversation.watch(() => void sendAll())

/** One at a time, in order; one that failed for good lets the others pass. */
export async function sendAll(): Promise<void> {
  if (sending || !conversation.get().loaded || !next()) return
  sending = true
  clearTimeout(again)
  try {
    for (let item = next(); item; item = next()) await send(item)
  } catch (error) {
    later(error)
  } finally {
    sending = false
  }
}

/** All that is on its way says that it waits, and is tried again by itself. */
function later(error: unknown): void {
  outbox.set(({ items }) => ({
    items: items.map((item) => (item.state === 'sending' ? { ...item, state: 'waiting' } : item)),
  }))
  const wait = error instanceof ApiProblem && error.retry_after !== null ? error.retry_after * 1000 : AGAIN_MS
  again = setTimeout(() => void sendAll(), wait)
}

function next(): Outgoing | undefined {
  return outbox.get().items.find(({ state }) => state !== 'failed')
}

/** Throws when it is worth trying again later. */
async function send(item: Outgoing): Promise<void> {
  try {
    const { conversation_id } = await api.say(saidOf(item))
    answered()
    becomes(item.thread, conversation_id)
    namedThread(item.thread, conversation_id)
    await Promise.all([refreshMessages(), refreshTasks()])
    discard(item.message_id)
  } catch (error) {
    failed(error)
    const passing = isAway(error) || isSignedOut(error) || isSomeoneElse(error) || isBusy(error)
    change(item.message_id, { state: passing ? 'waiting' : 'failed', problem: wordsOf(error) })
    if (passing) throw error
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof ApiProblem && (error.code === 'CONVERSATION_BUSY' || error.status === 429)
}

/** What else was said in a conversation that had no id yet belongs to the same one. */
function namedThread(thread: string, conversation_id: string): void {
  for (const item of outbox.get().items) {
    if (item.thread === thread && item.conversation_id === null) {
      change(item.message_id, { conversation_id })
      keep(KEY + item.message_id, { ...item, conversation_id })
    }
  }
}

function saidOf({ message_id, thread, conversation_id, text, literal, asked, button, at }: Outgoing): Said {
  const here = conversation.get()
  const belongs = conversation_id ?? (here.thread === thread ? here.id : null)
  const old = Date.now() - Date.parse(at) > FRESH_MS
  return {
    message_id,
    timezone: timeZone(),
    ...(belongs !== null && { conversation_id: belongs }),
    ...(button ?? { message: text, pending_id: asked, ...(literal && { literal }) }),
    ...(old && { timestamp: at }),
  }
}
