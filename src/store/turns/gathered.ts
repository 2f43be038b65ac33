/** What a turn gathered since its last commit: how it was read, and the reads it made. */
import { insertInvocation } from '../calls/invocation-row.ts'
import type { Claim, Gathered } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { all, prepared } from '../prepared.ts'

const keepReading = prepared((db, of: { user_id: string; id: string; decided: string }) =>
  db
    .updateTable('turns')
    .set({ status: 'decided', decided: of.decided })
    .where('user_id', '=', of.user_id)
    .where('id', '=', of.id),
)

export async function writeGathered(trx: Db, claim: Claim, gathered: Gathered): Promise<void> {
  const reads = gathered.reads.map((read) => insertInvocation(trx, read))
  const { user_id, id } = claim.turn
  if (gathered.decided === null) await all(reads)
  else await all([keepReading(trx, { user_id, id, decided: JSON.stringify(gathered.decided) }), ...reads])
}
