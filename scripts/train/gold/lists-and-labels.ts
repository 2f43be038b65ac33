/** Names of lists and labels: each either is given to a task, or says which tasks are meant. */
import type { Task } from '../../../src/domain/task.ts'
import { english } from '../../../src/understand/english/english.ts'
import type { Tag } from '../../../src/understand/tag/tags.ts'
import type { Named } from '../../../src/understand/words/names.ts'
import { plain, wordsIn } from '../plain.ts'
import { changedIn, type Want } from '../rows.ts'
import { findRun } from './runs.ts'
import { describedIn, type Scene, type Tags } from './scene.ts'

/** false: a list or a label that is wanted is not in the words. */
export function placeNames(want: Want, tags: Tags, scene: Scene): boolean {
  return placeLists(want, tags, scene) && placeLabels(want, tags, scene)
}

function placeLists(want: Want, tags: Tags, scene: Scene): boolean {
  const wanted = new Set(describedIn(want).flatMap(({ list }) => list ?? []))
  for (const list of wanted) if (!placeName(list, 'list', tags, scene, scene.names.lists)) return false
  const leaves = describedIn(want).some(({ list }) => list === null)
  for (const [at, { norm }] of scene.tokens.entries())
    if (leaves && tags[at] === null && english.mainLists.has(norm)) tags[at] = 'list'
  return placeMade(want, tags, scene)
}

/** How long the name of a list is, in words. */
const LONGEST = 6

/** "make a list called Oslo": it is only said that there is one now. false: nothing in the words is its name. */
function placeMade({ says, nothing, ...others }: Want, tags: Tags, { tokens }: Scene): boolean {
  const has = (words: ReadonlySet<string>) => tokens.some(({ norm }) => words.has(norm))
  if (says === undefined || Object.keys(others).length > 0) return true
  if (!has(english.listNouns) || !has(english.makingLists) || has(english.openQuestion)) return true
  const isName = new RegExp(says, 'iu')
  for (let size = 1; size <= LONGEST; size++)
    for (let from = 0; from + size <= tokens.length; from++) {
      const words = tokens.slice(from, from + size)
      if (!isName.test(words.map(({ norm }) => norm).join(' '))) continue
      tags.fill('list', from, from + size)
      return true
    }
  return nothing !== true
}

function placeLabels(want: Want, tags: Tags, scene: Scene): boolean {
  const had = new Map(scene.tasks.map(({ number, labels }) => [number, labels]))
  const added = (want.add ?? []).flatMap(({ labels = [] }) => labels)
  const changes = Object.entries(want.change ?? {}).flatMap(([number, { labels }]) =>
    labels ? [{ before: had.get(Number(number)) ?? [], after: labels }] : [],
  )
  const gained = changes.flatMap(({ before, after }) => lacking(after, before))
  const lost = changes.flatMap(({ before, after }) => lacking(before, after))
  const place = (names: readonly string[], tag: Tag) =>
    [...new Set(names)].every((name) => placeName(name, tag, tags, scene, scene.names.labels))
  return place([...added, ...gained], 'label') && (place(lost, 'replaced') || gained.length === 0)
}

function lacking(names: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others.map(plain))
  return names.filter((name) => !known.has(plain(name)))
}

/** The words of a name, and the noun beside them ("the shopping list"). */
function placeName(name: string, tag: Tag, tags: Tags, { tokens }: Scene, named: Named): boolean {
  const run = findRun(wordsIn(name), tokens, tags) ?? runOfKnown(name, tags, named)
  if (run === null) return false
  const last = run.at(-1) ?? 0
  const beside = english.listNouns.has(tokens[last + 1]?.norm ?? '') ? [last + 1] : []
  // written down several times, it is meant each time
  const again = tokens.flatMap(({ kind, stem }, at) =>
    kind === 'label' && plain(stem) === plain(name) ? [at] : [],
  )
  for (const at of [...run, ...beside, ...again]) tags[at] ??= tag
  return true
}

/** Said in other forms, or mistyped: every word of the message that stands in it. */
function runOfKnown(name: string, tags: Tags, { names, at }: Named): readonly number[] | null {
  const index = names.findIndex((one) => plain(one) === plain(name))
  const run = at.flatMap((found, place) => (tags[place] === null && found.includes(index) ? [place] : []))
  return index < 0 || run.length === 0 ? null : run
}

/** "everything on the garden list": the tasks that are meant have the list in common, and it is named. */
export function placeNamedFilters(want: Want, tags: Tags, scene: Scene): void {
  const { done = [], gone = [], open = [], shows = [] } = want
  const numbers = [...done, ...gone, ...open, ...changedIn(want), ...shows]
  const meant = scene.tasks.filter(({ number }) => numbers.includes(number))
  const says = want.says !== undefined && meant.length === 0
  const lists = says ? scene.names.lists.names : common(meant, ({ list }) => (list === null ? [] : [list]))
  const labels = says ? scene.names.labels.names : common(meant, (task) => task.labels)
  for (const list of lists) placeName(list, 'filter', tags, scene, scene.names.lists)
  for (const label of labels) placeName(label, 'filter', tags, scene, scene.names.labels)
}

function common(tasks: readonly Task[], of: (task: Task) => readonly string[]): readonly string[] {
  const [first, ...others] = tasks
  if (!first) return []
  return of(first).filter((name) => others.every((task) => of(task).includes(name)))
}
