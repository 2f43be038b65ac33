/** What a sentence as a whole is about. A first guess, from all of its words at once; the words' tags lean on it. */
import { addWeights, type Table } from './table.ts'

export const kinds = [
  'aside',
  'add',
  'done',
  'reopen',
  'change',
  'drop',
  'show',
  'undo',
  'pick',
  'meant',
  'yes',
  'no',
] as const
export const KINDS = kinds.length

/** The chance of each kind. */
export type Guess = Float64Array

/** Of each sentence, and of each clause. */
export interface Guesses {
  readonly sentences: readonly Guess[]
  readonly clauses: readonly Guess[]
}

export function guessKind(features: Int32Array, table: Table): Guess {
  const score = new Float64Array(KINDS)
  addWeights(score, 0, features, table)
  return shares(score)
}

export const likeliest = (guess: Guess): number => guess.indexOf(Math.max(...guess))

/** In place. */
export function shares(score: Float64Array): Float64Array {
  let top = Number.NEGATIVE_INFINITY
  for (const value of score) top = Math.max(top, value)
  let sum = 0
  for (let at = 0; at < score.length; at++) {
    score[at] = Math.exp((score[at] as number) - top)
    sum += score[at] as number
  }
  for (let at = 0; at < score.length; at++) score[at] = (score[at] as number) / sum
  return score
}
