/** The end of a turn in one transaction: reply, decision, what was shown, the new open question, lease released. */
import { sql } from 'kysely'
import type { Claim, Ending, Gathered } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { announce } from '../events.ts'
import { lockUser } from '../users.ts'
import { writeGathered } from './gathered.ts'
import { checkFence } from './lease.ts'

export async function finish(trx: Db, claim: Claim, gathered: Gathered, ending: Ending): Promise<void> {
  if (await isFinishedBy(trx, claim)) return
  await lockUser(trx, claim.turn.user_id)
  await checkFence(trx, claim)
  await writeGathered(trx, claim, gathered)
  await writeReply(trx, claim, ending)
  await replaceQuestion(trx, claim, ending)
  await release(trx, claim, ending)
  await tellOthers(trx, claim, ending)
}

/** A reply appears on the user's other pages, too. */
async function tellOthers(trx: Db, { turn }: Claim, { replied_at }: Ending): Promise<void> {
  const { user_id, conversation_id, id: message_id } = turn
  const { source, client } = turn.request.actor
  await announce(trx, user_id, {
    kind: 'message',
    at: replied_at,
    conversation_id,
    message_id,
    source,
    client,
  })
}

/** A commit whose answer got lost is simply asked for again. */
async function isFinishedBy(trx: Db, { turn, fence }: Claim): Promise<boolean> {
  const row = await trx
    .selectFrom('turns as t')
    .innerJoin('conversations as c', (join) =>
      join.onRef('c.user_id', '=', 't.user_id').onRef('c.id', '=', 't.conversation_id'),
    )
    .select('t.id')
    .where('t.user_id', '=', turn.user_id)
    .where('t.id', '=', turn.id)
    .where('t.status', '=', 'done')
    .where('c.fence', '=', fence)
    .executeTakeFirst()
  return row !== undefined
}

async function writeReply(trx: Db, { turn }: Claim, ending: Ending): Promise<void> {
  await trx
    .updateTable('turns')
    .set({
      status: 'done',
      decision: JSON.stringify(ending.decision),
      response: JSON.stringify(ending.response),
    })
    .where('user_id', '=', turn.user_id)
    .where('id', '=', turn.id)
    .execute()
  await trx
    .insertInto('messages')
    .values({
      user_id: turn.user_id,
      conversation_id: turn.conversation_id,
      seq: turn.seq + 1,
      id: `${turn.id}:reply`,
      role: 'assistant',
      content: ending.reply,
      created_at: ending.replied_at,
    })
    .execute()
}

async function replaceQuestion(trx: Db, { turn }: Claim, { pending }: Ending): Promise<void> {
  await trx
    .deleteFrom('pending_actions')
    .where('user_id', '=', turn.user_id)
    .where('conversation_id', '=', turn.conversation_id)
    .execute()
  if (pending === null) return
  await trx
    .insertInto('pending_actions')
    .values({
      user_id: turn.user_id,
      conversation_id: turn.conversation_id,
      id: pending.id,
      action: JSON.stringify(pending),
      created_at: pending.created_at,
      expires_at: pending.expires_at,
      created_turn: turn.id,
      claimed_turn: null,
    })
    .execute()
}

/** What this turn did not show or touch stays in mind. */
async function release(trx: Db, { turn }: Claim, ending: Ending): Promise<void> {
  const { last_list, last_task } = ending
  await trx
    .updateTable('conversations')
    .set({
      lease_owner: null,
      lease_until: null,
      updated_at: sql`case when updated_at < ${ending.replied_at} then ${ending.replied_at} else updated_at end`,
      ...(last_list && { last_list: JSON.stringify(last_list) }),
      ...(last_task && { last_task: JSON.stringify(last_task) }),
    })
    .where('user_id', '=', turn.user_id)
    .where('id', '=', turn.conversation_id)
    .execute()
}
