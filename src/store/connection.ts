/** The database itself, for the one part that brings tables and queries of its own: accounts. */
import type { Kysely } from 'kysely'

export interface Connection {
  // biome-ignore lint/suspicious/noExplicitAny: whoever takes it knows its own tables, not ours
  readonly db: Kysely<any>
  readonly type: 'sqlite' | 'postgres'
  /** One transaction that no other process runs at the same time. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  exclusively<T>(work: (db: Kysely<any>) => Promise<T>): Promise<T>
}
