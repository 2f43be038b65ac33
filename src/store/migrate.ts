/**
 * Brings a database to this program's schema, forward only; safe when several processes start at once.
 * A database that knows a migration this program does not is refused: it was written by a newer one.
 */
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Ddl, Engine } from './engine.ts'
import { up as conversations } from './migrations/0001-conversations.ts'
import { up as tasks } from './migrations/0002-tasks.ts'
import { up as audit } from './migrations/0003-audit.ts'
import { up as modelDays } from './migrations/0004-model-days.ts'
import { up as service } from './migrations/0005-service.ts'
import { up as deleted } from './migrations/0006-deleted.ts'
import { up as counts } from './migrations/0007-counts.ts'
import { up as quietConversations } from './migrations/0008-quiet-conversations.ts'
import { up as lastIntents } from './migrations/0009-last-intents.ts'
import { up as turnReads } from './migrations/0012-turn-reads.ts'
import { up as lists } from './migrations/0013-lists.ts'
import { up as localSessions } from './migrations/0014-local-sessions.ts'
import { up as occurrences } from './migrations/0014-occurrences.ts'
import { up as programs } from './migrations/0021-programs.ts'
import { up as closedUsers } from './migrations/0022-closed-users.ts'
import { up as reminders } from './migrations/0031-reminders.ts'
import { up as deliveries } from './migrations/0032-deliveries.ts'
import { up as noteWords } from './migrations/0040-note-words.ts'
import { up as positions } from './migrations/0041-positions.ts'
import { up as series } from './migrations/0042-series.ts'
import { StoreUnavailable } from './unavailable.ts'

type Up = (db: Kysely<unknown>, ddl: Ddl) => Promise<void>

/** Released ones are never edited or reordered. */
const migrations: Readonly<Record<string, Up>> = {
  '0001-conversations': conversations,
  '0002-tasks': tasks,
  '0003-audit': audit,
  '0004-model-days': modelDays,
  '0005-service': service,
  '0006-deleted': deleted,
  '0007-counts': counts,
  '0008-quiet-conversations': quietConversations,
  '0009-last-intents': lastIntents,
  '0012-turn-reads': turnReads,
  '0013-lists': lists,
  '0014-local-sessions': localSessions,
  '0021-programs': programs,
  '0022-closed-users': closedUsers,
  '0014-occurrences': occurrences,
  '0031-reminders': reminders,
  '0032-deliveries': deliveries,
  '0040-note-words': noteWords,
  '0041-positions': positions,
  '0042-series': series,
}

export async function migrate({ db, ddl }: Engine): Promise<void> {
  const done = await executed(db)
  refuseNewer(done)
  if (Object.keys(migrations).every((name) => done.includes(name))) return
  const inline: Record<string, Migration> = {}
  for (const [name, up] of Object.entries(migrations)) inline[name] = { up: (on) => up(on, ddl) }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => inline } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  refuseNewer(await executed(db))
  throw error
}

/** Empty also when the table cannot be read: the migrator then meets the same trouble and reports it. */
async function executed(db: Engine['db']): Promise<readonly string[]> {
  try {
    const book: Kysely<{ kysely_migration: { name: string } }> = db.withTables()
    const rows = await book.selectFrom('kysely_migration').select('name').execute()
    return rows.map((row) => row.name)
  } catch {
    return []
  }
}

function refuseNewer(done: readonly string[]): void {
  const unknown = done.find((name) => !(name in migrations))
  if (unknown === undefined) return
  throw new StoreUnavailable(
    `The database was written by a newer Sayso (it has "${unknown}"). Update Sayso, or point SAYSO_DATABASE_URL to another database.`,
  )
}
