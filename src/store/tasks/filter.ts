/** A filter as conditions. Days are compared as they are written; overdue is judged on the clock of the task's zone. */
import { type Expression, expressionBuilder, PostgresAdapter, type SqlBool, sql } from 'kysely'
import { addDays, boundsOf, type Moment, startOfWeek, today, wallTime } from '../../domain/calendar.ts'
import { labelKey, listKey } from '../../domain/name-key.ts'
import { completedBetween, END, FIRST_COMPLETED, FIRST_UNDATED } from '../../domain/sort-key.ts'
import type { ReminderFilter, StatusFilter } from '../../domain/words.ts'
import type { TaskQuery } from '../contract-tasks.ts'
import type { Db } from '../engine.ts'
import type { Schema } from '../schema.ts'
import { userSettings } from '../service/settings.ts'

export type Condition = Expression<SqlBool>

const row = expressionBuilder<Schema, 'tasks'>()

/** A status is a stretch of the list: it needs no look at the tasks themselves. */
export function stretchOf(status: StatusFilter = 'all'): readonly [from: string, below: string] {
  if (status === 'pending') return ['', FIRST_COMPLETED]
  return [status === 'completed' ? FIRST_COMPLETED : '', END]
}

/** What a filter says besides status and query. */
export async function conditionsOf(db: Db, user_id: string, query: TaskQuery): Promise<readonly Condition[]> {
  const { priority, hours, completed_during, except = [] } = query
  const conditions: Condition[] = [...(await dueIn(db, user_id, query)), ...grouped(db, user_id, query)]
  if (priority !== undefined) conditions.push(row('tasks.priority', '=', priority))
  if (hours !== undefined) conditions.push(...atHours(hours))
  if (except.length > 0) conditions.push(row('tasks.number', 'not in', except))
  if (completed_during !== undefined) {
    conditions.push(...completedIn(await daysOf(db, user_id, completed_during, query.now), query.now))
  }
  return conditions
}

/** On a list, under a label, coming again, or with a reminder. */
function grouped(
  db: Db,
  user_id: string,
  { list, label, repeating, series, reminders }: TaskQuery,
): readonly Condition[] {
  const conditions: Condition[] = []
  if (list !== undefined) conditions.push(row('tasks.list_key', '=', list === null ? '' : listKey(list)))
  if (label !== undefined) conditions.push(labelled(db, user_id, labelKey(label)))
  if (series !== undefined) conditions.push(row('tasks.series', '=', series))
  if (repeating) conditions.push(row('tasks.recurrence', 'is not', null))
  if (reminders) conditions.push(reminded(reminders))
  return conditions
}

/** Silence is kept as an empty list. */
function reminded(reminders: ReminderFilter): Condition {
  const own = sql<string>`coalesce(${sql.ref('tasks.reminders')}, '[]')`
  return reminders === 'set' ? sql<SqlBool>`${own} <> '[]'` : sql<SqlBool>`${own} = '[]'`
}

/** The keys come first. Given the choice, PostgreSQL may rather walk the whole list. */
function labelled(db: Db, user_id: string, label: string): Condition {
  const keys = sql`select sort_key from task_labels where user_id = ${user_id} and label = ${label}`
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const among = isPostgres ? sql`= any(array(${keys}))` : sql`in (${keys})`
  return sql<SqlBool>`tasks.sort_key ${among}`
}

async function dueIn(
  db: Db,
  user_id: string,
  { due, status, now }: TaskQuery,
): Promise<readonly Condition[]> {
  if (due === undefined) return []
  if (due === 'overdue') return overdue(db, user_id, now)
  if (due === 'none' || due === 'any') return [dated(due, status)]
  return between(await daysOf(db, user_id, due, now))
}

/** What is open and has no date lies together, at the end of what is open: that needs no look at the tasks. */
function dated(due: 'none' | 'any', status: StatusFilter | undefined): Condition {
  if (status === 'pending') return row('tasks.sort_key', due === 'any' ? '<' : '>=', FIRST_UNDATED)
  return row('tasks.due_date', due === 'any' ? 'is not' : 'is', null)
}

/** By the clock the task was written on, both ends included; "22:00..04:00" goes over midnight. A day alone has no hour. */
function atHours(hours: string): readonly Condition[] {
  const [from = '', to = ''] = hours.split('..')
  const time = sql<string>`substr(${sql.ref('tasks.due_date')}, 12, 5)`
  const [since, until] = [sql<SqlBool>`${time} >= ${from}`, sql<SqlBool>`${time} <= ${to}`]
  const timed = sql<SqlBool>`length(${sql.ref('tasks.due_date')}) > 10`
  const within = from <= to ? row.and([since, until]) : row.or([since, until])
  return [row('tasks.due_date', 'is not', null), timed, within]
}

/** What is completed lies in the order of its completion: days are a stretch of it. */
function completedIn([from, to]: readonly [string, string], { timezone }: Moment): readonly Condition[] {
  const [[begin], [, end]] = [boundsOf(from, timezone), boundsOf(to, timezone)]
  const [first, below] = completedBetween(begin, end)
  return [row('tasks.sort_key', '>=', first), row('tasks.sort_key', '<', below)]
}

function between([from, to]: readonly [string, string]): readonly Condition[] {
  // "~" sorts after every time of that day, and after every day when the range is open.
  return [row('tasks.due_date', '>=', from), row('tasks.due_date', '<', `${to}~`)]
}

async function daysOf(
  db: Db,
  user_id: string,
  span: string,
  now: Moment,
): Promise<readonly [from: string, to: string]> {
  const day = today(now)
  if (span === 'today') return [day, day]
  if (span === 'tomorrow') return [addDays(day, 1), addDays(day, 1)]
  if (span === 'this week') return await thisWeek(db, user_id, now)
  const [from = '', to = ''] = span.split('..')
  return [from, to]
}

async function thisWeek(db: Db, user_id: string, now: Moment): Promise<readonly [string, string]> {
  const { week_start } = await userSettings(db, user_id)
  const first = startOfWeek(today(now), week_start ?? 'monday')
  return [first, addDays(first, 6)]
}

/**
 * Only what is still to be done can be late. Each zone among the tasks that may be has its own clock;
 * the sort key leads with the due minute (24:00 for a day), so it says by itself what came before now.
 */
async function overdue(db: Db, user_id: string, now: Moment): Promise<readonly Condition[]> {
  const horizon = row('tasks.sort_key', '<', `0${addDays(today(now), 2)}`)
  const zones = await db
    .selectFrom('tasks')
    .select('timezone')
    .distinct()
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .where(horizon)
    .execute()
  const late = zones.map(({ timezone }) => {
    const there = wallTime({ ...now, timezone: timezone ?? now.timezone })
    const zone = timezone === null ? row('tasks.timezone', 'is', null) : row('tasks.timezone', '=', timezone)
    return row.and([zone, row('tasks.sort_key', '<', `0${there}`)])
  })
  return [horizon, row.or(late)]
}
