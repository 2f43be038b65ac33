/** Words that ask to see tasks, and those among them that name one of these. */
import { numbersSaid } from '../../../src/understand/commands/by-number.ts'
import { english } from '../../../src/understand/english/english.ts'
import { type Stretch, sentencesIn } from '../../../src/understand/tag/sentences.ts'
import type { Tag } from '../../../src/understand/tag/tags.ts'
import type { Want } from '../rows.ts'
import { type Scene, type Tags, titlesOf } from './scene.ts'

/** false: something is asked, and no words are left that could ask it. */
export function placeQuestion(want: Want, tags: Tags, scene: Scene, where: Stretch | null): boolean {
  if (!isAsked(want) || (tags.includes('list') && !want.shows)) return true
  const shown = want.shows ?? []
  const titles = titlesOf(shown, scene)
  const places = where ? freed(placesIn(where), tags) : askingPlaces(titles, tags, scene)
  for (const at of places.filter((place) => isFreeWord(place, tags, scene)))
    tags[at] = isNamed(at, shown, titles, scene) ? 'about' : 'show'
  return places.length > 0
}

/** A task that is asked about may have been taken for one that something is done to. */
function freed(places: readonly number[], tags: Tags): readonly number[] {
  for (const at of places) if (POINTING.has(tags[at] as Tag)) tags[at] = null
  return places
}

const POINTING: ReadonlySet<Tag> = new Set<Tag>(['done', 'reopen', 'change', 'drop'])

function askingPlaces(titles: readonly number[], tags: Tags, scene: Scene): readonly number[] {
  const alone = tags.every((tag) => tag === null || tag === 'filter')
  return alone ? askingSentences(titles, scene) : placesIn(lastFreeStretch(tags, scene))
}

const placesIn = ([from, to]: Stretch) => Array.from({ length: to - from }, (_, index) => from + index)

function isFreeWord(at: number, tags: Tags, { tokens }: Scene): boolean {
  const kind = tokens[at]?.kind
  return tags[at] === null && kind !== 'mark' && kind !== 'line'
}

export function isAsked({ shows, says, talk, add, done, change }: Want): boolean {
  return shows !== undefined || (says !== undefined && !talk && !add && !done && !change)
}

function isNamed(
  at: number,
  shown: readonly number[],
  titles: readonly number[],
  { tokens, matches }: Scene,
): boolean {
  const numbered = numbersSaid(at, tokens).some((number) => shown.includes(number))
  return numbered || (matches.of[at] ?? []).some((title) => titles.includes(title))
}

/** Of a story, the sentences that ask, or else name what is shown; of anything else, all of it. */
function askingSentences(titles: readonly number[], { tokens, matches }: Scene): readonly number[] {
  const all = sentencesIn(tokens)
  const asks = all.filter(([, to]) => tokens[to - 1]?.norm === '?')
  const names = all.filter(([from, to]) =>
    titles.some((title) => matches.of.slice(from, to).some((hit) => hit.includes(title))),
  )
  const chosen = asks.length > 0 ? asks : names
  const whole = chosen.length === 0 || all.length === 1
  return whole ? [...tokens.keys()] : chosen.flatMap(placesIn)
}

const BREAKS: ReadonlySet<string> = new Set(['.', '!', '?', '\n', ',', 'and'])

/** Among several orders the question is a stretch that holds nothing else, the last one as a rule. */
function lastFreeStretch(tags: Tags, { tokens }: Scene): readonly [number, number] {
  const isFree = (at: number) => tags[at] === null || tags[at] === 'filter'
  let to = tokens.length
  while (to > 0 && !isFree(to - 1)) to--
  let from = to
  while (from > 0 && isFree(from - 1)) from--
  for (let at = from; at < to - 1; at++) if (BREAKS.has(tokens[at]?.norm ?? '')) from = at + 1
  return [from, to]
}

/** "what was it for?", "the last one, what does it say?": what points at the one task that is shown names it. */
export function placePointed({ shows = [], says }: Want, tags: Tags, scene: Scene): void {
  const [only = null] = shows.length === 1 ? shows : says === undefined ? [] : [scene.mood.focus]
  if (only === null) return
  for (const at of scene.tokens.keys())
    if (tags[at] === 'show' && isPointed(at, only, scene)) tags[at] = 'about'
}

function isPointed(at: number, asked: number, { tokens, mood }: Scene): boolean {
  const norm = tokens[at]?.norm ?? ''
  const place = english.ordinals.get(norm)
  if (place !== undefined) return mood.shown.at(place > 0 ? place - 1 : place) === asked
  return english.it.has(norm) && mood.focus === asked
}
