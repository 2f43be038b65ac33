/**
 * What is seen of each word: itself, its neighbours, the list, the conversation. A feature is a number made of these;
 * the learned weights know what it speaks for.
 */
import type { Guesses } from './kinds.ts'
import { Numbers } from './numbers.ts'
import { clauseFeatures, sentenceFeatures } from './sentence-features.ts'
import { type View, viewOf } from './view.ts'
import { guessedAt, putWord } from './word-features.ts'

// all that learning needs is found here
export type { Seen } from './seen.ts'
export { clauseFeatures, sentenceFeatures, type View, viewOf }

/** For each token the numbers of its features, with what its sentence was guessed to be about. */
export function featuresOf(view: View, guesses: Guesses): readonly Int32Array[] {
  const all: Int32Array[] = []
  eachWord(view, guesses, (_, { found, size }) => all.push(found.slice(0, size)))
  return all
}

/** The numbers are good until the next word: they are written over. */
export function eachWord(view: View, guesses: Guesses, take: (at: number, features: Numbers) => void): void {
  const found = new Numbers()
  let clause = 0
  for (const [index, [from, to]] of view.stretches.entries()) {
    const sentence = guessedAt(guesses.sentences, index)
    for (let at = from; at < to; at++) {
      if (at >= (view.clauses[clause]?.[1] ?? view.size)) clause++
      found.size = 0
      putWord(found, at, view, sentence, guessedAt(guesses.clauses, clause))
      take(at, found)
    }
  }
}
