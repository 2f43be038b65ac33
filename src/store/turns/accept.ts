/**
 * A message comes in. Known key: its turn, whatever else was sent along. Otherwise it gets its place in the
 * conversation, all in one transaction, and may run at once when nothing else is waiting.
 */
import { sql } from 'kysely'
import type { Accepted, Claim, Lease, NewTurn, Turn } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { all, insertRow, prepared } from '../prepared.ts'
import type { Conversations } from '../schema.ts'
import { settingsIn } from '../service/settings.ts'
import { type LockedUser, underLock } from '../users.ts'
import { claimOf } from './claim.ts'
import { type ConversationRow, type Held, isFree, leased, lockConversation } from './lease.ts'
import { readTurn } from './turn-row.ts'

/** A conversation is named for its first words. */
const TITLE_LENGTH = 80

export async function accept(trx: Db, turn: NewTurn, lease: Lease, queue_limit: number): Promise<Accepted> {
  const { user_id, conversation_id, id } = turn
  const [user, [known, there, open]] = await underLock(trx, user_id, () =>
    all([
      readTurn(trx, user_id, id),
      lockConversation(trx, user_id, conversation_id),
      openTurns(trx, user_id, conversation_id),
    ]),
  )
  if (known !== null) {
    return known.request_hash === turn.request_hash ? { kind: 'known', turn: known } : { kind: 'reused' }
  }
  const conversation = there ?? (turn.opens_conversation ? await openConversation(trx, turn) : undefined)
  if (conversation === undefined) return { kind: 'no_conversation' }
  if (open >= queue_limit) return { kind: 'busy' }
  const runs = open === 0 && isFree(conversation, lease)
  return await taken(trx, turn, conversation, runs ? lease : null, user)
}

/** `lease`: it runs at once. */
async function taken(
  trx: Db,
  asked: NewTurn,
  conversation: ConversationRow,
  lease: Lease | null,
  user: LockedUser,
): Promise<Accepted> {
  const held = lease === null ? conversation : leased(conversation, lease)
  const turn = turnAt(asked, conversation.next_seq)
  const [, claim] = await all([
    insertTurn(trx, turn, conversation, held),
    lease === null ? nobody : claimOf(trx, turn, conversation, held, settingsIn(user.settings)),
  ])
  return { kind: 'accepted', turn, claim }
}

const nobody = Promise.resolve<Claim | null>(null)

async function openConversation(trx: Db, turn: NewTurn): Promise<ConversationRow> {
  const row: Conversations = {
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
  }
  await insertRow(trx, 'conversations', row)
  return row
}

const countOpen = prepared((db, of: { user_id: string; conversation_id: string }) =>
  db
    .selectFrom('turns')
    .select(sql<number>`cast(count(*) as integer)`.as('open'))
    .where('user_id', '=', of.user_id)
    .where('conversation_id', '=', of.conversation_id)
    // Written out, so that the index of open turns is used.
    .where(sql<boolean>`status <> 'done'`),
)

async function openTurns(trx: Db, user_id: string, conversation_id: string): Promise<number> {
  const [row] = (await countOpen(trx, { user_id, conversation_id })).rows
  return row?.open ?? 0
}

function turnAt(asked: NewTurn, seq: number): Turn {
  const { opens_conversation: _, ...turn } = asked
  return { ...turn, seq, status: 'received', decided: null, response: null }
}

type Moved = Held & Pick<Conversations, 'user_id' | 'id' | 'next_seq' | 'updated_at'>

const moveOn = prepared((db, of: Moved) =>
  db
    .updateTable('conversations')
    .set({
      next_seq: of.next_seq,
      updated_at: of.updated_at,
      lease_owner: of.lease_owner,
      lease_until: of.lease_until,
      fence: of.fence,
    })
    .where('user_id', '=', of.user_id)
    .where('id', '=', of.id),
)

/** Takes two places, so that the history always reads question, answer. */
async function insertTurn(trx: Db, turn: Turn, conversation: ConversationRow, held: Held): Promise<void> {
  const { user_id, id, conversation_id, received_at, request_hash, seq } = turn
  const { lease_owner, lease_until, fence } = held
  const updated_at = conversation.updated_at > received_at ? conversation.updated_at : received_at
  const moved = { user_id, id: conversation_id, next_seq: seq + 2, updated_at }
  const row = { user_id, id, conversation_id, seq, request_hash, received_at, status: 'received' as const }
  const nothing = { decided: null, decision: null, response: null }
  const said = { role: 'user' as const, content: turn.message, created_at: received_at }
  await all([
    moveOn(trx, { ...moved, lease_owner, lease_until, fence }),
    insertRow(trx, 'turns', { ...row, ...nothing, request: JSON.stringify(turn.request) }),
    insertRow(trx, 'messages', { user_id, conversation_id, seq, id, ...said }),
  ])
}
