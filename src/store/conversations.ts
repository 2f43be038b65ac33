/** Conversations and what was said in them, read. */
import { sql } from 'kysely'
import type { Conversation, Page, StoredMessage } from './contract.ts'
import { cursorOf, placeOf } from './cursor.ts'
import type { Db } from './engine.ts'

const columns = ['id', 'title', 'created_at', 'updated_at'] as const

function newest(db: Db, user_id: string) {
  return db
    .selectFrom('conversations')
    .select(columns)
    .where('user_id', '=', user_id)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
}

export async function conversation(db: Db, user_id: string, id: string): Promise<Conversation | null> {
  const row = await newest(db, user_id).where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : { ...row }
}

export async function latestConversation(
  db: Db,
  user_id: string,
  client: string,
): Promise<Conversation | null> {
  const row = await newest(db, user_id).where('client', '=', client).limit(1).executeTakeFirst()
  return row === undefined ? null : { ...row }
}

export async function conversationPage(
  db: Db,
  user_id: string,
  limit: number,
  cursor?: string,
  words = '',
): Promise<Page<Conversation>> {
  let query = newest(db, user_id).where((row) => row.and(wordsIn(words).map(isSaid)))
  if (cursor !== undefined) {
    const [updated_at, id] = placeOf(cursor, ['string', 'string'])
    query = query.where(sql<boolean>`(updated_at, id) < (${updated_at}, ${id})`)
  }
  const rows = await query.limit(limit + 1).execute()
  const items = rows.slice(0, limit).map((row) => ({ ...row }))
  const last = items.at(-1)
  const more = rows.length > limit && last !== undefined
  return { items, next_cursor: more ? cursorOf([last.updated_at, last.id]) : null }
}

const MOST_WORDS = 10

function wordsIn(text: string): readonly string[] {
  return text
    .split(/\s/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
}

/** In its name or in anything said in it. Which letters are the same but for their size, the database says. */
function isSaid(word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/gu, '\\$&')}%`
  const like = sql`like lower(${pattern}) escape '\\'`
  return sql<boolean>`(lower(coalesce(title, '')) ${like} or exists (
    select 1 from messages as m
    where m.user_id = conversations.user_id and m.conversation_id = conversations.id and lower(m.content) ${like}
  ))`
}

/** Oldest first; a reply is named after its turn. */
export async function messages(
  db: Db,
  user_id: string,
  conversation_id: string,
  limit: number,
  after_seq = 0,
): Promise<readonly StoredMessage[]> {
  const rows = await db
    .selectFrom('messages as m')
    .leftJoin('turns as t', (join) =>
      join
        .on('m.role', '=', 'assistant')
        .onRef('t.user_id', '=', 'm.user_id')
        .on('t.id', '=', sql<string>`replace(m.id, ':reply', '')`),
    )
    .select(['m.id', 'm.seq', 'm.role', 'm.content', 'm.created_at', 't.response'])
    .where('m.user_id', '=', user_id)
    .where('m.conversation_id', '=', conversation_id)
    .where('m.seq', '>', after_seq)
    .orderBy('m.seq')
    .limit(limit)
    .execute()
  return rows.map(({ response, ...message }) => ({
    ...message,
    response: response === null ? null : JSON.parse(response),
  }))
}
