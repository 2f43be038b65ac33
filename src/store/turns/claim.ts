/** Takes the lease and gathers what running the turn needs: the open question, what was shown, what was done. */
import type { PendingAction } from '../../domain/pending.ts'
import type { Claim, Lease, Turn } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { userSettings } from '../service/settings.ts'
import { type ConversationRow, isFree, lockConversation, takeLease } from './lease.ts'
import { previousTurn } from './previous.ts'
import { recordedOutcomes } from './recorded-outcomes.ts'
import { lowestOpenTurn } from './turn-row.ts'

export async function acquire(
  trx: Db,
  user_id: string,
  conversation_id: string,
  lease: Lease,
): Promise<Claim | null> {
  const conversation = await lockConversation(trx, user_id, conversation_id)
  if (conversation === undefined || !isFree(conversation, lease)) return null
  const turn = await lowestOpenTurn(trx, user_id, conversation_id)
  return turn === null ? null : claimTurn(trx, conversation, turn, lease)
}

export async function claimTurn(
  trx: Db,
  conversation: ConversationRow,
  turn: Turn,
  lease: Lease,
): Promise<Claim> {
  return {
    turn,
    owner: lease.owner,
    fence: await takeLease(trx, conversation, lease),
    settings: await userSettings(trx, turn.user_id),
    pending: await openQuestion(trx, turn),
    last_list: conversation.last_list === null ? null : JSON.parse(conversation.last_list),
    last_task: conversation.last_task === null ? null : JSON.parse(conversation.last_task),
    previous: await previousTurn(trx, turn),
    outcomes: await recordedOutcomes(trx, turn.user_id, turn.id),
  }
}

/** Also one this very turn took before it was cut off: it has to decide the same again. */
async function openQuestion(trx: Db, turn: Turn): Promise<PendingAction | null> {
  const row = await trx
    .selectFrom('pending_actions')
    .select(['action', 'claimed_turn'])
    .where('user_id', '=', turn.user_id)
    .where('conversation_id', '=', turn.conversation_id)
    .executeTakeFirst()
  const open = row !== undefined && (row.claimed_turn === null || row.claimed_turn === turn.id)
  return open ? JSON.parse(row.action) : null
}
