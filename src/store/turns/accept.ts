/**
 * A message comes in. Known key: its turn, whatever else was sent along. Otherwise it gets its place in the
 * conversation, all in one transaction, and may run at once when nothing else is waiting.
 */
import { isProgram, speakerOf } from '../actor.ts'
import type { UserSettings } from '../contract-service.ts'
import type { Accepted, Lease, NewTurn, Turn } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { insertRows } from '../prepared.ts'
import type { Conversations, Turns } from '../schema.ts'
import { settingsIn } from '../service/settings.ts'
import { unitOf } from '../unit.ts'
import { looked, recalled } from './before.ts'
import { claimOf, openQuestion } from './claim.ts'
import { type ConversationRow, changeConversation, isFree, leased } from './lease.ts'
import { readTurn } from './turn-row.ts'

/** A conversation is named for its first words. */
const TITLE_LENGTH = 80

export async function accept(trx: Db, turn: NewTurn, lease: Lease, queue_limit: number): Promise<Accepted> {
  const { user, there, known_hash, waiting, question } = recalled(trx, turn) ?? (await looked(trx, turn))
  if (known_hash !== null) return await known(trx, turn, known_hash)
  const conversation = there ?? (turn.opens_conversation ? openConversation(trx, turn) : undefined)
  if (conversation === undefined || !mayTalkIn(conversation, turn)) return { kind: 'no_conversation' }
  if (waiting >= queue_limit) return { kind: 'busy' }
  unitOf(trx).nothingAsked = question === undefined
  const runs = waiting === 0 && isFree(conversation, lease)
  const settings = settingsIn(user.settings)
  const open = turn.waited ? null : openQuestion(turn, question)
  const taken = takeIn(trx, turn, conversation, settings, open?.id)
  if (!runs) return { kind: 'accepted', turn: taken, claim: null }
  changeConversation(trx, conversation, leased(conversation, lease))
  return { kind: 'accepted', turn: taken, claim: claimOf(taken, conversation, settings, question) }
}

function openConversation(trx: Db, turn: NewTurn): ConversationRow {
  const row: Conversations = {
    user_id: turn.user_id,
    id: turn.conversation_id,
    title: [...turn.message.trim()].slice(0, TITLE_LENGTH).join(''),
    client: speakerOf(turn.request.actor),
    created_at: turn.received_at,
    updated_at: turn.received_at,
    next_seq: 1,
    lease_owner: null,
    lease_until: null,
    fence: 0,
    last_list: null,
    last_task: null,
    last_intents: null,
  }
  const unit = unitOf(trx)
  unit.conversations.set(row.id, row)
  unit.keep(row, () => insertRows(trx, 'conversations', [row]))
  return row
}

/** A person goes on wherever they like; a program where it began, and there alone. */
function mayTalkIn({ client }: ConversationRow, { request: { actor } }: NewTurn): boolean {
  return !isProgram(actor) || client === speakerOf(actor)
}

async function known(trx: Db, turn: NewTurn, known_hash: string): Promise<Accepted> {
  const before = await readTurn(trx, turn.user_id, turn.id)
  return before !== null && known_hash === turn.request_hash
    ? { kind: 'known', turn: before }
    : { kind: 'reused' }
}

/** Takes two places, so that the history always reads question, answer. */
function takeIn(
  trx: Db,
  asked: NewTurn,
  conversation: ConversationRow,
  settings: UserSettings,
  open_question: string | undefined,
): Turn {
  const turn = turnAt(asked, conversation.next_seq, settings, open_question)
  const { user_id, id, conversation_id, received_at, request_hash, seq } = turn
  const updated_at = conversation.updated_at > received_at ? conversation.updated_at : received_at
  changeConversation(trx, conversation, { next_seq: seq + 2, updated_at })
  const row: Turns = {
    user_id,
    id,
    conversation_id,
    seq,
    request_hash,
    request: JSON.stringify(turn.request),
    received_at,
    status: 'received',
    decided: null,
    decision: null,
    response: null,
    reads: null,
  }
  const unit = unitOf(trx)
  unit.turns.set(id, row)
  unit.add('turns', row)
  const content = turn.message
  unit.add('messages', { user_id, conversation_id, seq, id, role: 'user', content, created_at: received_at })
  return turn
}

/** Who did not say where they are is where their settings have them. */
function turnAt(asked: NewTurn, seq: number, settings: UserSettings, open_question?: string): Turn {
  const { user_id, id, conversation_id, request_hash, message, received_at } = asked
  const timezone = asked.request.timezone ?? settings.timezone ?? asked.timezone
  return {
    user_id,
    id,
    conversation_id,
    seq,
    request_hash,
    message,
    received_at,
    request: { ...asked.request, timezone, ...(open_question !== undefined && { open_question }) },
    status: 'received',
    decided: null,
    response: null,
  }
}
