/**
 * Keeps the page up to date: a stream of what happens, and a fresh look whenever something did, the page comes back
 * into view, or the server does. Nothing is taken from the stream itself, so nothing can be missed or applied twice.
 */
import { api } from '../api/calls.ts'
import type { BeingRead, Happening } from '../api/types.ts'
import { beingRead } from './being-read.ts'
import { connection, told } from './connection.ts'
import { conversation, openLatest, refreshMessages, showLastTalk } from './conversation.ts'
import { showLastGroupings } from './groupings.ts'
import { onOthersComing } from './kept.ts'
import { refreshNotes } from './notes.ts'
import { sendAll } from './outbox.ts'
import { startRinging } from './ring.ts'
import { refreshSettings } from './settings.ts'
import { refreshTalks } from './talks.ts'
import { refreshTasks, showLast } from './tasks.ts'
import { deliverAll } from './waiting.ts'
import { followHistory } from './way-back.ts'
import { learnWhose } from './whose.ts'

/** Several changes of one turn are one look. */
const SETTLE_MS = 30
const COME_BACK_MS = 1000
const SIGNED_OUT_MS = 15_000

let looking: ReturnType<typeof setTimeout> | undefined

export function start(): () => void {
  const here = followHistory()
  void begin()
  const focus = () => document.visibilityState === 'visible' && lookSoon()
  document.addEventListener('visibilitychange', focus)
  window.addEventListener('online', lookSoon)
  const close = stream()
  const silence = startRinging()
  const alone = onOthersComing(() => location.reload())
  const restful = askWhileAway()
  return () => {
    here()
    restful()
    alone()
    document.removeEventListener('visibilitychange', focus)
    window.removeEventListener('online', lookSoon)
    close()
    silence()
  }
}

async function begin(): Promise<void> {
  const talk = learnWhose().then(openLatest)
  await Promise.all([refreshTasks(), refreshSettings(), talk]).catch(() => undefined)
  if (connection.get().away) {
    showLast()
    showLastGroupings()
    showLastTalk()
  }
  await Promise.all([refreshNotes(), refreshTalks()]).catch(() => undefined)
  void sendAll()
  void deliverAll()
}

function lookSoon(): void {
  clearTimeout(looking)
  looking = setTimeout(() => void lookNow(), SETTLE_MS)
}

/** Is anybody there? One small question, before all that there is to look at is asked for. */
async function isAnswered(): Promise<boolean> {
  return await told(api.me()).then(
    () => true,
    () => false,
  )
}

async function lookNow(): Promise<void> {
  if (connection.get().away && !(await isAnswered())) return
  if (!conversation.get().loaded) return await begin()
  await Promise.all([refreshTasks(), refreshMessages(), refreshNotes(), refreshTalks()]).catch(
    () => undefined,
  )
  if (connection.get().away) return
  void sendAll()
  void deliverAll()
}

/** Until it answers again: a single request can fail while the stream still stands, and then says nothing about it. */
function askWhileAway(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    if (!connection.get().away || timer !== undefined || document.visibilityState === 'hidden') return
    timer = setTimeout(() => {
      timer = undefined
      void lookNow().finally(again)
    }, COME_BACK_MS)
  }
  const unwatch = connection.watch(again)
  return () => {
    unwatch()
    clearTimeout(timer)
  }
}

/**
 * Open only while the page is in view: a browser has six connections to one server for all its pages together.
 * EventSource gives up on an answer that is no stream (401, 503), so it is opened anew by hand.
 */
function stream(): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(timer)
    source?.close()
  }
  const open = () => {
    close()
    if (document.visibilityState === 'hidden') return
    source = new EventSource('/api/events')
    source.addEventListener('ready', lookSoon)
    source.addEventListener('reset', lookSoon)
    source.addEventListener('change', (event) => heard(JSON.parse(event.data) as Happening))
    source.addEventListener('reading', (event) => beingRead.set(JSON.parse(event.data) as BeingRead))
    source.onerror = () => {
      source?.close()
      timer = setTimeout(comeBack, connection.get().access === 'signed out' ? SIGNED_OUT_MS : COME_BACK_MS)
    }
  }
  const comeBack = () => {
    // The answer tells whether the server is away or does not know us.
    void isAnswered()
    open()
  }
  open()
  document.addEventListener('visibilitychange', open)
  return () => {
    document.removeEventListener('visibilitychange', open)
    close()
  }
}

function heard({ kind }: Happening): void {
  if (kind === 'settings_changed') void refreshSettings().catch(() => undefined)
  else lookSoon()
}
