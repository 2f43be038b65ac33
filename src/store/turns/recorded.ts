/** Finished turns with all that their decision depended on, in order, for playing them again. */
import { sql } from 'kysely'
import type { RecordedTurn } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { type InFull, recordedOutcomes } from './recorded-outcomes.ts'

/** One page of finished turns after a place; the place of the last one is where the next page begins. */
export async function recordedTurns(
  db: Db,
  after: RecordedTurn['place'] | null,
  limit: number,
): Promise<readonly RecordedTurn[]> {
  const rows = await db
    .selectFrom('messages as m')
    .innerJoin('turns as t', (join) => join.onRef('t.user_id', '=', 'm.user_id').onRef('t.id', '=', 'm.id'))
    .select(['m.user_id', 'm.conversation_id', 'm.seq', 't.id', 't.request'])
    .select(['t.decided', 't.decision', 't.response'])
    .where('t.status', '=', 'done')
    .$if(after !== null, (turns) =>
      turns.where(
        sql<boolean>`(m.user_id, m.conversation_id, m.seq) > (${after?.user_id}, ${after?.conversation_id}, ${after?.seq})`,
      ),
    )
    .orderBy('m.user_id')
    .orderBy('m.conversation_id')
    .orderBy('m.seq')
    .limit(limit)
    .execute()
  return await Promise.all(
    rows.map(async ({ user_id, conversation_id, seq, id, request, decided, decision, response }) => ({
      place: { user_id, conversation_id, seq },
      id,
      literal: JSON.parse(request).literal,
      decided: decided === null ? null : JSON.parse(decided),
      decision: decision === null ? null : JSON.parse(decision),
      reply: response === null ? null : (JSON.parse(response).response_text ?? null),
      outcomes: await recordedOutcomes(db, user_id, id, inResponse(response)),
    })),
  )
}

/** What was told has what was read. */
function inResponse(response: string | null): InFull {
  const { tool_invocations = [] } = response === null ? {} : (JSON.parse(response) as Partial<Told>)
  return new Map(tool_invocations.map(({ sequence, result }) => [sequence, result]))
}

interface Told {
  readonly tool_invocations: readonly { readonly sequence: number; readonly result: unknown }[]
}
