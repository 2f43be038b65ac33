/** What an engine brings along; everything else about it stays in its own folder. */
import type { Kysely, RawBuilder } from 'kysely'
import type { ChangeListener } from './contract-service.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>

/**
 * `again`: rolled back by the engine, the same work may simply be run once more.
 * `unreachable`: nothing is known to be wrong with the request; the database did not answer or could not write.
 */
export type Failure = 'again' | 'unreachable' | 'other'

/** The few words of DDL in which the engines differ. */
export interface Ddl {
  /** Text that is compared byte by byte, so that both engines order alike. */
  readonly text: RawBuilder<unknown>
  /** Ends the definition of a table that is nothing but its key. */
  readonly keyOnly: RawBuilder<unknown>
}

/** How an engine says that there may be new events. */
export interface Signals {
  /** Until the returned function is called. */
  listen(listener: ChangeListener): () => void
  /** After a commit: whose events there are more of. */
  tell(user_ids: ReadonlySet<string>): void
  close(): Promise<void>
}

/** A read that may take long, where it holds up nobody but the same user's next one. */
export type LongRead = <T>(user_id: string, work: (db: Db) => Promise<T>) => Promise<T>

/** How work gets at the database: a transaction for what writes; nothing is known of it before it is committed. */
export interface Access {
  read<T>(work: (db: Db) => Promise<T>): Promise<T>
  write<T>(work: (trx: Db) => Promise<T>): Promise<T>
  /** null: a read holds up nobody, however long it takes. */
  readonly longRead: LongRead | null
}

/** Connections that are shared, as they are now. */
export type Pooled = () => {
  readonly busy: number
  readonly idle: number
  readonly waiting: number
  readonly most: number
}

export interface Engine extends Access {
  readonly db: Db
  readonly type: 'sqlite' | 'postgres'
  /** Until the end of the transaction, nobody else holds it. A file is held as a whole anyway. */
  readonly lock: RawBuilder<unknown>
  readonly signals: Signals
  readonly ddl: Ddl
  failure(error: unknown): Failure
  /** Its connections; null: it has none to wait for. */
  readonly pool: Pooled | null
  close(): Promise<void>
}
