/** The turn before, for "why?", "no, I meant …" and "more". What it only read is left out: a list may be long. */
import type { Decision, PreviousTurn } from '../../domain/decision.ts'
import type { Decided, Turn } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { all, prepared } from '../prepared.ts'
import { outcomesIn } from './recorded-outcomes.ts'

type Place = Pick<Turn, 'user_id' | 'conversation_id' | 'seq'>

/** What was said there has the turn's own id. */
const turnAt = prepared((db, of: Place) =>
  db
    .selectFrom('messages as m')
    .innerJoin('turns as t', (join) => join.onRef('t.user_id', '=', 'm.user_id').onRef('t.id', '=', 'm.id'))
    .select(['t.decided', 't.decision'])
    .where('m.user_id', '=', of.user_id)
    .where('m.conversation_id', '=', of.conversation_id)
    .where('m.seq', '=', of.seq),
)

const changesAt = prepared((db, of: Place) =>
  db
    .selectFrom('messages as m')
    .innerJoin('tool_invocations as i', (join) =>
      join.onRef('i.user_id', '=', 'm.user_id').onRef('i.turn', '=', 'm.id'),
    )
    .select(['i.sequence', 'i.call', 'i.success', 'i.result', 'i.error', 'i.error_code', 'i.duration_ms'])
    .where('m.user_id', '=', of.user_id)
    .where('m.conversation_id', '=', of.conversation_id)
    .where('m.seq', '=', of.seq)
    .where('i.success', '=', 1)
    .where('i.tool', 'not in', ['get_task', 'list_tasks'])
    .orderBy('i.sequence'),
)

/** Each turn takes two places: what was said, and the reply. */
export async function previousTurn(
  db: Db,
  { user_id, conversation_id, seq }: Turn,
): Promise<PreviousTurn | null> {
  const before = { user_id, conversation_id, seq: seq - 2 }
  const [{ rows }, changed] = await all([turnAt(db, before), changesAt(db, before)])
  const [row] = rows
  if (!row || row.decided === null || row.decision === null) return null
  const { context } = JSON.parse(row.decided) as Decided
  const { touched, decision_type, says } = JSON.parse(row.decision) as Decision
  const { message, interpretation } = context
  const listed = listedIn(says)
  const changes = outcomesIn(changed.rows)
  return { message, interpretation, touched, decision_type, changes, ...(listed && { listed }) }
}

function listedIn([said, ...more]: Decision['says']): PreviousTurn['listed'] | null {
  if (said?.say !== 'listed' || more.length > 0) return null
  const { filter, rows } = said
  return { filter, rows }
}
