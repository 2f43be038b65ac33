/**
 * What each word of a row was for, worked out from what should come of it: the words of a wanted title are the title,
 * words that stand in the title of a task that is wanted done point at it, and so on. No row is tagged by hand; a row
 * whose outcome cannot be found in its words teaches nothing here.
 */
import type { Tag } from '../../../src/understand/tag/tags.ts'
import type { Want } from '../rows.ts'
import { placeChanges } from './changes.ts'
import { placeDates, placeLevels } from './dates-and-levels.ts'
import { placeNamedFilters, placeNames } from './lists-and-labels.ts'
import { placePointers } from './pointers.ts'
import { placeQuestion } from './questions.ts'
import type { Scene, Tags } from './scene.ts'
import { placeTitles } from './titles.ts'

/** null: the outcome cannot be found in the words. */
export function goldOf(scene: Scene): readonly Tag[] | null {
  for (const want of scene.row.want) {
    const gold = tagged(want, scene)
    if (gold) return gold
  }
  return null
}

/** The order matters: a word belongs to the first that claims it. */
function tagged(want: Want, scene: Scene): readonly Tag[] | null {
  if (want.asks !== undefined && Object.keys(want).length === 1) return null
  const tags: Tags = scene.tokens.map(() => null)
  if (!placeTitles(want, tags, scene) || !placeChanges(want, tags, scene)) return null
  if (!placeNames(want, tags, scene)) return null
  placeNamedFilters(want, tags, scene)
  placeDates(want, tags, scene)
  placeLevels(want, tags, scene)
  if (!placePointers(want, tags, scene) || !placeQuestion(want, tags, scene)) return null
  return tags.map((tag) => tag ?? 'aside')
}
