/**
 * One change, exactly once. Change, revision, event and audit row are one transaction; a key that is recorded
 * answers with what is recorded. A result that says it failed leaves nothing behind but its audit row.
 */
import { sql } from 'kysely'
import type { ToolResult } from '../../domain/decision.ts'
import type { Change, Recorded } from '../contract-changes.ts'
import type { TaskWriter } from '../contract-tasks.ts'
import type { Db } from '../engine.ts'
import { taskWriter } from '../tasks/writer.ts'
import { writeGathered } from '../turns/gathered.ts'
import { checkFence } from '../turns/lease.ts'
import { lockUser } from '../users.ts'
import { insertInvocation, resultOf } from './invocation-row.ts'

export type Work = (tasks: TaskWriter) => Promise<ToolResult>

export async function change(trx: Db, asked: Change, work: Work): Promise<Recorded> {
  const { invocation, claim, gathered } = asked
  await lockUser(trx, invocation.actor.user_id)
  const earlier = await recorded(trx, asked)
  if (earlier !== null) return earlier
  if (claim !== null) await checkFence(trx, claim)
  const result = await allOrNothing(trx, asked, work)
  if (claim !== null && gathered !== null) await writeGathered(trx, claim, gathered)
  await insertInvocation(trx, { ...invocation, result, duration_ms: asked.elapsed() })
  return { kind: 'done', result, repeated: false }
}

async function recorded(trx: Db, { invocation }: Change): Promise<Recorded | null> {
  const row = await trx
    .selectFrom('tool_invocations')
    .select(['tool', 'params_hash', 'success', 'result', 'error', 'error_code'])
    .where('user_id', '=', invocation.actor.user_id)
    .where('turn', '=', invocation.turn)
    .where('sequence', '=', invocation.sequence)
    .executeTakeFirst()
  if (row === undefined) return null
  const same = row.tool === invocation.tool && row.params_hash === invocation.params_hash
  return same ? { kind: 'done', result: resultOf(row), repeated: true } : { kind: 'differs' }
}

async function allOrNothing(trx: Db, asked: Change, work: Work): Promise<ToolResult> {
  await sql`savepoint work`.execute(trx)
  const result = (await takesQuestion(trx, asked))
    ? await work(taskWriter(trx, asked.invocation))
    : questionGone
  if (!result.success) await sql`rollback to savepoint work`.execute(trx)
  await sql`release savepoint work`.execute(trx)
  return result
}

const questionGone: ToolResult = {
  success: false,
  data: null,
  error: 'That question is no longer open.',
  error_code: 'CONFLICT',
}

/** Of any number of answers to one question, one turn gets to act on it. */
async function takesQuestion(trx: Db, { claims, invocation }: Change): Promise<boolean> {
  if (claims === null) return true
  const { numUpdatedRows } = await trx
    .updateTable('pending_actions')
    .set({ claimed_turn: invocation.turn })
    .where('user_id', '=', invocation.actor.user_id)
    .where('id', '=', claims)
    .where((row) => row.or([row('claimed_turn', 'is', null), row('claimed_turn', '=', invocation.turn)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
