/** A client that does what a good client does: sends until it has an answer, always with the same message_id. */
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ChatResponse } from '../../src/domain/chat.ts'
import type { Acknowledged } from '../simulation/judge.ts'
import { post } from './post.ts'

const agent = new Agent({ keepAlive: true })

export interface Talk {
  readonly token: string
  readonly acknowledged: Acknowledged[]
  /** Some server that is believed to be up. */
  server(): string
  random(): number
}

/** Long past anything a passing fault explains, on a machine that has other things to do, too. */
const PATIENCE_MS = 120_000

export async function deliver(talk: Talk, message: string, conversation_id?: string): Promise<ChatResponse> {
  const message_id = randomUUID()
  const body = JSON.stringify({
    message,
    message_id,
    timezone: 'Europe/Berlin',
    pending_id: onScreen(talk),
    ...(conversation_id ? { conversation_id } : {}),
  })
  const sends = [sendUntilAnswered(talk, body)]
  if (talk.random() < 0.1) sends.push(sendUntilAnswered(talk, body))
  const [first, second] = await Promise.all(sends)
  if (!first) throw new Error('nothing was sent')
  if (second && !isDeepStrictEqual(first, second)) throw new Error(`two answers to one message: ${message}`)
  talk.acknowledged.push({ message, response: first })
  return first
}

/** All who share a conversation look at the same screen: at what was answered last. */
function onScreen({ acknowledged }: Talk): string | null {
  return acknowledged.at(-1)?.response.pending_confirmation?.id ?? null
}

async function sendUntilAnswered(talk: Talk, body: string): Promise<ChatResponse> {
  let last: unknown
  const started = performance.now()
  while (performance.now() - started < PATIENCE_MS) {
    const answer = await sendOnce(talk, body).catch((error: unknown) => {
      last = error
      return null
    })
    if (answer) return answer
    await pause(10 + talk.random() * 60)
  }
  throw new Error('no answer, however often it was asked', { cause: last })
}

/** null: not answered this time (busy, or the database was away). */
async function sendOnce(talk: Talk, body: string): Promise<ChatResponse | null> {
  const { status, text } = await post(`${talk.server()}/api/chat`, talk.token, body, agent)
  if (status === 200) return JSON.parse(text) as ChatResponse
  if (status === 409 || status === 503) return null
  throw new Error(`${status} ${text}`)
}
