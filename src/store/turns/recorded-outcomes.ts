/** The calls of one turn as they were recorded, in order: what a cut-off turn is played again with. */
import type { Selectable } from 'kysely'
import type { Outcome } from '../../domain/decision.ts'
import { type ResultColumns, resultOf } from '../calls/invocation-row.ts'
import type { Db } from '../engine.ts'
import type { ToolInvocations } from '../schema.ts'

export async function recordedOutcomes(db: Db, user_id: string, turn: string): Promise<readonly Outcome[]> {
  const rows = await db
    .selectFrom('tool_invocations')
    .select(['sequence', 'call', 'success', 'result', 'error', 'error_code', 'duration_ms'])
    .where('user_id', '=', user_id)
    .where('turn', '=', turn)
    .orderBy('sequence')
    .execute()
  return outcomesIn(rows)
}

type Recorded = ResultColumns & Pick<Selectable<ToolInvocations>, 'sequence' | 'call' | 'duration_ms'>

export function outcomesIn(rows: readonly Recorded[]): readonly Outcome[] {
  return rows.flatMap(({ sequence, call, duration_ms, ...result }) =>
    call === null ? [] : [{ sequence, call: JSON.parse(call), result: resultOf(result), duration_ms }],
  )
}
