/** The call that was made under a key, and the task it was about: what came in with a file before is not taken in again. */
import type { Db } from '../engine.ts'

export interface Called {
  /** null: about none, or it failed. */
  readonly task_id: string | null
}

export async function called(
  db: Db,
  user_id: string,
  { turn, sequence }: { readonly turn: string; readonly sequence: number },
): Promise<Called | null> {
  const row = await db
    .selectFrom('tool_invocations')
    .select('result')
    .where('user_id', '=', user_id)
    .where('turn', '=', turn)
    .where('sequence', '=', sequence)
    .executeTakeFirst()
  return row === undefined ? null : { task_id: taskIn(row.result) }
}

function taskIn(result: string | null): string | null {
  const { task } = (JSON.parse(result ?? 'null') ?? {}) as { task?: { id?: string } }
  return task?.id ?? null
}
