/** The calls of one turn as they were recorded, in order: what it is played again with. */
import type { Selectable } from 'kysely'
import type { Outcome } from '../../domain/decision.ts'
import { type ResultColumns, resultOf } from '../calls/invocation-row.ts'
import { isInBrief } from '../calls/kept.ts'
import type { Db } from '../engine.ts'
import type { ToolInvocations } from '../schema.ts'

/** What calls gave back in full, by their number. */
export type InFull = ReadonlyMap<number, unknown>

export async function recordedOutcomes(
  db: Db,
  user_id: string,
  turn: string,
  inFull: InFull,
): Promise<readonly Outcome[]> {
  const rows = await db
    .selectFrom('tool_invocations')
    .select(['sequence', 'call', 'success', 'result', 'error', 'error_code', 'duration_ms'])
    .where('user_id', '=', user_id)
    .where('turn', '=', turn)
    .orderBy('sequence')
    .execute()
  return outcomesIn(rows, inFull)
}

type Recorded = ResultColumns & Pick<Selectable<ToolInvocations>, 'sequence' | 'call' | 'duration_ms'>

export function outcomesIn(rows: readonly Recorded[], inFull: InFull = new Map()): readonly Outcome[] {
  return rows.flatMap(({ sequence, call, duration_ms, ...row }) => {
    if (call === null) return []
    return [{ sequence, call: JSON.parse(call), result: whole(row, inFull.get(sequence)), duration_ms }]
  })
}

function whole(row: ResultColumns, data: unknown): Outcome['result'] {
  const result = resultOf(row)
  if (!result.success || !isInBrief(result.data) || data === undefined) return result
  return { ...result, data: data as typeof result.data }
}
