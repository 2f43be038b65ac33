/** Finished turns with all that their decision depended on, in order, for playing them again. */
import type { RecordedTurn } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { recordedOutcomes } from './recorded-outcomes.ts'

/** One page of finished turns after a place; the place of the last one is where the next page begins. */
export async function recordedTurns(
  db: Db,
  after: RecordedTurn['place'] | null,
  limit: number,
): Promise<readonly RecordedTurn[]> {
  const rows = await db
    .selectFrom('turns')
    .select(['user_id', 'conversation_id', 'seq', 'id', 'request', 'decided', 'decision', 'response'])
    .where('status', '=', 'done')
    .$if(after !== null, (turns) =>
      turns.where((row) =>
        row.or([
          row('user_id', '>', after?.user_id ?? ''),
          row.and([
            row('user_id', '=', after?.user_id ?? ''),
            row('conversation_id', '>', after?.conversation_id ?? ''),
          ]),
          row.and([
            row('user_id', '=', after?.user_id ?? ''),
            row('conversation_id', '=', after?.conversation_id ?? ''),
            row('seq', '>', after?.seq ?? 0),
          ]),
        ]),
      ),
    )
    .orderBy('user_id')
    .orderBy('conversation_id')
    .orderBy('seq')
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
      outcomes: await recordedOutcomes(db, user_id, id),
    })),
  )
}
