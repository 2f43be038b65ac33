/** What a turn gathered since its last commit: how it was read, and the reads it made. */
import { addInvocation } from '../calls/invocation-row.ts'
import type { Claim, Gathered } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { prepared } from '../prepared.ts'
import { unitOf } from '../unit.ts'

const keepReading = prepared((db, of: { user_id: string; id: string; decided: string }) =>
  db
    .updateTable('turns')
    .set({ status: 'decided', decided: of.decided })
    .where('user_id', '=', of.user_id)
    .where('id', '=', of.id),
)

export async function writeGathered(trx: Db, claim: Claim, gathered: Gathered): Promise<void> {
  for (const read of gathered.reads) addInvocation(trx, read)
  if (gathered.decided === null) return
  const { user_id, id } = claim.turn
  const decided = JSON.stringify(gathered.decided)
  const begun = unitOf(trx).turns.get(id)
  if (begun === undefined) await keepReading(trx, { user_id, id, decided })
  else Object.assign(begun, { status: 'decided', decided })
}
