/** Tasks that are named in words that stand in no title: there may be no such task, and that has to be said. */
import { english } from '../english/english.ts'
import { hasRole, spanOf, type Tagged, type Target } from './tagged.ts'

export function byWords(places: readonly number[], index: number, tagged: Tagged): readonly Target[] {
  const targets: Target[] = []
  for (const at of places.filter((place) => isContent(place, tagged))) {
    const taken = targets.at(-1)?.to ?? 0
    if (at >= taken) targets.push(namedAt(at, taken, index, tagged))
  }
  return targets
}

/** With the words around it that have the same purpose, none of them taken already. */
function namedAt(at: number, taken: number, index: number, { tokens, tags, text }: Tagged): Target {
  let [from, to] = [at, at + 1]
  while (from > taken && tags[from - 1] === tags[at]) from--
  while (tags[to] === tags[at]) to++
  const only = tokens[from]
  const said = text.slice(...spanOf(tokens, from, to))
  const quoted = to - from === 1 && only?.quoted ? only.quoted : said
  return { from, to, in: index, named: true, reference: { text: quoted } }
}

/** A word that could be part of a title, not one that merely points. */
function isContent(at: number, tagged: Tagged): boolean {
  const token = tagged.tokens[at]
  if (!token || NO_NAMES.has(token.kind)) return false
  if (token.kind !== 'word') return true
  const points = hasRole(tagged, at, ...POINTING)
  return !points && !english.empty.has(token.stem) && !english.ordinals.has(token.norm)
}

const NO_NAMES: ReadonlySet<string> = new Set(['mark', 'line', 'number', 'date'])

/** Roles of words that point, order or lead up to something. */
const POINTING = [
  ...['it', 'all', 'task', 'list', 'done-report', 'drop', 'undo', 'reopen', 'postpone', 'change', 'correct'],
  ...['filler', 'lead', 'tail', 'negation', 'add', 'question'],
]
