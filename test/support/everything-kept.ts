/** Every row of every table that has one of these texts somewhere in it: what is still kept about someone. */
import { type Kysely, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: all tables, whoever made them
export async function everythingKept(db: Kysely<any>, texts: readonly string[]): Promise<readonly string[]> {
  const tables = await db.introspection.getTables()
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    const kept = rows.filter((row) => texts.some((text) => JSON.stringify(row).includes(text)))
    found.push(...kept.map((row) => `${name}: ${JSON.stringify(row)}`))
  }
  return found
}
