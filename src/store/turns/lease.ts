/**
 * The right to run a conversation's turns: one owner at a time, for a while. Each new owner gets a higher fence,
 * and whoever holds an older one can no longer write.
 */
import type { Selectable } from 'kysely'
import { type Claim, FencedOff, type Lease } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { prepared } from '../prepared.ts'
import type { Conversations } from '../schema.ts'
import { unitOf } from '../unit.ts'

export type ConversationRow = Selectable<Conversations>

export const conversationById = prepared((db, of: { user_id: string; id: string }) =>
  db
    .selectFrom('conversations')
    .selectAll()
    .where('user_id', '=', of.user_id)
    .where('id', '=', of.id)
    .forUpdate(),
)

/** Read once; until the end of the transaction nobody else changes it. */
export async function lockConversation(
  trx: Db,
  user_id: string,
  id: string,
): Promise<ConversationRow | undefined> {
  const { conversations } = unitOf(trx)
  const known = conversations.get(id)
  if (known !== undefined) return known
  const [row] = (await conversationById(trx, { user_id, id })).rows
  if (row !== undefined) conversations.set(id, row)
  return row
}

type Changed = Omit<ConversationRow, 'title' | 'client' | 'created_at'>

function placeTo(db: Db, of: Changed) {
  const { next_seq, updated_at, lease_owner, lease_until, fence, last_task, last_intents } = of
  return db
    .updateTable('conversations')
    .set({ next_seq, updated_at, lease_owner, lease_until, fence, last_task, last_intents })
    .where('user_id', '=', of.user_id)
    .where('id', '=', of.id)
}

const keepPlace = prepared(placeTo)
const keepAll = prepared((db, of: Changed) => placeTo(db, of).set({ last_list: of.last_list }))

/** A list may be long: it is written when another was shown. */
function keep(trx: Db, row: ConversationRow, known_list: string | null) {
  return (row.last_list === known_list ? keepPlace : keepAll).query(trx, row)
}

type Since = Changed & { known_seq: number; known_fence: number; known_at: string }

function placeSince(db: Db, of: Since) {
  return placeTo(db, of)
    .where('next_seq', '=', of.known_seq)
    .where('fence', '=', of.known_fence)
    .where('updated_at', '=', of.known_at)
    .returning('id')
}

const keepPlaceSince = prepared(placeSince)
const keepAllSince = prepared((db, of: Since) => placeSince(db, of).set({ last_list: of.last_list }))

/** If there was no other turn since. */
export function keepSince(trx: Db, row: ConversationRow, known: ConversationRow) {
  const since = { ...row, ...knownPlace(known) }
  return (row.last_list === known.last_list ? keepPlaceSince : keepAllSince).query(trx, since)
}

export function knownPlace(known: ConversationRow) {
  return { known_seq: known.next_seq, known_fence: known.fence, known_at: known.updated_at }
}

type Change = Partial<Omit<ConversationRow, 'user_id' | 'id' | 'title' | 'client' | 'created_at'>>

export function changeConversation(trx: Db, row: ConversationRow, change: Change): void {
  const { last_list } = row
  Object.assign(row, change)
  unitOf(trx).keep(row, () => [keep(trx, row, last_list)])
}

/** Two clocks that are set properly differ by far less. */
const CLOCKS_DIFFER_MS = 10_000

export function isFree(conversation: ConversationRow, lease: Lease): boolean {
  const { lease_owner, lease_until } = conversation
  return (
    lease_owner === null ||
    lease_owner === lease.owner ||
    lease_until === null ||
    lease_until <= instant(lease.now_ms) ||
    isFromTheFuture(lease_until, lease)
  )
}

/** Longer than any lease lasts: the clock was set back since, and whoever holds it may be long gone. */
function isFromTheFuture(lease_until: string, { now_ms, ttl_ms }: Lease): boolean {
  return lease_until > instant(now_ms + ttl_ms + CLOCKS_DIFFER_MS)
}

export type Held = Pick<Conversations, 'lease_owner' | 'lease_until' | 'fence'>

/** The conversation's row once this lease has it. */
export function leased(conversation: ConversationRow, lease: Lease): Held {
  const fence = conversation.fence + 1
  return { lease_owner: lease.owner, lease_until: instant(lease.now_ms + lease.ttl_ms), fence }
}

export async function renew(db: Db, claim: Claim, lease: Lease): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set({ lease_until: instant(lease.now_ms + lease.ttl_ms) })
    .where('user_id', '=', claim.turn.user_id)
    .where('id', '=', claim.turn.conversation_id)
    .where('lease_owner', '=', claim.owner)
    .where('fence', '=', claim.fence)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Holds the conversation for the rest of the transaction, so that nobody takes over in between. */
export async function lockOwn(trx: Db, { turn }: Claim): Promise<ConversationRow | undefined> {
  return await lockConversation(trx, turn.user_id, turn.conversation_id)
}

export async function checkFence(trx: Db, claim: Claim): Promise<void> {
  mustHold(await lockOwn(trx, claim), claim)
}

export function mustHold(held: ConversationRow | undefined, claim: Claim): asserts held is ConversationRow {
  if (held?.lease_owner !== claim.owner || held.fence !== claim.fence) {
    throw new FencedOff(`conversation ${claim.turn.conversation_id} is no longer held by ${claim.owner}`)
  }
}

function instant(epoch_ms: number): string {
  return new Date(epoch_ms).toISOString()
}
