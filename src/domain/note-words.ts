/**
 * The words a note is found by. A note may be as long as a letter, and each of its words is a row that moves along with
 * the task: only its beginning counts, and so many different words of it.
 */
import { stems } from './stem.ts'

const CHARACTERS = 2000
const WORDS = 200

export function noteWords(note: string | null): readonly string[] {
  if (note === null) return []
  // Cut within a character, it would be no text any more.
  const words = new Set(stems(note.slice(0, CHARACTERS).toWellFormed()))
  words.delete('')
  return [...words].slice(0, WORDS)
}
