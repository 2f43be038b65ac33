/**
 * The right to run a conversation's turns: one owner at a time, for a while. Each new owner gets a higher fence,
 * and whoever holds an older one can no longer write.
 */
import type { Selectable } from 'kysely'
import { type Claim, FencedOff, type Lease } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import type { Conversations } from '../schema.ts'

export type ConversationRow = Selectable<Conversations>

export async function lockConversation(
  trx: Db,
  user_id: string,
  id: string,
): Promise<ConversationRow | undefined> {
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
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

/** Returns the new fence. */
export async function takeLease(trx: Db, conversation: ConversationRow, lease: Lease): Promise<number> {
  const fence = conversation.fence + 1
  await trx
    .updateTable('conversations')
    .set({ lease_owner: lease.owner, lease_until: instant(lease.now_ms + lease.ttl_ms), fence })
    .where('user_id', '=', conversation.user_id)
    .where('id', '=', conversation.id)
    .execute()
  return fence
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
export async function checkFence(trx: Db, claim: Claim): Promise<void> {
  const { user_id, conversation_id } = claim.turn
  const held = await lockConversation(trx, user_id, conversation_id)
  if (held?.lease_owner !== claim.owner || held.fence !== claim.fence) {
    throw new FencedOff(`conversation ${conversation_id} is no longer held by ${claim.owner}`)
  }
}

function instant(epoch_ms: number): string {
  return new Date(epoch_ms).toISOString()
}
