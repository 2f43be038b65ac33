/**
 * One change, exactly once. Change, revision, event and audit row are one transaction; a key that is recorded
 * answers with what is recorded. A result that says it failed leaves nothing behind but its audit row.
 */
import type { ToolResult } from '../../domain/decision.ts'
import type { Change, Recorded } from '../contract-changes.ts'
import type { TaskWriter } from '../contract-tasks.ts'
import type { Db } from '../engine.ts'
import { all, prepared } from '../prepared.ts'
import { taskWriter } from '../tasks/writer.ts'
import { writeGathered } from '../turns/gathered.ts'
import { lockOwn, mustHold } from '../turns/lease.ts'
import { unitOf } from '../unit.ts'
import { underLock } from '../users.ts'
import { addInvocation, resultOf } from './invocation-row.ts'

export type Work = (tasks: TaskWriter) => Promise<ToolResult>

export async function change(trx: Db, asked: Change, work: Work): Promise<Recorded> {
  const { invocation, claim, gathered } = asked
  const [user, [earlier, held]] = await underLock(trx, invocation.actor.user_id, () =>
    all([recorded(trx, asked), claim === null ? nothing : lockOwn(trx, claim)]),
  )
  if (earlier !== null) return earlier
  if (claim !== null) mustHold(held, claim)
  const result = await unitOf(trx).try(
    async () =>
      (await takesQuestion(trx, asked)) ? await work(taskWriter(trx, { ...invocation, user })) : questionGone,
    ({ success }) => success,
  )
  const duration_ms = asked.elapsed()
  if (claim !== null && gathered !== null) await writeGathered(trx, claim, gathered)
  addInvocation(trx, { ...invocation, result, duration_ms })
  return { kind: 'done', result, repeated: false, invocation_id: invocation.id }
}

const nothing = Promise.resolve(undefined)

const recordedCall = prepared((db, of: { user_id: string; turn: string; sequence: number }) =>
  db
    .selectFrom('tool_invocations')
    .select(['id', 'tool', 'params_hash', 'success', 'result', 'error', 'error_code'])
    .where('user_id', '=', of.user_id)
    .where('turn', '=', of.turn)
    .where('sequence', '=', of.sequence),
)

async function recorded(trx: Db, { invocation }: Change): Promise<Recorded | null> {
  const { tool, params_hash } = invocation
  const row = await recordedRow(trx, invocation)
  if (row === undefined) return null
  const same = row.tool === tool && row.params_hash === params_hash
  if (!same) return { kind: 'differs' }
  return { kind: 'done', result: resultOf(row), repeated: true, invocation_id: row.id }
}

/** Of a turn that began in this transaction, nothing is recorded anywhere else. */
async function recordedRow(trx: Db, { turn, sequence, actor }: Change['invocation']) {
  const unit = unitOf(trx)
  if (unit.turns.has(turn)) return unit.rows('tool_invocations').find((row) => row.sequence === sequence)
  return (await recordedCall(trx, { user_id: actor.user_id, turn, sequence })).rows[0]
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
  await unitOf(trx).aside()
  const { numUpdatedRows } = await trx
    .updateTable('pending_actions')
    .set({ claimed_turn: invocation.turn })
    .where('user_id', '=', invocation.actor.user_id)
    .where('id', '=', claims)
    .where((row) => row.or([row('claimed_turn', 'is', null), row('claimed_turn', '=', invocation.turn)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
