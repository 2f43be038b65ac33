/** The words tasks are found by, kept in step with every title that is not deleted. */

import { sortKey } from '../../domain/sort-key.ts'
import { stems } from '../../domain/stem.ts'
import type { Db } from '../engine.ts'
import { all, prepared } from '../prepared.ts'
import { unitOf } from '../unit.ts'
import type { TaskState } from './task-row.ts'

/** A title without letters is one word; an index entry has to stay small. */
const LONGEST = 64

export function indexWord(word: string): string {
  return word.length <= LONGEST ? word : [...word].slice(0, LONGEST).join('')
}

const removeWord = prepared((db, of: { user_id: string; word: string; sort_key: string }) =>
  db
    .deleteFrom('task_words')
    .where('user_id', '=', of.user_id)
    .where('word', '=', of.word)
    .where('sort_key', '=', of.sort_key),
)

export async function updateWords(
  trx: Db,
  user_id: string,
  before: TaskState | null,
  after: TaskState,
): Promise<void> {
  const old = before === null ? nothing : entries(before)
  const now = entries(after)
  if (old.sort_key === now.sort_key && old.words.join(' ') === now.words.join(' ')) return
  if (old.words.length > 0) {
    await all(old.words.map((word) => removeWord(trx, { user_id, word, sort_key: old.sort_key })))
  }
  if (now.words.length > 0) {
    const { sort_key } = now
    unitOf(trx).add('task_words', ...now.words.map((word) => ({ user_id, word, sort_key })))
  }
}

interface Entries {
  readonly sort_key: string
  readonly words: readonly string[]
}

const nothing: Entries = { sort_key: '', words: [] }

function entries({ task, deleted }: TaskState): Entries {
  if (deleted) return nothing
  return { sort_key: sortKey(task), words: [...new Set(stems(task.title).map(indexWord))] }
}
