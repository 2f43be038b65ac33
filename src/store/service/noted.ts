/**
 * What was done about who may come in: a row of the audit trail, and an event at which every open stream of this user,
 * on any instance, shows its key once more.
 */
import { ACCESS_CHANGED } from '../../domain/access.ts'
import { addInvocation } from '../calls/invocation-row.ts'
import type { AccessNote } from '../contract-service.ts'
import type { Db } from '../engine.ts'
import { announce } from '../events.ts'
import { lockUser } from '../users.ts'

export async function noted(trx: Db, { id, at, actor, deed, about }: AccessNote): Promise<void> {
  const user = await lockUser(trx, actor.user_id)
  const { source, client } = actor
  addInvocation(trx, {
    id,
    turn: id,
    sequence: 1,
    actor,
    conversation_id: null,
    message_id: null,
    tool: deed,
    params: about,
    params_hash: '',
    intent: 'DIRECT',
    call: null,
    result: { success: true, data: {}, error: null, error_code: null },
    invoked_at: at,
    duration_ms: 0,
    attempts: 1,
  })
  announce(trx, user, { kind: ACCESS_CHANGED, at, invocation_id: id, source, client })
}
