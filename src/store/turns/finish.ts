/** The end of a turn in one transaction: reply, decision, what was shown, the new open question, lease released. */
import { jsonText } from '../../domain/json-text.ts'
import { keptText } from '../calls/kept.ts'
import type { Claim, Ending, Gathered } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { announce } from '../events.ts'
import type { LockedUser } from '../locked-user.ts'
import { all, prepared } from '../prepared.ts'
import type { PendingActions } from '../schema.ts'
import { unitOf } from '../unit.ts'
import { underLock } from '../users.ts'
import { writeGathered } from './gathered.ts'
import { type ConversationRow, changeConversation, lockOwn, mustHold } from './lease.ts'

export async function finish(trx: Db, claim: Claim, gathered: Gathered, ending: Ending): Promise<void> {
  const { user_id, id } = claim.turn
  const [user, [status, held]] = await underLock(
    trx,
    user_id,
    () => all([statusOf(trx, user_id, id), lockOwn(trx, claim)]),
    'go on',
  )
  // A commit whose answer got lost is simply asked for again.
  if (status === 'done' && held?.fence === claim.fence) return
  mustHold(held, claim)
  await writeGathered(trx, claim, gathered)
  await writeReply(trx, claim, ending)
  replaceQuestion(trx, claim, ending)
  release(trx, held, ending)
  tellOthers(trx, user, claim, ending)
  if (unitOf(trx).turns.has(id)) leave(trx, user, held, ending)
}

/** A turn that began in this transaction ends in it: nobody else has a turn here. */
function leave(trx: Db, user: LockedUser, conversation: ConversationRow, { pending }: Ending): void {
  const action = pending === null ? null : JSON.stringify(pending)
  unitOf(trx).left = { user: user.numbers, conversation, action }
}

/** A reply appears on the user's other pages, too. */
function tellOthers(trx: Db, user: LockedUser, { turn }: Claim, { replied_at }: Ending): void {
  const { conversation_id, id: message_id } = turn
  const { source, client } = turn.request.actor
  announce(trx, user, {
    kind: 'message',
    at: replied_at,
    conversation_id,
    message_id,
    source,
    client,
  })
}

const statusById = prepared((db, of: { user_id: string; id: string }) =>
  db.selectFrom('turns').select('status').where('user_id', '=', of.user_id).where('id', '=', of.id),
)

async function statusOf(trx: Db, user_id: string, id: string): Promise<string | undefined> {
  const begun = unitOf(trx).turns.get(id)
  if (begun !== undefined) return begun.status
  return (await statusById(trx, { user_id, id })).rows[0]?.status
}

const keepReply = prepared((db, of: { user_id: string; id: string; decision: string; response: string }) =>
  db
    .updateTable('turns')
    .set({ status: 'done', decision: of.decision, response: of.response, reads: null })
    .where('user_id', '=', of.user_id)
    .where('id', '=', of.id),
)

async function writeReply(trx: Db, { turn }: Claim, ending: Ending): Promise<void> {
  const { user_id, id, conversation_id, seq } = turn
  const response = keptText(ending.response, jsonText(ending.response))
  const told = { decision: JSON.stringify(ending.decision), response }
  const unit = unitOf(trx)
  const begun = unit.turns.get(id)
  if (begun === undefined) await keepReply(trx, { user_id, id, ...told })
  else Object.assign(begun, { status: 'done', ...told })
  unit.add('messages', {
    user_id,
    conversation_id,
    seq: seq + 1,
    id: `${id}:reply`,
    role: 'assistant',
    content: ending.reply,
    created_at: ending.replied_at,
  })
}

const closeQuestion = prepared((db, of: { user_id: string; conversation_id: string }) =>
  db
    .deleteFrom('pending_actions')
    .where('user_id', '=', of.user_id)
    .where('conversation_id', '=', of.conversation_id),
)

function questionIn(of: PendingActions) {
  const { id, action, created_at, expires_at, created_turn, claimed_turn } = of
  return { id, action, created_at, expires_at, created_turn, claimed_turn }
}

const openQuestion = prepared((db, of: PendingActions) =>
  db
    .insertInto('pending_actions')
    .values({ user_id: of.user_id, conversation_id: of.conversation_id, ...questionIn(of) })
    .onConflict((key) => key.columns(['user_id', 'conversation_id']).doUpdateSet(questionIn(of))),
)

/** At most one question is open: a new one takes the place of the old. */
function replaceQuestion(trx: Db, { turn }: Claim, { pending }: Ending): void {
  const { user_id, conversation_id, id: created_turn } = turn
  const unit = unitOf(trx)
  if (pending === null) {
    if (unit.nothingAsked) return
    unit.keep(closeQuestion, () => [closeQuestion.query(trx, { user_id, conversation_id })])
    return
  }
  const { id, created_at, expires_at } = pending
  const about = { user_id, conversation_id, id, created_at, expires_at, created_turn, claimed_turn: null }
  unit.keep(openQuestion, () => [openQuestion.query(trx, { ...about, action: JSON.stringify(pending) })])
}

/** What this turn did not show or touch stays in mind. */
function release(trx: Db, held: ConversationRow, ending: Ending): void {
  const { decision, replied_at, last_list, last_task } = ending
  changeConversation(trx, held, {
    lease_owner: null,
    lease_until: null,
    updated_at: held.updated_at < replied_at ? replied_at : held.updated_at,
    last_list: last_list === null ? held.last_list : JSON.stringify(last_list),
    last_task: last_task === null ? held.last_task : JSON.stringify(last_task),
    last_intents: JSON.stringify(decision.intents),
  })
}
