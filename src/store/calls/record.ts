/** An audit row on its own: a read, or a call that finally failed. */
import type { Invocation } from '../contract-calls.ts'
import type { Claim } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { checkFence } from '../turns/lease.ts'
import { lockUser } from '../users.ts'
import { addRead } from './invocation-row.ts'

export async function record(trx: Db, invocation: Invocation, claim: Claim | null): Promise<void> {
  await lockUser(trx, invocation.actor.user_id)
  if (claim !== null) await checkFence(trx, claim)
  addRead(trx, invocation)
}
