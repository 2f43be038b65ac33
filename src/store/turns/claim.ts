/** Takes the lease and gathers what running the turn needs: the open question, what was shown, what was done. */
import type { PendingAction } from '../../domain/pending.ts'
import type { UserSettings } from '../contract-service.ts'
import type { Claim, Lease, Turn } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { all, prepared } from '../prepared.ts'
import type { PendingActions } from '../schema.ts'
import { userSettings } from '../service/settings.ts'
import { readsIn } from './gathered.ts'
import { type ConversationRow, changeConversation, isFree, leased, lockConversation } from './lease.ts'
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
  changeConversation(trx, conversation, leased(conversation, lease))
  const [settings, outcomes, question] = await all([
    userSettings(trx, user_id),
    outcomesSoFar(trx, user_id, turn.id),
    questionIn(trx, user_id, conversation_id),
  ])
  return claimOf(turn, conversation, settings, question, outcomes)
}

const readsOf = prepared((db, of: { user_id: string; id: string }) =>
  db.selectFrom('turns').select('reads').where('user_id', '=', of.user_id).where('id', '=', of.id),
)

async function outcomesSoFar(trx: Db, user_id: string, id: string): Promise<Claim['outcomes']> {
  const [row] = (await readsOf(trx, { user_id, id })).rows
  return await recordedOutcomes(trx, user_id, id, readsIn(row?.reads ?? null))
}

export function claimOf(
  turn: Turn,
  conversation: ConversationRow,
  settings: UserSettings,
  question: Question | undefined,
  outcomes: Claim['outcomes'] = [],
): Claim {
  return new LeasedTurn(turn, conversation, settings, openQuestion(turn, question), outcomes)
}

class LeasedTurn implements Claim {
  readonly turn: Turn
  readonly owner: string
  readonly fence: number
  readonly settings: UserSettings
  readonly pending: PendingAction | null
  readonly last_task: Claim['last_task']
  readonly last_intents: Claim['last_intents']
  readonly outcomes: Claim['outcomes']
  readonly #last_list: string | null

  constructor(
    turn: Turn,
    { last_list, last_task, last_intents, lease_owner, fence }: ConversationRow,
    settings: UserSettings,
    pending: PendingAction | null,
    outcomes: Claim['outcomes'],
  ) {
    this.turn = turn
    this.owner = lease_owner ?? ''
    this.fence = fence
    this.settings = settings
    this.pending = pending
    this.last_task = last_task === null ? null : JSON.parse(last_task)
    this.last_intents = last_intents === null ? null : JSON.parse(last_intents)
    this.outcomes = outcomes
    this.#last_list = last_list
  }

  /** Often long, and seldom looked at. */
  get last_list(): Claim['last_list'] {
    return this.#last_list === null ? null : JSON.parse(this.#last_list)
  }
}

export type Question = Pick<PendingActions, 'action' | 'claimed_turn'>

const questionOf = prepared((db, of: { user_id: string; conversation_id: string }) =>
  db
    .selectFrom('pending_actions')
    .select(['action', 'claimed_turn'])
    .where('user_id', '=', of.user_id)
    .where('conversation_id', '=', of.conversation_id),
)

async function questionIn(trx: Db, user_id: string, conversation_id: string): Promise<Question | undefined> {
  return (await questionOf(trx, { user_id, conversation_id })).rows[0]
}

/** Also one this very turn took before it was cut off: it has to decide the same again. */
export function openQuestion(turn: Pick<Turn, 'id'>, row: Question | undefined): PendingAction | null {
  const open = row !== undefined && (row.claimed_turn === null || row.claimed_turn === turn.id)
  return open ? JSON.parse(row.action) : null
}
