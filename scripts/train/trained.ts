/** From rows to weights, in three steps: what sentences are about, what words are for, and the packing. */
import { hash } from 'node:crypto'
import { clauseFeatures, featuresOf, sentenceFeatures } from '../../src/understand/tag/features.ts'
import { type Guesses, KINDS } from '../../src/understand/tag/kinds.ts'
import { addWeights, type Packed, unpack } from '../../src/understand/tag/table.ts'
import { guessesOf, jointBefore, type Model, type Scales } from '../../src/understand/tag/tag.ts'
import { TAGS, type Tag, tagIndex } from '../../src/understand/tag/tags.ts'
import { type FeatureRows, featureRows, rowsFor } from './feature-rows.ts'
import type { Scene } from './gold/scene.ts'
import { learnBeside } from './learn-beside.ts'
import { kindOf, learnKinds, type Sentence } from './learn-kinds.ts'
import { learnPieces, type Met, piecesOf } from './learn-pieces.ts'
import { firstIn, learnRanks, readingsIn } from './learn-rank.ts'
import { type Lesson, lessonsOf, scenesOf } from './lessons.ts'
import { pack } from './pack.ts'
import type { Row } from './rows.ts'
import { scalesForStrangers, scalesOf } from './scaled.ts'

type Tagged = Lesson & { readonly gold: readonly Tag[] }

/**
 * `strangers`: rows that only tell how sure to be.
 * `seen`: what is left of a scene where something is hidden on purpose, to see what it is worth.
 */
export async function trained(
  authors: readonly (readonly [string, readonly Row[]])[],
  strangers: readonly Row[],
  log: (text: string) => void,
  seen: (scene: Scene) => Scene = (scene) => scene,
): Promise<string> {
  const lessons = await lessonsOf(authors, seen)
  log(`${lessons.length} rows of ${authors.length} authors`)
  const words = await wordsLearned(lessons, log)
  const readings = readingsLearned(lessons, words.folds, log)
  const scales = metByStrangers((await scenesOf(strangers)).map(seen), words.whole, readings)
  const learned = { ...words.whole, ...readings, scales }
  const version = hash('sha1', JSON.stringify(learned)).slice(0, 8)
  return `${HEAD}export const weights = ${JSON.stringify({ version, ...learned })}\n`
}

type Readings = ReturnType<typeof readingsLearned>

/** How sure to be of what people say that nothing was learned from. */
function metByStrangers(
  scenes: readonly Scene[],
  words: Words,
  { pieces, rank, chance, scales }: Readings,
): Scales {
  const model = { ...modelOf(words), pieces: unpack(pieces), rank: unpack(rank) }
  const table = unpack(chance)
  const firsts = scenes.map((scene) => {
    const { features, meant, act } = firstIn(scene, null, model)
    const score = new Float64Array(1)
    addWeights(score, 0, features, table)
    return { act, meant, score: score[0] as number }
  })
  return scalesForStrangers(firsts, scales)
}

interface About {
  readonly kinds: Packed
  readonly clauses: Packed
}

/** What sentences are about and what words are for: from all rows, and for each part of the authors from the others. */
type Words = About & Tags

interface Tags {
  readonly tags: Packed
  readonly links: readonly number[]
}

async function wordsLearned(
  all: readonly Lesson[],
  log: (text: string) => void,
): Promise<{ readonly whole: Words; readonly folds: readonly Words[] }> {
  const fold = foldsOf(all)
  const lessons = all.filter((lesson): lesson is Tagged => lesson.gold !== null)
  const parts = Array.from({ length: FOLDS }, (_, index) =>
    lessons.flatMap(({ author }, at) => (fold(author) === index ? [] : [at])),
  )
  const about = parts.map((part) => aboutIn(part.map((at) => lessons[at] as Tagged)))
  const guesses = fairGuesses(lessons, about)
  log('sentences learned')
  const everything = lessons.map((_, at) => at)
  const tags = await learnTags(
    [...parts, everything].map((part) => ({
      lessons: part.map((at) => lessons[at] as Tagged),
      guesses: part.map((at) => guesses[at] as Guesses),
    })),
  )
  const folds = parts.map((_, index) => ({ ...(about[index] as About), ...(tags[index] as Tags) }))
  const whole = { ...aboutIn(lessons), ...(tags.at(-1) as Tags) }
  log('words learned')
  return { whole, folds }
}

function modelOf({ kinds, clauses, tags, links }: Words): Model {
  const about = { kinds: unpack(kinds), clauses: unpack(clauses) }
  const learned = { ...about, tags: unpack(tags), links: Float32Array.from(links) }
  return { ...learned, pieces: null, rank: null, chance: null, scales: {} }
}

