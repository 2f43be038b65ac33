/** A turn as it is stored, and as the rest of the product sees it. Its words are kept with the messages only. */
import { sql } from 'kysely'
import type { Turn } from '../contract-turns.ts'
import type { Db } from '../engine.ts'
import { prepared } from '../prepared.ts'
import type { Turns } from '../schema.ts'

type TurnRow = Omit<Turns, 'decision' | 'reads'> & { content: string | null }

const columns = [
  't.user_id',
  't.id',
  't.conversation_id',
  't.seq',
  't.request_hash',
  't.request',
  't.received_at',
  't.status',
  't.decided',
  't.response',
  'm.content',
] as const

function withMessage(db: Db) {
  return db
    .selectFrom('turns as t')
    .leftJoin('messages as m', (join) =>
      join
        .onRef('m.user_id', '=', 't.user_id')
        .onRef('m.conversation_id', '=', 't.conversation_id')
        .onRef('m.seq', '=', 't.seq'),
    )
    .select(columns)
}

const turnById = prepared((db, of: { user_id: string; id: string }) =>
  withMessage(db).where('t.user_id', '=', of.user_id).where('t.id', '=', of.id),
)

export async function readTurn(db: Db, user_id: string, id: string): Promise<Turn | null> {
  const [row] = (await turnById(db, { user_id, id })).rows
  return row === undefined ? null : turnOf(row)
}

export async function lowestOpenTurn(db: Db, user_id: string, conversation_id: string): Promise<Turn | null> {
  const row = await withMessage(db)
    .where('t.user_id', '=', user_id)
    .where('t.conversation_id', '=', conversation_id)
    .where(sql<boolean>`t.status <> 'done'`)
    .orderBy('t.seq')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : turnOf(row)
}

function turnOf(row: TurnRow): Turn {
  return {
    user_id: row.user_id,
    id: row.id,
    conversation_id: row.conversation_id,
    seq: row.seq,
    request_hash: row.request_hash,
    message: row.content ?? '',
    received_at: row.received_at,
    request: JSON.parse(row.request),
    status: row.status,
    decided: row.decided === null ? null : JSON.parse(row.decided),
    response: row.response === null ? null : JSON.parse(row.response),
  }
}
