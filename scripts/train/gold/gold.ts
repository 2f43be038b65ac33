/**
 * What each word of a row was for, worked out from what should come of it: the words of a wanted title are the title,
 * words that stand in the title of a task that is wanted done point at it, and so on. No row is tagged by hand; a row
 * whose outcome cannot be found in its words teaches nothing here.
 */

import { rolesOf } from '../../../src/understand/english/roles.ts'
import { clausesIn, type Stretch, sentencesIn } from '../../../src/understand/tag/sentences.ts'
import type { Tag } from '../../../src/understand/tag/tags.ts'
import { changedIn, type Want } from '../rows.ts'
import { placeChanges } from './changes.ts'
import { placeDates, placeLevels } from './dates-and-levels.ts'
import { placeNamedFilters, placeNames } from './lists-and-labels.ts'
import { bringsAbout, mended } from './mended.ts'
import { type Pointing, placeExcept, placePointers } from './pointers.ts'
import { isAsked, placePointed, placeQuestion } from './questions.ts'
import type { Scene, Tags } from './scene.ts'
import { placeTitles } from './titles.ts'

/** null: the outcome cannot be found in the words. */
export function goldOf(scene: Scene): readonly Tag[] | null {
  const found: (readonly Tag[])[] = []
  for (const gold of taken(scene)) {
    if (bringsAbout(gold, scene)) return gold
    found.push(gold)
  }
  for (const gold of found.slice(0, MENDED)) {
    const better = mended(gold, scene)
    if (better) return better
  }
  return found[0] ?? null
}

/** Every way to take the words, for every outcome that would be right. */
function* taken(scene: Scene): Generator<readonly Tag[]> {
  for (const way of waysOf(scene))
    for (const want of scene.row.want) {
      const gold = tagged(want, scene, way)
      if (gold) yield gold
    }
}

/** How many of the ways are looked at further where none brings about what is wanted. */
const MENDED = 4

/** Where a row leaves open what its words were for. */
interface Way extends Pointing {
  /** Something is left out of what is named. */
  readonly excepts?: true
  /** Where it asks. */
  readonly asks?: Stretch
  /** What is asked about is pointed at, not named. */
  readonly points?: true
}

/** The likelier first. */
function waysOf({ tokens, row, mood }: Scene): readonly Way[] {
  const roles = rolesOf(tokens).flat()
  const sentences = sentencesIn(tokens)
  const stretches = [...sentences, ...clausesIn(tokens, sentences)]
  const asks = row.want.some(isAsked)
  return [
    {},
    ...(roles.includes('except') ? [{ excepts: true as const }] : []),
    ...(mood.shown.length > 0 && !asks ? [{ places: true as const }] : []),
    ...(asks ? [{ points: true as const }] : []),
    ...(asks && stretches.length > 1 ? stretches.map((stretch) => ({ asks: stretch })) : []),
    ...(row.want.some((want) => want.asks) ? ASKED.map((asked) => ({ asked })) : []),
  ]
}

const ASKED: readonly Tag[] = ['done', 'drop', 'change']

/** The order matters: a word belongs to the first that claims it. */
function tagged(want: Want, scene: Scene, way: Way): readonly Tag[] | null {
  if (want.asks !== undefined && Object.keys(want).length === 1) return null
  const tags: Tags = scene.tokens.map(() => null)
  if (!placeTitles(want, tags, scene) || !placeChanges(want, tags, scene)) return null
  if (!placeNames(want, tags, scene)) return null
  placeNamedFilters(want, tags, scene)
  placeDates(want, tags, scene)
  placeLevels(want, tags, scene)
  return placeReferences(want, tags, scene, way) ? tags.map((tag) => tag ?? 'aside') : null
}

function placeReferences(want: Want, tags: Tags, scene: Scene, way: Way): boolean {
  if (way.excepts) placeExcept(actedOn(want), tags, scene)
  if (!placePointers(want, tags, scene, way)) return false
  if (!placeQuestion(want, tags, scene, way.asks ?? null)) return false
  if (way.points) placePointed(want, tags, scene)
  return true
}

function actedOn(want: Want): readonly number[] {
  const { done = [], gone = [], open = [] } = want
  return [...done, ...gone, ...open, ...changedIn(want)]
}
