/** One way to take a message as a whole, and the message that it is a reading of. */
import type { Told } from './commands/commands.ts'
import type { Tagged } from './commands/tagged.ts'

export interface Reading {
  /** It asks for nothing. */
  readonly talk: boolean
  readonly told: Pick<Told, 'commands' | 'picks' | 'meant' | 'says'>
  /** How far it falls behind the likeliest way to take the words. */
  readonly behind: number
  /** The least likely piece of it, and the likeliest that it leaves out. */
  readonly least: number
  readonly left: number
  /** Places of the words it gives no purpose to, and of those that point at a task without being in its title. */
  readonly aside: readonly number[]
  readonly stray: readonly number[]
  /** How sure the rules are of the same reading, from 1 to 9; 0: they hear another. */
  readonly heard: number
  /** What the sentences, or the clauses, say each by itself comes to the same. */
  readonly inParts: boolean
}

/** A message without the purposes of its words. */
export type Untagged = Omit<Tagged, 'tags' | 'sure'>
