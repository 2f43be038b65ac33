/** Which tasks are pointed at, sentence by sentence: by name, by number and place, else by "all", "both" or "it". */
import type { Filter, Reference } from '../../domain/command.ts'
import { dueFilterOf } from '../dates/due-filter.ts'
import { english } from '../english/english.ts'
import { leaning } from '../english/leaning.ts'
import type { Tag } from '../tag/tags.ts'
import { byNumber, byPlace } from './by-number.ts'
import { byTitle } from './by-title.ts'
import { byWords } from './by-words.ts'
import { movedFrom } from './dues.ts'
import { filterIn } from './filter.ts'
import { spokenOf } from './how-many.ts'
import { namedFilter } from './lists.ts'
import { isRuledOut } from './ruled-out.ts'
import { hasRole, type Tagged, type Target } from './tagged.ts'

export function targetsOf(tag: Tag, tagged: Tagged): readonly Target[] {
  return tagged.sentences.flatMap((_, index) => inSentence(tag, index, tagged))
}

function placesOf(tag: Tag, index: number, { sentences, tags }: Tagged): readonly number[] {
  const [from, to] = sentences[index] ?? [0, 0]
  const places: number[] = []
  for (let at = from; at < to; at++) if (tags[at] === tag) places.push(at)
  return places
}

function inSentence(tag: Tag, index: number, tagged: Tagged): readonly Target[] {
  const places = placesOf(tag, index, tagged)
  if (places.length === 0) return []
  const named = [...byTitle(places, index, tagged, tag), ...byNumber(places, index, tagged)]
  if (named.length > 0)
    return [...named, ...theRest(places, index, tagged, tag)]
      .filter((target) => !isRuledOut(target, tag, tagged) && !isExcepted(target, tag, tagged))
      .sort((a, b) => a.from - b.from)
  const ofList = Object.keys(namedFilter(index, tagged)).length > 0 ? byAll(places, index, tagged, tag) : null
  if (ofList) return ofList
  const worded = byWords(places, index, tagged)
  return worded.length > 0 ? worded : unnamed(places, index, tagged, tag)
}

/** "every call's been made apart from the bank" */
function isExcepted({ reference }: Target, tag: Tag, tagged: Tagged): boolean {
  if (tag === 'except' || tag === 'about' || !('number' in reference) || !tagged.tags.includes('except'))
    return false
  const { number } = reference
  return targetsOf('except', tagged).some(({ reference: left }) => 'number' in left && left.number === number)
}

/** By a place, by "all", or by a mere pronoun. */
function unnamed(places: readonly number[], index: number, tagged: Tagged, tag: Tag): readonly Target[] {
  const [from, to] = tagged.sentences[index] ?? [0, 0]
  const all = () => byAll(places, index, tagged, tag)
  const place = () => byPlace(places, index, tagged)
  // "every last one" is no place
  const [first, second] = tagged.tokens.slice(from, to).some(({ norm }) => norm === english.each)
    ? [all, place]
    : [place, all]
  return first() ?? second() ?? byPronoun(places, index, tagged, tag)
}

function byAll(places: readonly number[], index: number, tagged: Tagged, tag: Tag): readonly Target[] | null {
  // exceptions have none of their own
  if (tag === 'except') return []
  const at = places.find((place) => hasRole(tagged, place, 'all'))
  const filter = filterFor(tag, index, tagged)
  const narrowed = Object.keys(filter).length > 0
  if (at === undefined && !narrowed) return null
  // "the two visits" are not the whole list
  if (!narrowed && (strangeNear(places, tagged) || isCounted(at, tagged))) return []
  const from = at ?? places[0] ?? 0
  const piece = { from, to: from + 1, in: index }
  if (!narrowed && (isBoth(at, tagged) || isAllOfThem(at, tagged))) return them(piece, tagged)
  return [{ ...piece, reference: { all: true, filter: withExceptions(filter, tagged, besides(at, tagged)) } }]
}

/** "visa form high, all the others low": what is named is one thing, all that is left another. */
function theRest(places: readonly number[], index: number, tagged: Tagged, tag: Tag): readonly Target[] {
  const rest = places.filter((at) => hasRole(tagged, at, 'all') && isRest(at, tagged))
  return rest.length > 0 ? (byAll(rest, index, tagged, tag) ?? []) : []
}

function besides(at: number | undefined, tagged: Tagged): readonly Reference[] {
  return at !== undefined && isRest(at, tagged) ? namedAnywhereElse(tagged) : []
}

/** "the rest", "all the others", "everything else" */
function isRest(at: number, { tokens }: Tagged): boolean {
  return tokens.slice(at, at + 3).some(({ norm }) => leaning.rest.has(norm) || leaning.besides.has(norm))
}

const ACTING: readonly Tag[] = ['done', 'reopen', 'change', 'drop']

/** Whatever something is done to by name or number. */
function namedAnywhereElse(tagged: Tagged): readonly Reference[] {
  const named = ACTING.flatMap((tag) =>
    tagged.sentences.flatMap((_, index) => {
      const places = placesOf(tag, index, tagged)
      return [...byTitle(places, index, tagged, tag), ...byNumber(places, index, tagged)]
    }),
  )
  return named.map(({ reference }) => reference).filter((reference) => 'number' in reference)
}

