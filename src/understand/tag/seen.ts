/** A message beside what its reader knows: the user's list, and what the conversation has in mind. */
import { type Matches, matchesWithin } from '../words/matches.ts'
import type { Named, Names } from '../words/names.ts'
import type { Token } from '../words/tokens.ts'
import type { Stretch } from './sentences.ts'

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

/** A part of a message as if it were all of it. */
export function within({ tokens, matches, names, mood, roles }: Seen, [from, to]: Stretch): Seen {
  const named = ({ names, at }: Named) => ({ names, at: at.slice(from, to) })
  const part = tokens.slice(from, to)
  return {
    tokens: part,
    matches: matchesWithin(matches, part, from),
    names: { lists: named(names.lists), labels: named(names.labels) },
    mood,
    ...(roles ? { roles: roles.slice(from, to) } : {}),
  }
}
