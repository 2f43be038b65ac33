/** A message beside what its reader knows: the user's list, and what the conversation has in mind. */
import type { Matches } from '../words/matches.ts'
import type { Names } from '../words/names.ts'
import type { Token } from '../words/tokens.ts'

/** What the conversation has in mind, as far as it changes how words are taken. */
export interface Mood {
  /** The kind of the open question. */
  readonly asked: string | null
  /** What the turn before was about. */
  readonly intents: readonly string[]
  readonly focus: number | null
  readonly choices: readonly number[]
  readonly shown: readonly number[]
  /** The tasks touched one after another, latest first. */
  readonly touched: readonly number[]
}

export interface Seen {
  readonly tokens: readonly Token[]
  readonly matches: Matches
  readonly names: Names
  readonly mood: Mood
  /** What each word may do, where that is known already. */
  readonly roles?: readonly (readonly string[])[]
}
