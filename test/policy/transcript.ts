/** Conversations played by the real agent on a store in memory, with everything written down that a promise is about. */
import { chat } from '../../src/agent/chat.ts'
import type { AgentPorts } from '../../src/agent/ports.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import { epochOf } from '../../src/domain/calendar.ts'
import type { ChatResponse } from '../../src/domain/chat.ts'
import type { DecisionContext } from '../../src/domain/decision.ts'
import type { Task } from '../../src/domain/task.ts'
import type { AuditRow, StoredMessage } from '../../src/store/contract.ts'
import { openStore } from '../../src/store/open.ts'
import { type TestWorld, testWorld } from '../support/test-world.ts'
import type { Move } from './moves.ts'

export interface TurnPlayed {
  readonly move: Move
  readonly at: number
  readonly context: DecisionContext
  readonly response: ChatResponse
  readonly before: readonly Task[]
  readonly after: readonly Task[]
}

export interface Transcript {
  readonly user_id: string
  readonly turns: readonly TurnPlayed[]
  readonly audit: readonly AuditRow[]
  readonly messages: readonly (readonly StoredMessage[])[]
}

export const store = await openStore('file::memory:')
export const world: TestWorld = testWorld(77)
world.set(Date.parse('2026-03-04T09:00:00Z'))
export const ports: AgentPorts = await composeAgent({
  store,
  world,
  policy: 'standard',
  timezone: 'Europe/Berlin',
})

let users = 0
export function newUser(): string {
  users += 1
  return `user ${users}`
}

export async function tasksOf(user_id: string): Promise<readonly Task[]> {
  const now = { epoch_ms: world.now(), timezone: 'Europe/Berlin' }
  const { tasks } = await store.reader(user_id).page({ limit: 100, now })
  return tasks.toSorted((a, b) => a.number - b.number)
}

async function playAll(moves: readonly Move[]): Promise<Transcript> {
  const user_id = newUser()
  const conversations: (string | undefined)[] = [undefined, undefined]
  const turns: TurnPlayed[] = []
  for (const move of moves) {
    const turn = await playOne(move, user_id, conversations[move.conversation])
    conversations[move.conversation] = turn.response.conversation_id
    turns.push(turn)
  }
  const known = conversations.filter((id) => id !== undefined)
  const messages = await Promise.all(known.map((id) => store.messages(user_id, id, 100)))
  return { user_id, turns, audit: (await store.audit(user_id, { limit: 100 })).items, messages }
}

async function playOne(
  move: Move,
  user_id: string,
  conversation_id: string | undefined,
): Promise<TurnPlayed> {
  world.advance(move.wait)
  const before = await tasksOf(user_id)
  const place = conversation_id === undefined ? {} : { conversation_id }
  const actor = { user_id, source: 'chat', client: 'policy' } as const
  const response = await chat({ message: move.say, ...place }, actor, ports)
  const turn = await store.turn(user_id, response.message_id)
  if (!turn?.decided) throw new Error('a turn without its reading')
  const { context } = turn.decided
  return { move, at: epochOf(turn.received_at), context, response, before, after: await tasksOf(user_id) }
}

/** Each conversation is played once, however many promises are checked on it. */
const played = new Map<string, Promise<Transcript>>()
export function transcriptOf(moves: readonly Move[]): Promise<Transcript> {
  const key = JSON.stringify(moves)
  const known = played.get(key) ?? playAll(moves)
  played.set(key, known)
  return known
}
