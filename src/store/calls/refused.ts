/**
 * Calls that were refused before anything was done, because of their arguments or a missing scope. They are counted and
 * not kept: one row a day for each tool, reason and way in, which tells how many there were in its `attempts`.
 */
import { sql } from 'kysely'
import type { Invocation } from '../contract-calls.ts'
import type { Db } from '../engine.ts'
import type { ToolInvocations } from '../schema.ts'
import { lockUser } from '../users.ts'
import { cut } from './kept.ts'

export async function countRefused(trx: Db, invocation: Invocation): Promise<void> {
  await lockUser(trx, invocation.actor.user_id)
  const row = rowOf(invocation)
  const { id, error, invoked_at } = row
  await trx
    .insertInto('tool_invocations')
    .values(row)
    .onConflict((key) =>
      key
        .columns(['user_id', 'turn', 'sequence'])
        .doUpdateSet({ id, error, invoked_at, attempts: sql`tool_invocations.attempts + 1` }),
    )
    .execute()
}

/** Nothing of what was sent but the latest reason. What the program called itself could be different each time. */
function rowOf({ id, actor, tool, invoked_at, result }: Invocation): ToolInvocations {
  const { error, error_code } = result
  return {
    user_id: actor.user_id,
    turn: `refused:${invoked_at.slice(0, 10)}:${actor.source}:${tool}:${error_code}`,
    sequence: 1,
    id,
    source: actor.source,
    client: null,
    conversation_id: null,
    message_id: null,
    tool,
    params: JSON.stringify({ user_id: actor.user_id }),
    params_hash: '',
    intent: 'DIRECT',
    call: null,
    success: 0,
    result: null,
    error: cut(error ?? ''),
    error_code,
    invoked_at,
    duration_ms: 0,
    attempts: 1,
  }
}
