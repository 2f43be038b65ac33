/** What a conversation has in mind between two turns, for who only looks: nothing is locked, and nothing is changed. */
import type { LeftInMind } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { openQuestion } from './claim.ts'

export async function inMind(db: Db, user_id: string, id: string): Promise<LeftInMind | null> {
  const row = await db
    .selectFrom('conversations as c')
    .leftJoin('pending_actions as p', (join) =>
      join.onRef('p.user_id', '=', 'c.user_id').onRef('p.conversation_id', '=', 'c.id'),
    )
    .select(['c.last_list', 'c.last_task', 'c.last_intents', 'p.action', 'p.claimed_turn'])
    .where('c.user_id', '=', user_id)
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const { action, claimed_turn } = row
  return {
    pending: openQuestion({ id: '' }, action === null ? undefined : { action, claimed_turn }),
    last_list: parsed(row.last_list),
    last_task: parsed(row.last_task),
    last_intents: parsed(row.last_intents),
  }
}

function parsed<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T)
}
