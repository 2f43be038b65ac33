/** The end of a turn in one transaction: reply, decision, what was shown, the new open question, lease released. */
import { sql } from 'kysely'
import type { Claim, Ending, Gathered } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { announce } from '../events.ts'
import { all, insertRow, prepared } from '../prepared.ts'
import type { Conversations } from '../schema.ts'
import { type LockedUser, underLock } from '../users.ts'
import { writeGathered } from './gathered.ts'
import { lockOwn, mustHold } from './lease.ts'

export async function finish(trx: Db, claim: Claim, gathered: Gathered, ending: Ending): Promise<void> {
  const { user_id, id } = claim.turn
  const [user, [status, held]] = await underLock(trx, user_id, () =>
    all([statusOf(trx, user_id, id), lockOwn(trx, claim)]),
  )
  // A commit whose answer got lost is simply asked for again.
  if (status === 'done' && held?.fence === claim.fence) return
  mustHold(held, claim)
  await writeGathered(trx, claim, gathered)
  await all([
    writeReply(trx, claim, ending),
    replaceQuestion(trx, claim, ending),
    release(trx, claim, ending),
    tellOthers(trx, user, claim, ending),
  ])
}

/** A reply appears on the user's other pages, too. */
async function tellOthers(trx: Db, user: LockedUser, { turn }: Claim, { replied_at }: Ending): Promise<void> {
  const { conversation_id, id: message_id } = turn
  const { source, client } = turn.request.actor
  await announce(trx, user, {
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
  return (await statusById(trx, { user_id, id })).rows[0]?.status
}

const keepReply = prepared((db, of: { user_id: string; id: string; decision: string; response: string }) =>
  db
    .updateTable('turns')
    .set({ status: 'done', decision: of.decision, response: of.response })
    .where('user_id', '=', of.user_id)
    .where('id', '=', of.id),
)

async function writeReply(trx: Db, { turn }: Claim, ending: Ending): Promise<void> {
  const { user_id, id, conversation_id, seq } = turn
  const decision = JSON.stringify(ending.decision)
  const said = { role: 'assistant' as const, content: ending.reply, created_at: ending.replied_at }
  await all([
    keepReply(trx, { user_id, id, decision, response: JSON.stringify(ending.response) }),
    insertRow(trx, 'messages', { user_id, conversation_id, seq: seq + 1, id: `${id}:reply`, ...said }),
  ])
}

const closeQuestion = prepared((db, of: { user_id: string; conversation_id: string }) =>
  db
    .deleteFrom('pending_actions')
    .where('user_id', '=', of.user_id)
    .where('conversation_id', '=', of.conversation_id),
)

async function replaceQuestion(trx: Db, { turn }: Claim, { pending }: Ending): Promise<void> {
  const { user_id, conversation_id, id: created_turn } = turn
  await closeQuestion(trx, { user_id, conversation_id })
  if (pending === null) return
  const { id, created_at, expires_at } = pending
  const about = { user_id, conversation_id, id, created_at, expires_at, created_turn, claimed_turn: null }
  await insertRow(trx, 'pending_actions', { ...about, action: JSON.stringify(pending) })
}

type Kept = Pick<Conversations, 'user_id' | 'id' | 'updated_at' | 'last_list' | 'last_task'>

const letGo = prepared((db, of: Kept) =>
  db
    .updateTable('conversations')
    .set({
      lease_owner: null,
      lease_until: null,
      updated_at: sql`case when updated_at < ${of.updated_at} then ${of.updated_at} else updated_at end`,
      last_list: sql`coalesce(${of.last_list}, last_list)`,
      last_task: sql`coalesce(${of.last_task}, last_task)`,
    })
    .where('user_id', '=', of.user_id)
    .where('id', '=', of.id),
)

/** What this turn did not show or touch stays in mind. */
async function release(trx: Db, { turn }: Claim, ending: Ending): Promise<void> {
  const { user_id, conversation_id: id } = turn
  const last_list = ending.last_list && JSON.stringify(ending.last_list)
  const last_task = ending.last_task && JSON.stringify(ending.last_task)
  await letGo(trx, { user_id, id, updated_at: ending.replied_at, last_list, last_task })
}
