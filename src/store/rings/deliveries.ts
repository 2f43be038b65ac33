/** Deliveries in the hands of one sender at a time. */
import { type SqlBool, sql } from 'kysely'
import { epochOf } from '../../domain/calendar.ts'
import { NO_TASK } from '../../domain/morning-brief.ts'
import type { Delivery, DeliveryEnd, RungLately } from '../contract-rings.ts'
import type { Db } from '../engine.ts'
import { announce } from '../events.ts'
import type { Deliveries } from '../schema-rings.ts'
import { lockUser } from '../users.ts'
import { channelOf } from './channels.ts'
import { LATE_MS } from './ring.ts'

type Key = Pick<Deliveries, 'user_id' | 'task_id' | 'ring_at' | 'channel_id'>

export async function claimDeliveries(
  trx: Db,
  ringer: string,
  now: string,
  limit: number,
): Promise<readonly Delivery[]> {
  if (!(await isListed(trx, ringer))) return []
  const key = sql`user_id, task_id, ring_at, channel_id`
  const { rows: mine } = await sql<Key>`
    update deliveries set owner = ${ringer} where owner is null and status = 'waiting' and (${key}) in (
      select ${key} from deliveries where status = 'waiting' and owner is null and due_at <= ${now}
      order by due_at, user_id, task_id, channel_id limit ${limit})
    returning ${key}`.execute(trx)
  return await worthTelling(trx, mine, now)
}

export async function heldDeliveries(trx: Db, ringer: string, now: string): Promise<readonly Delivery[]> {
  const keys = await trx
    .selectFrom('deliveries')
    .select(['user_id', 'task_id', 'ring_at', 'channel_id'])
    .where('status', '=', 'waiting')
    .where('owner', '=', ringer)
    .execute()
  return await worthTelling(trx, keys, now)
}

/** Held until this is committed: nobody is buried in the middle of taking something, which nobody would give back. */
async function isListed(trx: Db, id: string): Promise<boolean> {
  const row = await trx.selectFrom('ringers').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row !== undefined
}

/** Whatever there is nothing to tell of any more, or nobody to tell it to, is dropped. */
async function worthTelling(trx: Db, keys: readonly Key[], now: string): Promise<readonly Delivery[]> {
  const told = await toldOf(trx, keys)
  const worth = new Set(told.map((delivery) => nameOf(keyOf(delivery))))
  for (const key of keys)
    if (!worth.has(nameOf(key)))
      await of(trx, key).set({ status: 'dropped', owner: null, ended_at: now }).execute()
  return told
}

function keyOf({ user_id, task, ring_at, channel }: Delivery): Key {
  return { user_id, task_id: task?.id ?? NO_TASK, ring_at, channel_id: channel.id }
}

function nameOf({ user_id, task_id, ring_at, channel_id }: Key): string {
  return [user_id, task_id, ring_at, channel_id].join('\n')
}

function of(trx: Db, { user_id, task_id, ring_at, channel_id }: Key) {
  return trx
    .updateTable('deliveries')
    .where('user_id', '=', user_id)
    .where('task_id', '=', task_id)
    .where('ring_at', '=', ring_at)
    .where('channel_id', '=', channel_id)
    .where('status', '=', 'waiting')
}

