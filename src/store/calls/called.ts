/** Whether a call was made under a key: what came in with a file before is not taken in again. */
import type { Db } from '../engine.ts'

export async function called(
  db: Db,
  user_id: string,
  { turn, sequence }: { readonly turn: string; readonly sequence: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('tool_invocations')
    .select('sequence')
    .where('user_id', '=', user_id)
    .where('turn', '=', turn)
    .where('sequence', '=', sequence)
    .executeTakeFirst()
  return row !== undefined
}
