/**
 * One turn: fetch, append, run, persist, respond. The same message_id gives the same answer again;
 * turns of one conversation run one at a time, and whoever waits finishes what a crash left behind.
 */
import type { ChatRequest, ChatResponse } from '../domain/chat.ts'
import { Problem, problem } from '../domain/problem.ts'
import type { Actor } from '../store/actor.ts'
import { type Steps, TakesTooLong } from '../store/contract.ts'
import {
  type Accepted,
  type Claim,
  FencedOff,
  type Lease,
  type NewTurn,
  type Turn,
} from '../store/contract-turns.ts'
import { carryOut } from './carry-out.ts'
import { giveUp, type Progress } from './give-up.ts'
import { inLine, isBusy } from './in-line.ts'
import { newLease, withHeartbeat } from './lease.ts'
import { newTurn } from './new-turn.ts'
import type { AgentPorts } from './ports.ts'
import { isSlow, rememberSlow } from './slow-users.ts'

/** So many messages of one conversation may wait; the next is told to come back. */
const QUEUE_LIMIT = 8
const PATIENCE_MS = 30_000
const PAUSE_MS = 20
/** A turn that throws is tried so often. */
const TRIES = 3

export async function chat(request: ChatRequest, actor: Actor, ports: AgentPorts): Promise<ChatResponse> {
  const made = newTurn(request, actor, ports)
  const asked: NewTurn = isBusy(ports.store, lineOf(made)) ? { ...made, waited: true } : made
  const { accepted, response } = (await atOnce(asked, ports)) ?? (await stepByStep(asked, ports))
  if (response) return response
  const turn = acceptedTurn(accepted)
  ports.waiting?.(1)
  return await seeThrough(turn, ports).finally(() => ports.waiting?.(-1))
}

interface Begun {
  readonly accepted: Accepted
  /** null: it has to wait for its turn. */
  readonly response: ChatResponse | null
}

/**
 * A turn that waits for nobody is one transaction. If anything at all goes wrong nothing of it was done, or its key
 * tells that it was: it is taken step by step then, as if for the first time.
 */
async function atOnce(asked: NewTurn, ports: AgentPorts): Promise<Begun | null> {
  if (ports.reader.waits) return null
  const work = async (store: Steps): Promise<Begun> => {
    const accepted = await store.accept(asked, newLease(ports.world), QUEUE_LIMIT)
    const claim = accepted.kind === 'accepted' ? accepted.claim : null
    return { accepted, response: claim && (await carryOut(claim, { ...ports, store })) }
  }
  const { user_id } = asked
  const begin = async () => {
    if (isSlow(ports.store, user_id)) return null
    return await ports.store.together(work).catch((error: unknown) => {
      if (error instanceof TakesTooLong) rememberSlow(ports.store, user_id)
      return null
    })
  }
  return await inLine(ports.store, lineOf(asked), begin)
}

function lineOf({ user_id, conversation_id }: NewTurn): string {
  return `${user_id} ${conversation_id}`
}

async function stepByStep(asked: NewTurn, ports: AgentPorts): Promise<Begun> {
  const lease = newLease(ports.world)
  const accepted = await ports.store.accept(asked, lease, QUEUE_LIMIT)
  const claim = accepted.kind === 'accepted' ? accepted.claim : null
  return { accepted, response: claim && (await runClaim(claim, lease, ports)) }
}

function acceptedTurn(accepted: Accepted): Turn {
  switch (accepted.kind) {
    case 'reused':
      throw problem('MESSAGE_ID_REUSED')
    case 'no_conversation':
      throw problem('CONVERSATION_NOT_FOUND')
    case 'busy':
      throw problem('CONVERSATION_BUSY')
    default:
      if (isForgotten(accepted.turn)) throw problem('CONVERSATION_NOT_FOUND')
      return accepted.turn
  }
}

/** Its conversation was deleted: only its key is left, so that it does not act again. */
function isForgotten({ status, response }: Turn): boolean {
  return status === 'done' && response === null
}

/** Waits for the turn's answer, and does the work itself when nobody else is on it. */
async function seeThrough(turn: Turn, ports: AgentPorts): Promise<ChatResponse> {
  const { store, world } = ports
  const giveUp = world.now() + PATIENCE_MS
  while (world.now() < giveUp) {
    const current = await store.turn(turn.user_id, turn.id)
    if (current && isForgotten(current)) throw problem('CONVERSATION_NOT_FOUND')
    if (current?.response) return current.response as unknown as ChatResponse
    const ran = await runNext(turn.user_id, turn.conversation_id, ports)
    if (!ran) await world.sleep(PAUSE_MS)
  }
  throw problem('CONVERSATION_BUSY')
}

/** Runs the lowest open turn of a conversation, if it is free. False: someone else is on it, or there is none. */
export async function runNext(user_id: string, conversation_id: string, ports: AgentPorts): Promise<boolean> {
  const lease = newLease(ports.world)
  const claim = await ports.store.acquire(user_id, conversation_id, lease)
  if (!claim) return false
  await runClaim(claim, lease, ports)
  return true
}

/** null: the claim was lost on the way, and whoever took it has the answer. */
async function runClaim(claim: Claim, lease: Lease, ports: AgentPorts): Promise<ChatResponse | null> {
  try {
    return await withHeartbeat(claim, lease, ports, () => toTheEnd(claim, ports))
  } catch (error) {
    if (error instanceof FencedOff) return null
    throw error
  }
}

async function toTheEnd(claim: Claim, ports: AgentPorts): Promise<ChatResponse> {
  const progress: Progress = { context: null, outcomes: claim.outcomes }
  for (let tried = 1; ; tried++) {
    try {
      return await carryOut(claim, ports, progress)
    } catch (error) {
      if (passes(error)) throw error
      ports.fault?.(error)
      if (tried === TRIES) return await giveUp(claim, progress, ports)
    }
  }
}

/** Over when somebody tries again later, or somebody else's by now; any other fault is there every time. */
function passes(error: unknown): boolean {
  return error instanceof FencedOff || (error instanceof Problem && error.retry)
}