/** What is meant of what the words could be for, which reading is right, and how likely. */
function readingsLearned(lessons: readonly Lesson[], folds: readonly Words[], log: (text: string) => void) {
  const fold = foldsOf(lessons)
  const models = folds.map(modelOf)
  const pieces = crossed(lessons, models, piecesOf, (found) => pack(learnPieces(found.flat()), 1, 0.02))
  log('pieces learned')
  const weighing = models.map((model, index) => ({ ...model, pieces: unpack(pieces.folds[index] as Packed) }))
  const rank = crossed(lessons, weighing, readingsIn, (found) => pack(learnRanks(found), 1, 0.01))
  const ranking = weighing.map((model, index) => ({ ...model, rank: unpack(rank.folds[index] as Packed) }))
  const firsts = lessons.map(({ author, scene, gold, own }) => ({
    ...firstIn(scene, gold, ranking[fold(author)] as Model),
    part: own ? fold(author) : null,
  }))
  const chance = pack(learnPieces(firsts, RARE), 1, 0.01)
  const scales = scalesOf(firsts, FOLDS, RARE)
  log('readings learned')
  return { pieces: pieces.whole, rank: rank.whole, chance, scales }
}

/** Features of first readings that were seen only so many times, or fewer, are left out. */
const RARE = 5

/** A feature whose weights for all tags are smaller than this is left out. */
const PRUNE = 0.15

interface Part {
  readonly lessons: readonly Tagged[]
  readonly guesses: readonly Guesses[]
}

/** What words are for, learned from these rows, from those, and so on. */
async function learnTags(all: readonly Part[]): Promise<readonly Tags[]> {
  const rows: FeatureRows[] = []
  const tasks = all.map(({ lessons, guesses }, index) => () => {
    const { rows: own, features } = numbered(lessons, guesses)
    rows[index] = own
    return { size: own.size, lessons: lessons.map((lesson, at) => chainOf(lesson, features[at] ?? [])) }
  })
  const learned = await learnBeside(tasks)
  return learned.map((weights, index) => ({
    tags: pack({ rows: rows[index] as FeatureRows, table: weights.features }, TAGS, PRUNE),
    links: Array.from(weights.links, (weight) => Math.round(weight * 1000) / 1000),
  }))
}

function chainOf({ scene, gold }: Tagged, features: readonly Int32Array[]) {
  return {
    features,
    links: Int32Array.from(scene.tokens.map(jointBefore)),
    gold: Int32Array.from(gold.map((tag) => tagIndex.get(tag) ?? 0)),
  }
}

/**
 * What is learned from what is found in messages of people never met: from all of them, and for each part of the
 * authors from the others, so that what is learned next meets it as it will be for strangers.
 */
function crossed<Found>(
  lessons: readonly Lesson[],
  models: readonly Model[],
  find: (scene: Met, gold: readonly Tag[] | null, model: Model) => Found,
  learnFrom: (found: readonly Found[]) => Packed,
): { readonly whole: Packed; readonly folds: readonly Packed[] } {
  const fold = foldsOf(lessons)
  const found = lessons.map(({ author, scene, gold }) => ({
    part: fold(author),
    found: find(scene, gold, models[fold(author)] as Model),
  }))
  const of = (some: typeof found) => learnFrom(some.map((one) => one.found))
  return { whole: of(found), folds: models.map((_, index) => of(found.filter(({ part }) => part !== index))) }
}

const HEAD = '/** Made by `npm run train` from the rows in training/rows. Not to be edited. */\n'

function sentencesOf(lessons: readonly Tagged[]): readonly Sentence[] {
  return lessons.flatMap(({ view, gold }) =>
    view.stretches.map(([from, to], index) => ({
      features: sentenceFeatures(view, index),
      kind: kindOf(gold.slice(from, to)),
    })),
  )
}

function clausesOf(lessons: readonly Tagged[]): readonly Sentence[] {
  return lessons.flatMap(({ view, gold }) =>
    view.clauses.map(([from, to], index) => ({
      features: clauseFeatures(view, index),
      kind: kindOf(gold.slice(from, to)),
    })),
  )
}

/** Into how many parts the authors are put. */
const FOLDS = 4

function foldsOf(lessons: readonly Lesson[]): (author: string) => number {
  const names = [...new Set(lessons.map(({ author }) => author))]
  return (author) => names.indexOf(author) % FOLDS
}

function aboutIn(lessons: readonly Tagged[]): About {
  const packed = (sentences: readonly Sentence[]) => pack(learnKinds(sentences), KINDS, 0.1)
  return { kinds: packed(sentencesOf(lessons)), clauses: packed(clausesOf(lessons)) }
}

/** Guesses as they will be for people never met: each author's by what was learned from others. */
function fairGuesses(lessons: readonly Lesson[], about: readonly About[]): readonly Guesses[] {
  const fold = foldsOf(lessons)
  const tables = about.map(({ kinds, clauses }) => ({ kinds: unpack(kinds), clauses: unpack(clauses) }))
  return lessons.map(({ author, view }) => guessesOf(view, tables[fold(author)] as (typeof tables)[number]))
}

/** Features that were seen only once teach nothing that holds elsewhere. */
const CUT = 2

function numbered(lessons: readonly Lesson[], guesses: readonly Guesses[]) {
  const all = lessons.map(({ view }, at) => featuresOf(view, guesses[at] as Guesses))
  const rows = featureRows(all.flat(), CUT)
  return { rows, features: all.map((features) => features.map((found) => rowsFor(found, rows))) }
}
