/**
 * Reminders of a task, and the moments at which it rings. Whatever is due at a time to come rings from now on; what is
 * past stays silent.
 */
import { type Kysely, sql } from 'kysely'
import { instantText } from '../../domain/calendar.ts'
import { AT_DUE, momentOf } from '../../domain/reminders.ts'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  for (const column of ['reminders', 'snoozed_until'])
    await db.schema.alterTable('tasks').addColumn(column, text).execute()
  await db.schema
    .createTable('rings')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('task_id', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('reminder', text, (c) => c.notNull())
    .addColumn('rung_at', text)
    .addPrimaryKeyConstraint('rings_pk', ['user_id', 'task_id', 'at'])
    .execute()
  await sql`create index rings_due on rings (at) where rung_at is null`.execute(db)
  await ringForOld(db.withTables<{ tasks: Old; rings: New }>())
}

interface Old {
  user_id: string
  id: string
  due_date: string | null
  timezone: string | null
  completed_at: string | null
  deleted_at: string | null
}
interface New {
  user_id: string
  task_id: string
  at: string
  reminder: string
}
type Two = Kysely<{ tasks: Old; rings: New }>

const AT_ONCE = 200

async function ringForOld(db: Two): Promise<void> {
  const now = instantText(Date.now())
  const rows = await dueAtATime(db, now.slice(0, 10)).execute()
  const rings = rows.flatMap((task) => {
    const at = momentOf(AT_DUE, task)
    return at !== null && at > now ? [{ user_id: task.user_id, task_id: task.id, at, reminder: AT_DUE }] : []
  })
  for (let from = 0; from < rings.length; from += AT_ONCE)
    await db
      .insertInto('rings')
      .values(rings.slice(from, from + AT_ONCE))
      .execute()
}

/** Some clocks are a day behind. */
function dueAtATime(db: Two, today: string) {
  const yesterday = instantText(Date.parse(today) - 86_400_000).slice(0, 10)
  return db
    .selectFrom('tasks')
    .select(['user_id', 'id', 'due_date', 'timezone'])
    .where('due_date', '>=', yesterday)
    .where(sql<number>`length(due_date)`, '>', 10)
    .where('completed_at', 'is', null)
    .where('deleted_at', 'is', null)
}
