/**
 * The first guess at what the words were for does not always bring about what is wanted: a pronoun of a story was taken
 * for a task, a day that sets for one that selects. Then the nearest purposes that do bring it about are the right ones.
 */
import { commandsIn } from '../../../src/understand/commands/commands.ts'
import { english } from '../../../src/understand/english/english.ts'
import { rolesOf } from '../../../src/understand/english/roles.ts'
import { clausesIn, type Stretch, sentencesIn } from '../../../src/understand/tag/sentences.ts'
import type { Tag } from '../../../src/understand/tag/tags.ts'
import { NOW } from '../moods.ts'
import { isRight } from '../right.ts'
import type { Scene } from './scene.ts'

type Purposes = readonly Tag[]

/** How many are tried, and how many of these are looked at further. */
const TRIED = 160
const FURTHER = 24

/** Would they bring about what the row wants? */
export function bringsAbout(tags: Purposes, scene: Scene): boolean {
  const { tokens, matches, names, mood, text } = scene
  const sentences = sentencesIn(tokens)
  const roles = scene.roles ?? rolesOf(tokens)
  const sure = new Float64Array(tokens.length).fill(1)
  const message = {
    tokens,
    matches,
    names,
    mood,
    text,
    now: NOW,
    order: 'day-first' as const,
    sentences,
    clauses: clausesIn(tokens, sentences),
    guesses: { sentences: [], clauses: [] },
    roles,
  }
  return commandsIn({ ...message, tags, sure }, null).some((told) => isRight(told, scene))
}

/** One step away, then two; null: none of these either. */
export function mended(tags: Purposes, scene: Scene): Purposes | null {
  const steps = stepsFrom(tags, scene)
  const near = steps.map((step) => step(tags))
  const found = near.find((other) => bringsAbout(other, scene))
  if (found) return found
  const further = steps
    .slice(0, FURTHER)
    .flatMap((step, at) => steps.slice(at + 1, FURTHER).map((next) => next(step(tags))))
  return further.slice(0, TRIED).find((other) => bringsAbout(other, scene)) ?? null
}

type Step = (tags: Purposes) => Purposes

const POINTING: ReadonlySet<Tag> = new Set<Tag>(['done', 'reopen', 'change', 'drop', 'pick', 'meant'])

/** Likelier ones first. */
function stepsFrom(tags: Purposes, scene: Scene): readonly Step[] {
  const { tokens } = scene
  const clauses = clausesIn(tokens, sentencesIn(tokens))
  const acts = [...new Set(tags.filter((tag) => POINTING.has(tag)))]
  return [
    ...clauses.flatMap((clause) => leftOut(clause, tags)),
    ...valuesOtherwise(tags, scene),
    ...clauses.flatMap((clause) => acts.map((act) => actedOn(clause, act, tags))).flat(),
    ...standIns(acts, tags, scene),
  ]
}

const put =
  (places: readonly number[], tag: Tag): Step =>
  (tags) =>
    tags.map((one, at) => (places.includes(at) ? tag : one))

/** What a clause tells in passing: no task is meant by it. */
function leftOut([from, to]: Stretch, tags: Purposes): readonly Step[] {
  const places = placesOf(from, to, (at) => POINTING.has(tags[at] as Tag))
  const all = places.length > 0 ? [put(places, 'aside')] : []
  return places.length > 1 ? [...all, ...places.map((at) => put([at], 'aside'))] : all
}

/** What a clause names is acted on as another clause says. */
function actedOn([from, to]: Stretch, act: Tag, tags: Purposes): readonly Step[] {
  const places = placesOf(from, to, (at) => POINTING.has(tags[at] as Tag) && tags[at] !== act)
  return places.length > 0 ? [put(places, act)] : []
}

/** Days, levels and states that set something may select, and the other way round. */
function valuesOtherwise(tags: Purposes, { tokens, ...scene }: Scene): readonly Step[] {
  const roles = scene.roles ?? rolesOf(tokens)
  return tokens.flatMap((token, at) => {
    const selects = roles[at]?.some((role) => SELECTING.has(role)) === true
    const others = (token.date ? DATED : selects ? LEVELLED : PLAIN)[tags[at] as Tag] ?? []
    return others.map((other) => put([at], other))
  })
}

type Others = Partial<Record<Tag, readonly Tag[]>>

/** What a word may be for instead, the likelier first. */
const DATED: Others = { due: ['aside', 'filter'], filter: ['due', 'aside'], aside: ['due', 'filter'] }
const LEVELLED: Others = {
  level: ['filter', 'aside'],
  filter: ['aside', 'level'],
  aside: ['filter', 'level'],
}
const PLAIN: Others = { level: ['filter', 'aside'], filter: ['aside'] }
const SELECTING: ReadonlySet<string> = new Set(['overdue', 'undated', 'high', 'low', 'normal', 'done-status'])

/** "both", "the lot", "it": a word that stands for tasks and was passed over. */
function standIns(acts: readonly Tag[], tags: Purposes, { tokens, ...scene }: Scene): readonly Step[] {
  const roles = scene.roles ?? rolesOf(tokens)
  const stands = (at: number) => {
    const norm = tokens[at]?.norm ?? ''
    const known = english.pronouns.has(norm) || english.all.has(norm) || english.places.has(norm)
    return tags[at] === 'aside' && (known || roles[at]?.includes('all') === true)
  }
  return placesOf(0, tokens.length, stands).flatMap((at) => acts.map((act) => put([at], act)))
}

function placesOf(from: number, to: number, fits: (at: number) => boolean): readonly number[] {
  return Array.from({ length: to - from }, (_, step) => from + step).filter(fits)
}
