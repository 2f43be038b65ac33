/** Words that point at tasks on the list, by name, by number or otherwise, and the answers to a question about them. */

import { numbersSaid } from '../../../src/understand/commands/by-number.ts'
import { english } from '../../../src/understand/english/english.ts'
import { rolesOf } from '../../../src/understand/english/roles.ts'
import type { Tag } from '../../../src/understand/tag/tags.ts'
import type { Token } from '../../../src/understand/words/tokens.ts'
import { changedIn, type Row, tasksOf, type Want } from '../rows.ts'
import { type Scene, type Tags, titlesOf } from './scene.ts'

/** What a row leaves open. */
export interface Pointing {
  /** What those are meant for that the agent has to ask about. */
  readonly asked?: Tag
  /** "first and last done, middle one tomorrow": each place is the task that was shown there. */
  readonly places?: true
}

/** What is done to which tasks. */
interface Act {
  readonly tag: Tag
  readonly numbers: readonly number[]
}

/** false: it cannot be seen which words point at a wanted task. */
export function placePointers(want: Want, tags: Tags, scene: Scene, way: Pointing): boolean {
  const answer = answerIn(want, scene)
  if (answer) {
    tagFree(answer, tags, scene.tokens, ({ kind }) => kind !== 'mark' && kind !== 'line')
    return true
  }
  const chosen = want.removed && isAmongChoices(want.removed, scene) ? want.removed : []
  if (chosen.length > 0) return placeAct({ tag: 'pick', numbers: chosen }, want, tags, scene)
  if (want.removed || want.back) return placeUndo(want, tags, scene)
  const acts = [...actsIn(want, scene), ...askedOf(want, way)]
  const left = way.places ? acts.map((act) => placePlaces(act, tags, scene)) : acts
  return left.every((act) => act.numbers.length === 0 || placeAct(act, want, tags, scene))
}

function askedOf({ asks }: Want, { asked }: Pointing): readonly Act[] {
  return asked && Array.isArray(asks) ? [{ tag: asked, numbers: asks as readonly number[] }] : []
}

function shownAt(place: string, shown: readonly number[]): number | undefined {
  const ordinal = english.middle.has(place) ? (shown.length + 1) / 2 : (english.ordinals.get(place) ?? 0)
  return ordinal === 0 ? undefined : shown.at(ordinal > 0 ? ordinal - 1 : ordinal)
}

/** What is left of the act once the places are taken at which its tasks were shown. */
function placePlaces({ tag, numbers }: Act, tags: Tags, { tokens, mood: { shown } }: Scene): Act {
  const placed = new Set<number>()
  for (const [at, { norm }] of tokens.entries()) {
    const number = shownAt(norm, shown)
    if (number === undefined || tags[at] !== null || !numbers.includes(number)) continue
    tags[at] = tag
    placed.add(number)
  }
  return { tag, numbers: numbers.filter((number) => !placed.has(number)) }
}

function isAmongChoices(numbers: readonly number[], { mood }: Scene): boolean {
  return mood.asked === 'CHOOSE_TASK' && numbers.every((number) => mood.choices.includes(number))
}

const CONFIRMED: ReadonlySet<string> = new Set(['DELETE_TASK', 'BULK', 'OFFER_CREATE', 'UPDATE_TASK'])

function answerIn({ removed = [], nothing, talk }: Want, { mood }: Scene): 'yes' | 'no' | null {
  if (mood.asked === null || !CONFIRMED.has(mood.asked)) return null
  if (removed.some((number) => mood.choices.includes(number))) return 'yes'
  return nothing || talk ? 'no' : null
}

function placeUndo(want: Want, tags: Tags, { tokens }: Scene): boolean {
  if (want.add || want.done || want.change || want.gone) return false
  tagFree('undo', tags, tokens, isWord)
  return true
}

const isWord = ({ kind }: Token) => kind === 'word'

function tagFree(tag: Tag, tags: Tags, tokens: readonly Token[], which: (token: Token) => boolean): void {
  for (const [at, token] of tokens.entries()) if (tags[at] === null && which(token)) tags[at] = tag
}

function actsIn(want: Want, { row, mood }: Scene): readonly Act[] {
  const { done = [], gone = [], open = [] } = want
  // "no, I meant the other one": the first is open again without being mentioned
  const swaps = [open, done, row.before ?? []].every(({ length }) => length > 0)
  const acts: readonly Act[] = [
    { tag: 'done', numbers: done },
    { tag: 'drop', numbers: gone },
    { tag: 'change', numbers: changedIn(want) },
    { tag: 'reopen', numbers: swaps ? [] : open },
  ]
  const picks = (numbers: readonly number[]) =>
    mood.asked === 'CHOOSE_TASK' && numbers.every((number) => mood.choices.includes(number))
  return acts
    .filter(({ numbers }) => numbers.length > 0)
    .map(({ tag, numbers }) => ({ numbers, tag: picks(numbers) ? 'pick' : swaps ? 'meant' : tag }))
}