function filterFor(tag: Tag, index: number, tagged: Tagged): Filter {
  const moved = tag === 'change' ? movedFilter(index, tagged) : {}
  const filter = { ...moved, ...filterIn(index, tagged) }
  // "the party's off. bin it all": the list was named before
  return Object.keys(filter).length > 0 ? filter : namedAnywhere(tagged)
}

function namedAnywhere(tagged: Tagged): Filter {
  const named = tagged.sentences.map((_, index) => namedFilter(index, tagged))
  return named.find((filter) => Object.keys(filter).length > 0) ?? {}
}

function movedFilter(index: number, tagged: Tagged): Filter {
  const from = movedFrom(index, tagged)
  const due = from ? dueFilterOf(from, tagged.text.slice(...from.span), tagged.now) : null
  return due === null ? {} : { due }
}

function isCounted(at: number | undefined, { tokens }: Tagged): boolean {
  const said = at === undefined ? [] : tokens.slice(at, at + 2)
  return said.length > 0 && !isWhole(said[0]) && said.some(({ norm }) => english.counts.has(norm))
}

function isWhole(token: Tagged['tokens'][number] | undefined): boolean {
  return english.all.has(token?.norm ?? '') || english.them.has(token?.norm ?? '')
}

/** "both": two that were spoken of, never the whole list. */
function isBoth(at: number | undefined, { tokens }: Tagged): boolean {
  return at !== undefined && english.them.has(tokens[at]?.norm ?? '')
}

/** "all of them": of those that were shown. */
function isAllOfThem(at: number | undefined, { mood, tokens }: Tagged): boolean {
  if (mood.shown.length + mood.choices.length + mood.touched.length === 0) return false
  if (at === undefined) return true
  // "all three" are some that were spoken of
  const counted = english.counts.has(tokens[at + 1]?.norm ?? '')
  return counted || tokens.slice(at, at + 3).some(({ norm }) => english.them.has(norm))
}

/** "J4471's gone, paid cash and everything": words that nothing accounts for say that not the whole list is meant. */
function strangeNear(
  places: readonly number[],
  { tokens, roles, tags, matches, sentences }: Tagged,
): boolean {
  const [first = 0] = places
  const [from, to] = sentences.find(([start, end]) => first >= start && first < end) ?? [0, 0]
  return tokens.slice(from, to).some((token, index) => {
    const at = from + index
    const strange =
      (token.kind === 'word' || token.kind === 'code') &&
      (roles[at]?.length ?? 0) === 0 &&
      !english.empty.has(token.stem)
    return strange && tags[at] === tags[first] && (matches.of[at]?.length ?? 0) === 0
  })
}

/** "all of those except payroll": each of the others. */
function them(piece: Omit<Target, 'reference'>, tagged: Tagged): readonly Target[] {
  const { numbers: known, asShown } = spokenOf(tagged)
  const except = targetsOf('except', tagged).map(({ reference }) =>
    'number' in reference
      ? reference.number
      : 'position' in reference
        ? known.at(reference.position - 1)
        : null,
  )
  const left = known.filter((number) => !except.includes(number))
  const clear = left.length > 0 && (left.length < known.length || !asShown)
  return clear
    ? left.map((number) => ({ ...piece, reference: { number } }))
    : [{ ...piece, reference: { pronoun: 'them' } }]
}

export function withExceptions(filter: Filter, tagged: Tagged, more: readonly Reference[] = []): Filter {
  const except = [...targetsOf('except', tagged).map(({ reference }) => reference), ...more]
  return except.length > 0 ? { ...filter, except } : filter
}

function byPronoun(places: readonly number[], index: number, tagged: Tagged, tag: Tag): readonly Target[] {
  const { tokens, mood } = tagged
  const said = places.find((at) => english.them.has(tokens[at]?.norm ?? ''))
  const from = said ?? places[0] ?? 0
  const piece = { from, to: from + 1, in: index }
  if (said !== undefined && mood.shown.length + mood.touched.length > 1) return them(piece, tagged)
  const it = places.some((at) => english.it.has(tokens[at]?.norm ?? ''))
  const named = it ? namedBefore(from, tagged) : null
  if (named !== null) return [{ ...piece, reference: { number: named } }]
  if (tag === 'drop' && !it && mood.focus === null) return []
  return [{ ...piece, ...(it ? {} : { implied: true as const }), reference: { pronoun: 'it' } }]
}

/** Half of a title, or more, and no word of another. */
const NAMED = 0.5

/** "the rent goes by itself now, so delete it": the only task that was named before it in the message. */
function namedBefore(at: number, { matches, tags }: Tagged): number | null {
  const before = matches.of.slice(0, at).filter((_, place) => tags[place] === 'aside')
  const [only, ...more] = new Set(before.flat())
  if (only === undefined || more.length > 0 || (matches.said[only] ?? 0) < NAMED) return null
  return matches.titles[only]?.task.number ?? null
}

/** "where it says Gary, it's Barry": the task whose words go, or nearly are what they become, is the one that is meant. */
export function withWordsThatGo(tagged: Tagged): number | null {
  const { tags, matches } = tagged
  for (const tag of ['replaced', 'becomes'] as const) {
    const titles = new Set(tags.flatMap((one, at) => (one === tag ? (matches.of[at] ?? []) : [])))
    const [only, ...more] = titles
    if (only !== undefined && more.length === 0) return matches.titles[only]?.task.number ?? null
  }
  return null
}
