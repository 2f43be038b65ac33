/** What a turn gathered since its last commit: how it was read, and the reads it made. */
import { insertInvocation } from '../calls/invocation-row.ts'
import type { Claim, Gathered } from '../contract-turns.ts'
import type { Db } from '../engine.ts'

export async function writeGathered(trx: Db, claim: Claim, gathered: Gathered): Promise<void> {
  if (gathered.decided !== null) {
    await trx
      .updateTable('turns')
      .set({ status: 'decided', decided: JSON.stringify(gathered.decided) })
      .where('user_id', '=', claim.turn.user_id)
      .where('id', '=', claim.turn.id)
      .execute()
  }
  for (const read of gathered.reads) await insertInvocation(trx, read)
}
