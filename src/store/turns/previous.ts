/** The turn before, for "why?" and "no, I meant …". What it only read is left out: a list may be long. */
import type { Decision, PreviousTurn } from '../../domain/decision.ts'
import type { Decided, Turn } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { recordedOutcomes } from './recorded-outcomes.ts'

export async function previousTurn(
  db: Db,
  { user_id, conversation_id, seq }: Turn,
): Promise<PreviousTurn | null> {
  if (seq === 1) return null
  const row = await db
    .selectFrom('turns')
    .select(['id', 'decided', 'decision'])
    .where('user_id', '=', user_id)
    .where('conversation_id', '=', conversation_id)
    .where('seq', '=', seq - 2)
    .executeTakeFirst()
  if (!row || row.decided === null || row.decision === null) return null
  const { context } = JSON.parse(row.decided) as Decided
  const { touched, decision_type } = JSON.parse(row.decision) as Decision
  const outcomes = await recordedOutcomes(db, user_id, row.id)
  const changes = outcomes.filter(
    ({ call, result }) => result.success && !['get_task', 'list_tasks'].includes(call.tool),
  )
  const { message, interpretation } = context
  return { message, interpretation, touched, decision_type, changes }
}
