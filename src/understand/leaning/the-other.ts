/** "the other call": of two that are spoken of, the one that was not touched last. As good as a word of its title. */
import { english } from '../english/english.ts'
import type { Mood } from '../tag/seen.ts'
import type { Matches } from '../words/matches.ts'
import type { Token } from '../words/tokens.ts'

export function withTheOther(matches: Matches, tokens: readonly Token[], mood: Mood): Matches {
  const at = tokens.findIndex(({ norm }) => norm === english.other)
  const title = at < 0 || mood.asked !== null ? -1 : otherAt(at, matches, mood)
  if (title < 0) return matches
  const names = (place: number) =>
    place === at || (place === at + 1 && isOneOf(place, title, matches, tokens))
  return {
    ...matches,
    of: matches.of.map((titles, place) => (names(place) ? [title] : titles)),
    said: matches.said.map((share, one) => (one === title ? 1 : share)),
  }
}

/** "the other one", "the other call" */
function isOneOf(at: number, title: number, { of }: Matches, tokens: readonly Token[]): boolean {
  return tokens[at]?.norm === english.oneOfThem || of[at]?.includes(title) === true
}

/** The one with the word that follows, or of two that were shown; -1: none, or not the only one. */
function otherAt(at: number, { of, titles }: Matches, { focus, shown }: Mood): number {
  const named = (of[at + 1] ?? []).filter((title) => isOther(title))
  const listed =
    shown.length === 2 ? [...titles.keys()].filter((title) => isOther(title) && isShown(title)) : []
  const [only = -1, ...more] = named.length > 0 ? named : listed
  return focus !== null && more.length === 0 ? only : -1

  function isOther(title: number): boolean {
    const task = titles[title]?.task
    return task !== undefined && !task.completed && task.number !== focus
  }

  function isShown(title: number): boolean {
    return shown.includes(titles[title]?.task.number ?? 0)
  }
}
