/**
 * What is due rings: under the lock of its user's row, which every change of a task takes, too. So nothing rings that
 * was done a moment before, and of several who come at once one rings it.
 */
import { epochOf } from '../../domain/calendar.ts'
import { BRIEF } from '../../domain/morning-brief.ts'
import { quietUntil } from '../../domain/quiet-hours.ts'
import { AT_DUE } from '../../domain/reminders.ts'
import type { Rung } from '../contract-rings.ts'
import type { UserSettings } from '../contract-service.ts'
import type { Db } from '../engine.ts'
import { announce } from '../events.ts'
import type { LockedUser } from '../locked-user.ts'
import type { Deliveries, Rings } from '../schema-rings.ts'
import { settingsIn } from '../service/settings.ts'
import { unitOf } from '../unit.ts'
import { lockUser } from '../users.ts'
import { planBrief } from './brief.ts'

/** Up to here it is on time. */
export const LATE_MS = 60_000

export async function ring(trx: Db, now: string, limit: number): Promise<readonly Rung[]> {
  const due = await trx
    .selectFrom('rings')
    .selectAll()
    .where('rung_at', 'is', null)
    .where('at', '<=', now)
    .orderBy('at')
    .limit(limit)
    .execute()
  const rung: Rung[] = []
  // In one order, so that two who ring at once wait for each other instead of for ever.
  for (const [user_id, own] of [...Map.groupBy(due, (one) => one.user_id)].sort(byName))
    rung.push(...(await ringOf(trx, user_id, own, now)))
  return rung
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

/** Looked at again under the lock. Who may not come in is not told anything either. */
async function ringOf(
  trx: Db,
  user_id: string,
  due: readonly Rings[],
  now: string,
): Promise<readonly Rung[]> {
  const user = await lockUser(trx, user_id, 'go on')
  const settings = settingsIn(user.settings)
  const fresh: Rings[] = []
  for (const one of due) if (await isFirst(trx, one, now)) fresh.push(one)
  const briefs = fresh.filter(({ reminder }) => reminder === BRIEF)
  if (briefs.length > 0) await planBrief(trx, user_id, settings, now)
  if (fresh.length === 0 || user.numbers.closed !== null) return []
  const ofTasks = await stillWanted(trx, user, fresh)
  for (const { task_id } of ofTasks) announce(trx, user, { kind: 'reminded', at: now, task_id })
  const wanted = [...ofTasks, ...briefs.map((one) => ({ ...one, timezone: settings.timezone }))]
  const channels = await reachable(trx, user_id)
  for (const one of wanted) {
    const common = { ...deliveryOf(one, settings, now), ...waiting }
    const rows = channels.map((channel_id): Deliveries => ({ ...common, channel_id }))
    if (rows.length > 0) unitOf(trx).add('deliveries', ...rows)
  }
  return wanted.map(({ task_id, at, reminder }) => ({ user_id, task_id, at, reminder, rung_at: now }))
}

type Wanted = Rings & { readonly timezone: string | null }

/** Due when it was to ring, and not by the clock of who rang it, which may be ahead; in quiet hours at their end. */
function deliveryOf(
  { user_id, task_id, at, reminder, timezone }: Wanted,
  settings: UserSettings,
  now: string,
) {
  const clock = { epoch_ms: epochOf(now), timezone: settings.timezone ?? timezone ?? 'UTC' }
  const due_at = quietUntil(settings.quiet_hours, clock) ?? at
  return {
    user_id,
    task_id,
    ring_at: at,
    reminder,
    late: clock.epoch_ms - epochOf(at) > LATE_MS ? 1 : 0,
    due_at,
  }
}

const waiting = { status: 'waiting', attempts: 0, owner: null, error: null, ended_at: null } as const

async function isFirst(trx: Db, { user_id, task_id, at }: Rings, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('rings')
    .set({ rung_at: now })
    .where('user_id', '=', user_id)
    .where('task_id', '=', task_id)
    .where('at', '=', at)
    .where('rung_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** With the clock of their tasks; without those that go without saying, for who does not want them. */
async function stillWanted(trx: Db, user: LockedUser, rings: readonly Rings[]): Promise<readonly Wanted[]> {
  const tasks = await trx
    .selectFrom('tasks')
    .select(['id', 'timezone', 'reminders'])
    .where('user_id', '=', user.id)
    .where('id', 'in', [...new Set(rings.map(({ task_id }) => task_id))])
    .execute()
  const silent = settingsIn(user.settings).ring_when_due === false
  return rings.flatMap((ring) => {
    const task = tasks.find(({ id }) => id === ring.task_id)
    const unasked = silent && ring.reminder === AT_DUE && task?.reminders === null
    return task === undefined || unasked ? [] : [{ ...ring, timezone: task.timezone }]
  })
}

async function reachable(trx: Db, user_id: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('channels')
    .select('id')
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

export async function nextRing(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('rings')
    .select('at')
    .where('rung_at', 'is', null)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}