function placeAct(act: Act, want: Want, tags: Tags, scene: Scene): boolean {
  const titles = titlesOf(act.numbers, scene)
  const unnamed = new Set(act.numbers)
  for (const at of scene.tokens.keys()) {
    const named = tags[at] === null ? namedAt(at, act.numbers, titles, scene) : []
    if (named.length > 0) tags[at] = act.tag
    for (const title of named) unnamed.delete(act.numbers[titles.indexOf(title)] ?? 0)
  }
  return unnamed.size === 0 || placeUnnamed(act, unnamed.size, want, tags, scene)
}

/** Which of the titles a token names, by a word of it or by its number. */
function namedAt(
  at: number,
  numbers: readonly number[],
  titles: readonly number[],
  { tokens, matches }: Scene,
): readonly number[] {
  const named = (matches.of[at] ?? []).filter((title) => titles.includes(title))
  const numbered = numbersSaid(at, tokens).flatMap((number) => titles[numbers.indexOf(number)] ?? [])
  return [...named, ...numbered]
}

/** Not by name: by a place, a pronoun, "all", or by nothing but the order itself. */
function placeUnnamed(act: Act, unnamed: number, want: Want, tags: Tags, scene: Scene): boolean {
  if (
    act.tag === 'change' &&
    takesBack(act, want, scene) &&
    !tags.some((tag) => tag !== null && CHANGED.has(tag))
  ) {
    tagFree('undo', tags, scene.tokens, isWord)
    return true
  }
  const stands = placeStandIns(act.tag, tags, scene.tokens)
  if (stands) placeExcept(act.numbers, tags, scene)
  if (stands || unnamed < act.numbers.length) return true
  if (act.tag === 'change' && tags.some((tag) => tag !== null && CHANGED.has(tag))) return true
  if (want.add || want.shows) return false
  tagFree(takesBack(act, want, scene) ? 'undo' : act.tag, tags, scene.tokens, isWord)
  return true
}

/** Changed back, or open again, and in words that take something back: what was done before is undone. */
function takesBack({ tag }: Act, want: Want, { row, tokens }: Scene): boolean {
  if ((row.before ?? []).length === 0) return false
  if (tag === 'change') return isAsAtFirst(want, row)
  return tag === 'reopen' && rolesOf(tokens).some((roles) => roles.includes('undo'))
}

function isAsAtFirst({ change = {} }: Want, row: Row): boolean {
  const first = tasksOf(row)
  return Object.entries(change).every(([number, fields]) => {
    const task = first[Number(number) - 1]
    return (
      task !== undefined &&
      (['due', 'time', 'priority', 'title'] as const).every(
        (field) => fields[field] === undefined || (fields[field] ?? null) === (task[field] ?? null),
      )
    )
  })
}

/** What a change changes: a message that says this need not say of which task. */
const CHANGED: ReadonlySet<Tag> = new Set<Tag>([
  'due',
  'level',
  'becomes',
  'note',
  'list',
  'label',
  'replaced',
])

/** Words that stand for a task: "it", "all", "the first". */
function placeStandIns(tag: Tag, tags: Tags, tokens: readonly Token[]): boolean {
  const roles = rolesOf(tokens)
  const places = [...tokens.entries()].filter(
    ([at, token]) => tags[at] === null && standsForTasks(token, roles[at] ?? []),
  )
  for (const [at] of places) tags[at] = tag
  return places.length > 0
}

function standsForTasks({ norm, kind }: Token, roles: readonly string[]): boolean {
  const { pronouns, all, places, ordinals, middle } = english
  // "2nd and 4th"
  if (kind !== 'word') return kind === 'code' && ordinals.has(norm)
  const known = pronouns.has(norm) || all.has(norm) || places.has(norm) || middle.has(norm)
  return known || roles.includes('it') || roles.includes('all')
}

/** Named, numbered or counted out behind a word that excepts, and not among those that are wanted: left out. */
export function placeExcept(numbers: readonly number[], tags: Tags, { tokens, matches }: Scene): void {
  const from = rolesOf(tokens).findIndex((roles) => roles.includes('except'))
  if (from < 0) return
  for (let at = from + 1; at < tokens.length; at++) {
    const titles = (matches.of[at] ?? []).map((title) => matches.titles[title]?.task.number ?? 0)
    const pointed = [...titles, ...numbersSaid(at, tokens)]
    const counted = english.ordinals.has(tokens[at]?.norm ?? '')
    const out = counted || (pointed.length > 0 && pointed.some((number) => !numbers.includes(number)))
    if (out && tags[at] === null) tags[at] = 'except'
  }
}
