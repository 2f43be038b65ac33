/**
 * What a turn gathered since its last commit: how it was read, and the reads it made. The audit trail keeps reads in
 * brief; should the turn be cut off, it goes on with what it saw, so until its end that is kept whole beside it.
 */
import { sql } from 'kysely'
import { addRead } from '../calls/invocation-row.ts'
import type { Claim, Gathered } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { prepared } from '../prepared.ts'
import { unitOf } from '../unit.ts'

interface Kept {
  readonly user_id: string
  readonly id: string
  readonly decided: string | null
  readonly reads: string
}

const keep = prepared((db, of: Kept) =>
  db
    .updateTable('turns')
    .set({
      status: 'decided',
      decided: sql<string>`coalesce(${of.decided}, decided)`,
      reads: sql<string>`coalesce(reads, '') || ${of.reads}`,
    })
    .where('user_id', '=', of.user_id)
    .where('id', '=', of.id),
)

export async function writeGathered(trx: Db, claim: Claim, gathered: Gathered): Promise<void> {
  for (const read of gathered.reads) addRead(trx, read)
  const { user_id, id } = claim.turn
  const decided = gathered.decided && JSON.stringify(gathered.decided)
  const begun = unitOf(trx).turns.get(id)
  // A turn that begins here ends here, too.
  if (begun !== undefined) return void (decided && Object.assign(begun, { status: 'decided', decided }))
  const reads = gathered.reads.map(readLine).join('')
  if (decided !== null || reads !== '') await keep(trx, { user_id, id, decided, reads })
}

function readLine({ sequence, result: { data } }: Gathered['reads'][number]): string {
  return `${JSON.stringify([sequence, data])}\n`
}

/** What was read by which call. */
export function readsIn(text: string | null): ReadonlyMap<number, unknown> {
  const lines = (text ?? '').split('\n').filter((line) => line !== '')
  return new Map(lines.map((line): [number, unknown] => JSON.parse(line)))
}
