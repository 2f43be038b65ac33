/** How a turn was read, kept on its own before the first step; who lost the turn keeps nothing. */
import type { Claim, Decided } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { writeGathered } from './gathered.ts'
import { checkFence } from './lease.ts'

export async function decided(trx: Db, claim: Claim, how: Decided): Promise<void> {
  await checkFence(trx, claim)
  await writeGathered(trx, claim, { decided: how, reads: [] })
}
