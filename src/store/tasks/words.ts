/** The words tasks are found by, kept in step with every title that is not deleted. */
import { stems } from '../../domain/stem.ts'
import type { Db } from '../engine.ts'
import { sortKey } from './sort-key.ts'
import type { TaskState } from './task-row.ts'

/** A title without letters is one word; an index entry has to stay small. */
const LONGEST = 64

export function indexWord(word: string): string {
  return word.length <= LONGEST ? word : [...word].slice(0, LONGEST).join('')
}

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
    await trx
      .deleteFrom('task_words')
      .where('user_id', '=', user_id)
      .where('word', 'in', old.words)
      .where('sort_key', '=', old.sort_key)
      .execute()
  }
  if (now.words.length > 0) {
    await trx
      .insertInto('task_words')
      .values(now.words.map((word) => ({ user_id, word, sort_key: now.sort_key })))
      .execute()
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
