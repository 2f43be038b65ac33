/** The words tasks are found by, kept in step with every task that is not deleted: those of titles, and of notes apart. */
import { noteWords } from '../../domain/note-words.ts'
import { sortKey } from '../../domain/sort-key.ts'
import { stems } from '../../domain/stem.ts'
import type { Db } from '../engine.ts'
import { all, prepared } from '../prepared.ts'
import { unitOf } from '../unit.ts'
import type { TaskState } from './task-row.ts'

/** `task_words` has those of titles: they say which task is meant. Those of notes only help to find it. */
export type WordTable = 'task_words' | 'note_words'

/** A text without letters is one word; an index entry has to stay small. */
const LONGEST = 64

export function indexWord(word: string): string {
  return word.length <= LONGEST ? word : [...word].slice(0, LONGEST).join('')
}

interface Entry {
  user_id: string
  word: string
  sort_key: string
}

function removing(table: WordTable) {
  return prepared((db, of: Entry) =>
    db
      .deleteFrom(table)
      .where('user_id', '=', of.user_id)
      .where('word', '=', of.word)
      .where('sort_key', '=', of.sort_key),
  )
}

const remove = { task_words: removing('task_words'), note_words: removing('note_words') }

export async function updateWords(
  trx: Db,
  user_id: string,
  before: TaskState | null,
  after: TaskState,
): Promise<void> {
  await update(trx, user_id, 'task_words', entries(before, titleWords), entries(after, titleWords))
  await update(trx, user_id, 'note_words', entries(before, wordsOfNote), entries(after, wordsOfNote))
}

async function update(trx: Db, user_id: string, table: WordTable, old: Entries, now: Entries): Promise<void> {
  if (old.sort_key === now.sort_key && old.words.join(' ') === now.words.join(' ')) return
  if (old.words.length > 0) {
    const { sort_key } = old
    await all(old.words.map((word) => remove[table](trx, { user_id, word, sort_key })))
  }
  if (now.words.length > 0) {
    const { sort_key } = now
    unitOf(trx).add(table, ...now.words.map((word) => ({ user_id, word, sort_key })))
  }
}

interface Entries {
  readonly sort_key: string
  readonly words: readonly string[]
}

const nothing: Entries = { sort_key: '', words: [] }

function entries(state: TaskState | null, words: (task: TaskState['task']) => readonly string[]): Entries {
  if (state === null || state.deleted) return nothing
  return { sort_key: sortKey(state.task), words: [...new Set(words(state.task).map(indexWord))] }
}

function titleWords({ title }: TaskState['task']): readonly string[] {
  return stems(title)
}

function wordsOfNote({ description }: TaskState['task']): readonly string[] {
  return noteWords(description)
}
