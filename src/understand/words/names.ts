/**
 * The names of the user's own lists and labels, as a dictionary: which words of the message stand in which of them.
 * A slip of the finger is forgiven as it is in titles.
 */
import { english } from '../english/english.ts'
import { lemmaOf } from '../english/lemma.ts'
import { alike } from './matches.ts'
import type { Token } from './tokens.ts'

/** Names, and for each token those it stands in. */
export interface Named {
  readonly names: readonly string[]
  readonly at: readonly (readonly number[])[]
}

export interface Names {
  readonly lists: Named
  readonly labels: Named
}

export function namesIn(
  tokens: readonly Token[],
  lists: readonly string[],
  labels: readonly string[],
): Names {
  return { lists: namedIn(tokens, lists), labels: namedIn(tokens, labels) }
}

const none: readonly number[] = []

function namedIn(tokens: readonly Token[], names: readonly string[]): Named {
  const words = names.map(wordsOf)
  return { names, at: tokens.map((token) => (names.length === 0 ? none : having(token, words))) }
}

function having({ kind, norm, stem }: Token, names: readonly (readonly string[])[]): readonly number[] {
  if (kind === 'mark' || kind === 'line') return none
  const said = kind === 'date' || kind === 'quote' ? norm.replaceAll(/^\W|\W$/gu, '') : stem
  if (said === '' || (kind === 'word' && english.empty.has(said))) return none
  const exact = places(names, (word) => word === said)
  return exact.length > 0 || kind !== 'word' || english.orderWords.has(norm)
    ? exact
    : places(names, (word) => alike(said, word))
}

function places(names: readonly (readonly string[])[], fits: (word: string) => boolean): readonly number[] {
  return names.flatMap((words, index) => (words.some(fits) ? [index] : []))
}

/** "the shopping list" is called shopping. */
function wordsOf(name: string): readonly string[] {
  const words = (name.toLowerCase().match(/[\p{L}\p{N}\p{M}'’&-]{1,100}/gu) ?? []).map((word) =>
    lemmaOf(word.replaceAll('’', "'")),
  )
  const telling = words.filter((word) => !english.empty.has(word))
  return telling.length > 0 ? telling : words
}

/** Of the names that these places stand in, the one they say most of; null where they say too little of any. */
export function nameAt(places: readonly number[], { names, at }: Named): string | null {
  const counts = new Map<number, number>()
  for (const place of places)
    for (const name of at[place] ?? none) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [best, second] = [...counts]
    .map(([name, count]) => ({ name, share: count / wordsOf(names[name] ?? '').length }))
    .sort((a, b) => b.share - a.share || a.name - b.name)
  if (!best || best.share < HALF || best.share === second?.share) return null
  return names[best.name] ?? null
}

const HALF = 0.5
