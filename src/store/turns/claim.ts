/** Takes the lease and gathers what running the turn needs: the open question, what was shown, what was done. */
import type { PendingAction } from '../../domain/pending.ts'
import type { UserSettings } from '../contract-service.ts'
import type { Claim, Lease, Turn } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { all, prepared } from '../prepared.ts'
import { userSettings } from '../service/settings.ts'
import { type ConversationRow, type Held, isFree, leased, lockConversation, takeLease } from './lease.ts'
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
  if (turn === null) return null
  const held = leased(conversation, lease)
  const [settings, outcomes] = await all([
    userSettings(trx, user_id),
    recordedOutcomes(trx, user_id, turn.id),
    takeLease(trx, conversation, held),
  ])
  return { ...(await claimOf(trx, turn, conversation, held, settings)), outcomes }
}

/** Of a turn of which nothing is recorded yet. */
export async function claimOf(
  trx: Db,
  turn: Turn,
  { last_list, last_task }: ConversationRow,
  { lease_owner, fence }: Held,
  settings: UserSettings,
): Promise<Claim> {
  const [pending, previous] = await all([openQuestion(trx, turn), previousTurn(trx, turn)])
  return {
    turn,
    owner: lease_owner ?? '',
    fence,
    settings,
    pending,
    last_list: last_list === null ? null : JSON.parse(last_list),
    last_task: last_task === null ? null : JSON.parse(last_task),
    previous,
    outcomes: [],
  }
}

const questionOf = prepared((db, of: { user_id: string; conversation_id: string }) =>
  db
    .selectFrom('pending_actions')
    .select(['action', 'claimed_turn'])
    .where('user_id', '=', of.user_id)
    .where('conversation_id', '=', of.conversation_id),
)

/** Also one this very turn took before it was cut off: it has to decide the same again. */
async function openQuestion(trx: Db, turn: Turn): Promise<PendingAction | null> {
  const { user_id, conversation_id } = turn
  const [row] = (await questionOf(trx, { user_id, conversation_id })).rows
  const open = row !== undefined && (row.claimed_turn === null || row.claimed_turn === turn.id)
  return open ? JSON.parse(row.action) : null
}
