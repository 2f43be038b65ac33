/**
 * The words of notes, beside those of titles. Notes that are there already are gone through a few at a time, so that
 * neither the memory nor the event loop is filled by a large database.
 */
import { type Kysely, type SqlBool, sql } from 'kysely'
import { noteWords } from '../../domain/note-words.ts'
import type { Ddl } from '../engine.ts'
import { indexWord } from '../tasks/words.ts'

export async function up(db: Kysely<unknown>, { text, keyOnly }: Ddl): Promise<void> {
  await db.schema
    .createTable('note_words')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('word', text, (c) => c.notNull())
    .addColumn('sort_key', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('note_words_pk', ['user_id', 'word', 'sort_key'])
    .modifyEnd(keyOnly)
    .execute()
  await indexOld(db.withTables<{ tasks: Old; note_words: New }>())
}

interface Old {
  user_id: string
  id: string
  description: string | null
  sort_key: string
  deleted_at: string | null
}
interface New {
  user_id: string
  word: string
  sort_key: string
}
type Two = Kysely<{ tasks: Old; note_words: New }>

const TASKS = 200
/** A statement may not have any number of values. */
const ROWS = 500

async function indexOld(db: Two): Promise<void> {
  let last: Pick<Old, 'user_id' | 'id'> | undefined = { user_id: '', id: '' }
  while (last !== undefined) {
    const notes: readonly Old[] = await notesAfter(db, last)
    const rows = notes.flatMap(wordsOf)
    for (let from = 0; from < rows.length; from += ROWS)
      await db
        .insertInto('note_words')
        .values(rows.slice(from, from + ROWS))
        .execute()
    last = notes.at(-1)
    // On a file nothing is waited for, and the program would not even hear that it is to end.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function notesAfter(db: Two, { user_id, id }: Pick<Old, 'user_id' | 'id'>): Promise<readonly Old[]> {
  return db
    .selectFrom('tasks')
    .select(['user_id', 'id', 'description', 'sort_key', 'deleted_at'])
    .where(sql<SqlBool>`(user_id, id) > (${user_id}, ${id})`)
    .where('description', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('user_id')
    .orderBy('id')
    .limit(TASKS)
    .execute()
}

function wordsOf({ user_id, description, sort_key }: Old): readonly New[] {
  const words = new Set(noteWords(description).map(indexWord))
  return [...words].map((word) => ({ user_id, word, sort_key }))
}
