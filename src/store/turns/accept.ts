/**
 * A message comes in. Known key: its turn, whatever else was sent along. Otherwise it gets its place in the
 * conversation, all in one transaction, and may run at once when nothing else is waiting.
 */
import { sql } from 'kysely'
import type { Accepted, Lease, NewTurn, Turn } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { lockUser } from '../users.ts'
import { claimTurn } from './claim.ts'
import { type ConversationRow, isFree, lockConversation } from './lease.ts'
import { readTurn } from './turn-row.ts'

/** A conversation is named for its first words. */
const TITLE_LENGTH = 80

export async function accept(trx: Db, turn: NewTurn, lease: Lease, queue_limit: number): Promise<Accepted> {
  await lockUser(trx, turn.user_id)
  const known = await readTurn(trx, turn.user_id, turn.id)
  if (known !== null) {
    return known.request_hash === turn.request_hash ? { kind: 'known', turn: known } : { kind: 'reused' }
  }
  const conversation = await conversationOf(trx, turn)
  if (conversation === undefined) return { kind: 'no_conversation' }
  const open = await openTurns(trx, turn)
  if (open >= queue_limit) return { kind: 'busy' }
  const accepted = await insertTurn(trx, conversation, turn)
  const runs = open === 0 && isFree(conversation, lease)
  const claim = runs ? await claimTurn(trx, conversation, accepted, lease) : null
  return { kind: 'accepted', turn: accepted, claim }
}

async function conversationOf(trx: Db, turn: NewTurn): Promise<ConversationRow | undefined> {
  const there = await lockConversation(trx, turn.user_id, turn.conversation_id)
  if (there !== undefined || !turn.opens_conversation) return there
  return trx
    .insertInto('conversations')
    .values({
      user_id: turn.user_id,
      id: turn.conversation_id,
      title: [...turn.message.trim()].slice(0, TITLE_LENGTH).join(''),
      client: turn.request.actor.client,
      created_at: turn.received_at,
      updated_at: turn.received_at,
      next_seq: 1,
      lease_owner: null,
      lease_until: null,
      fence: 0,
      last_list: null,
      last_task: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function openTurns(trx: Db, turn: NewTurn): Promise<number> {
  const { open } = await trx
    .selectFrom('turns')
    .select(sql<number>`cast(count(*) as integer)`.as('open'))
    .where('user_id', '=', turn.user_id)
    .where('conversation_id', '=', turn.conversation_id)
    .where('status', '<>', 'done')
    .executeTakeFirstOrThrow()
  return open
}

/** Takes two places, so that the history always reads question, answer. */
async function insertTurn(trx: Db, conversation: ConversationRow, turn: NewTurn): Promise<Turn> {
  const { user_id, id, conversation_id, received_at, request_hash, request, message } = turn
  const seq = conversation.next_seq
  const updated_at = conversation.updated_at > received_at ? conversation.updated_at : received_at
  await trx
    .updateTable('conversations')
    .set({ next_seq: seq + 2, updated_at })
    .where('user_id', '=', user_id)
    .where('id', '=', conversation_id)
    .execute()
  const nothing = { decided: null, response: null }
  const row = { user_id, id, conversation_id, seq, request_hash, received_at }
  await trx
    .insertInto('turns')
    .values({ ...row, ...nothing, status: 'received', decision: null, request: JSON.stringify(request) })
    .execute()
  await trx
    .insertInto('messages')
    .values({ user_id, conversation_id, seq, id, role: 'user', content: message, created_at: received_at })
    .execute()
  return { ...row, ...nothing, status: 'received', message, request }
}
