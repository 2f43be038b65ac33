/** When a user's next look at the day is sent: one row of `rings`, of no task. */
import { epochOf } from '../../domain/calendar.ts'
import { BRIEF, NO_TASK, nextBrief } from '../../domain/morning-brief.ts'
import type { UserSettings } from '../contract-service.ts'
import type { Db } from '../engine.ts'

/** Whatever was planned before is not any more. */
export async function planBrief(
  trx: Db,
  user_id: string,
  settings: UserSettings,
  now: string,
): Promise<void> {
  const { morning_brief, timezone } = settings
  await trx
    .deleteFrom('rings')
    .where('user_id', '=', user_id)
    .where('task_id', '=', NO_TASK)
    .where('rung_at', 'is', null)
    .execute()
  if (morning_brief === null) return
  const at = nextBrief(morning_brief, { epoch_ms: epochOf(now), timezone: timezone ?? 'UTC' })
  await trx
    .insertInto('rings')
    .values({ user_id, task_id: NO_TASK, at, reminder: BRIEF, rung_at: null })
    .onConflict((key) => key.doNothing())
    .execute()
}
