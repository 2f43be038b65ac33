/** The turn before, for "why?" and "no, I meant …". What it only read is left out: a list may be long. */
import type { Decision, PreviousTurn } from '../../domain/decision.ts'
import type { Decided, Turn } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { all, prepared } from '../prepared.ts'
import { outcomesIn } from './recorded-outcomes.ts'

/** The latest before that place. */
type Place = Pick<Turn, 'user_id' | 'conversation_id' | 'seq'>

function latestBefore(db: Db, of: Place) {
  return db
    .selectFrom('turns')
    .select((turn) => turn.fn.max('seq').as('seq'))
    .where('user_id', '=', of.user_id)
    .where('conversation_id', '=', of.conversation_id)
    .where('seq', '<', of.seq)
}

const turnBefore = prepared((db, of: Place) =>
  db
    .selectFrom('turns')
    .select(['decided', 'decision'])
    .where('user_id', '=', of.user_id)
    .where('conversation_id', '=', of.conversation_id)
    .where('seq', '=', latestBefore(db, of)),
)

const changesBefore = prepared((db, of: Place) =>
  db
    .selectFrom('turns as t')
    .innerJoin('tool_invocations as i', (join) =>
      join.onRef('i.user_id', '=', 't.user_id').onRef('i.turn', '=', 't.id'),
    )
    .select(['i.sequence', 'i.call', 'i.success', 'i.result', 'i.error', 'i.error_code', 'i.duration_ms'])
    .where('t.user_id', '=', of.user_id)
    .where('t.conversation_id', '=', of.conversation_id)
    .where('t.seq', '=', latestBefore(db, of))
    .where('i.success', '=', 1)
    .where('i.tool', 'not in', ['get_task', 'list_tasks'])
    .orderBy('i.sequence'),
)

export async function previousTurn(db: Db, place: Place): Promise<PreviousTurn | null> {
  const [{ rows }, changed] = await all([turnBefore(db, place), changesBefore(db, place)])
  const [row] = rows
  if (!row || row.decided === null || row.decision === null) return null
  const { context } = JSON.parse(row.decided) as Decided
  const { touched, decision_type } = JSON.parse(row.decision) as Decision
  const { message, interpretation } = context
  return { message, interpretation, touched, decision_type, changes: outcomesIn(changed.rows) }
}