/** All at once: they are asked for while others wait to send. */
async function toldOf(trx: Db, keys: readonly Key[]): Promise<readonly Delivery[]> {
  if (keys.length === 0) return []
  const values = keys.map((key) => sql`(${key.user_id}, ${key.task_id}, ${key.ring_at}, ${key.channel_id})`)
  const rows = await trx
    .selectFrom('deliveries as d')
    .leftJoin('tasks as t', (join) =>
      join
        .onRef('t.user_id', '=', 'd.user_id')
        .onRef('t.id', '=', 'd.task_id')
        .on('t.completed_at', 'is', null)
        .on('t.deleted_at', 'is', null),
    )
    .innerJoin('channels as c', (join) =>
      join.onRef('c.user_id', '=', 'd.user_id').onRef('c.id', '=', 'd.channel_id'),
    )
    .selectAll('c')
    .select(['d.task_id', 'd.ring_at', 'd.reminder', 'd.late', 'd.attempts'])
    .select(['t.number', 't.title', 't.due_date', 't.timezone'])
    .where(sql<SqlBool>`(d.user_id, d.task_id, d.ring_at, d.channel_id) in (values ${sql.join(values)})`)
    .execute()
  return rows.flatMap((row) => {
    const { user_id, task_id, ring_at, number, title, due_date, timezone, reminder, attempts } = row
    const task = number === null || title === null ? null : { id: task_id, number, title, due_date, timezone }
    if (task === null && task_id !== NO_TASK) return []
    return [{ user_id, channel: channelOf(row), task, ring_at, reminder, late: row.late === 1, attempts }]
  })
}

export async function endDelivery(
  trx: Db,
  delivery: Delivery,
  ringer: string,
  end: DeliveryEnd,
  at: string,
): Promise<boolean> {
  const { attempts } = delivery
  const key = keyOf(delivery)
  const set = end.kind === 'again' ? { due_at: end.due_at } : { status: end.kind, ended_at: at }
  const error = end.kind === 'sent' ? null : end.error
  const { numUpdatedRows } = await of(trx, key)
    .set({ ...set, attempts: attempts + 1, owner: null, error })
    .where('attempts', '=', attempts)
    // how it ended is true also of one that was taken for dead meanwhile, unless another has begun
    .where((row) => row.or([row('owner', '=', ringer), row('owner', 'is', null)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (end.kind === 'again') await putOff(trx, key, end.due_at)
  await noteOn(trx, delivery, end, at)
  return true
}

/** Where one could not be sent, the others for the same address wait as well: a dead server costs the others nothing. */
async function putOff(trx: Db, { user_id, channel_id }: Key, due_at: string): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ due_at })
    .where('user_id', '=', user_id)
    .where('channel_id', '=', channel_id)
    .where('status', '=', 'waiting')
    .where('owner', 'is', null)
    .where('due_at', '<', due_at)
    .execute()
}

/** How the latest went is seen with the channel; a final failure is an event. */
async function noteOn(
  trx: Db,
  { user_id, channel, task }: Delivery,
  end: DeliveryEnd,
  at: string,
): Promise<void> {
  if (end.kind === 'sent' && channel.failure === null) return
  const own = { user_id, id: channel.id }
  if (end.kind === 'failed' && task !== null) {
    const user = await lockUser(trx, user_id, 'go on')
    announce(trx, user, { kind: 'reminder_failed', at, task_id: task.id })
  }
  if (end.kind === 'failed' && end.gone) {
    await trx.deleteFrom('channels').where('user_id', '=', own.user_id).where('id', '=', own.id).execute()
    return
  }
  const failure = end.kind === 'sent' ? null : end.error
  await trx
    .updateTable('channels')
    .set({ failure, failed_at: failure === null ? null : at })
    .where('user_id', '=', own.user_id)
    .where('id', '=', own.id)
    .execute()
}

export async function rungLately(db: Db, user_id: string, limit: number): Promise<readonly RungLately[]> {
  const rung = await db
    .selectFrom('rings')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('task_id', '<>', NO_TASK)
    .where('rung_at', 'is not', null)
    .orderBy('rung_at', 'desc')
    .orderBy(sql`at`, 'desc')
    .limit(limit)
    .execute()
  const sent = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('task_id', 'in', ['', ...rung.map(({ task_id }) => task_id)])
    .execute()
  return rung.map(({ task_id, at, reminder, rung_at }) => ({
    ...{ task_id, at, reminder, rung_at: rung_at ?? at },
    late: epochOf(rung_at ?? at) - epochOf(at) > LATE_MS,
    deliveries: sent
      .filter((one) => one.task_id === task_id && one.ring_at === at)
      .map(({ channel_id, status, attempts, error }) => ({ channel_id, status, attempts, error })),
  }))
}
