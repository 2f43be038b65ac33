/** From rows to weights, in three steps: what sentences are about, what words are for, and the packing. */
import { hash } from 'node:crypto'
import { today } from '../../src/domain/calendar.ts'
import type { KnownTask } from '../../src/domain/known-task.ts'
import { featuresOf, sentenceFeatures, type View, viewOf } from '../../src/understand/tag/features.ts'
import { type Guess, guessKind, KINDS } from '../../src/understand/tag/kinds.ts'
import { type Table, unpack } from '../../src/understand/tag/table.ts'
import { JOINTS, jointBefore, type Model } from '../../src/understand/tag/tag.ts'
import { TAGS, type Tag, tagIndex } from '../../src/understand/tag/tags.ts'
import { matchesOf } from '../../src/understand/words/matches.ts'
import { tokenise } from '../../src/understand/words/tokens.ts'
import { featureRows, rowsFor } from './feature-rows.ts'
import { goldOf } from './gold/gold.ts'
import type { Scene } from './gold/scene.ts'
import { learn } from './learn.ts'
import { choicesOf } from './learn-choice.ts'
import { kindOf, learnKinds, type Sentence } from './learn-kinds.ts'
import { learnPieces, type Met, type PieceLesson, piecesOf } from './learn-pieces.ts'
import { moodsOf, NOW } from './moods.ts'
import { orders } from './orders.ts'
import { pack } from './pack.ts'
import type { Row } from './rows.ts'

interface Lesson {
  readonly author: string
  readonly scene: Met
  readonly view: View
  readonly gold: readonly Tag[]
}

export async function trained(
  authors: readonly (readonly [string, readonly Row[]])[],
  log: (text: string) => void,
): Promise<string> {
  const lessons: Lesson[] = []
  for (const [author, rows] of authors) {
    for (const { row, tasks, mood } of await moodsOf(rows.filter(({ needs = [] }) => needs.length === 0))) {
      const scene = sceneOf(row, tasks, mood)
      const gold = goldOf(scene)
      if (gold) lessons.push({ author, scene, view: viewOf(scene), gold })
    }
  }
  for (const { author, scene, gold } of orders()) lessons.push({ author, scene, view: viewOf(scene), gold })
  log(`${lessons.length} rows of ${authors.length} authors`)
  const tables = kindTables(lessons)
  const guesses = fairGuesses(lessons, tables)
  const kinds = pack(learnKinds(sentencesOf(lessons)), KINDS, 0.1)
  log('sentences learned')
  const models = fairModels(lessons, guesses, tables)
  const pieces = pack(learnPieces(fairly(lessons, models, piecesOf)), 1, 0.02)
  log('pieces learned')
  const weighing = models.map((model) => ({ ...model, pieces: unpack(pieces) }))
  const choice = pack(learnPieces(fairly(lessons, weighing, choicesOf), 5), 1, 0.01)
  log('readings learned')
  const { tags, links } = learnTags(lessons, guesses)
  log(`words learned from ${lessons.length} rows`)
  const learned = { kinds, tags, pieces, choice, links }
  const version = hash('sha1', JSON.stringify(learned)).slice(0, 8)
  return `${HEAD}export const weights = ${JSON.stringify({ version, ...learned })}\n`
}

/** A feature whose weights for all tags are smaller than this is left out. */
const PRUNE = 0.15

/** What words are for, learned from these rows. */
function learnTags(lessons: readonly Lesson[], guesses: readonly (readonly Guess[])[]) {
  const { rows, features } = numbered(lessons, guesses)
  const lesson = lessons.map(({ scene, gold }, at) => ({
    features: features[at] ?? [],
    links: Int32Array.from(scene.tokens.map(jointBefore)),
    gold: Int32Array.from(gold.map((tag) => tagIndex.get(tag) ?? 0)),
  }))
  const weights = learn(lesson, rows.size, JOINTS)
  const links = Array.from(weights.links, (weight) => Math.round(weight * 1000) / 1000)
  return { tags: pack({ rows, table: weights.features }, TAGS, PRUNE), links }
}

/** For each part of the authors, what is learned from the others. */
function fairModels(
  lessons: readonly Lesson[],
  guesses: readonly (readonly Guess[])[],
  tables: readonly Table[],
): readonly Model[] {
  const fold = foldsOf(lessons)
  return tables.map((kinds, index) => {
    const others = lessons.flatMap((lesson, at) => (fold(lesson.author) === index ? [] : [at]))
    const { tags, links } = learnTags(
      others.map((at) => lessons[at] as Lesson),
      others.map((at) => guesses[at] ?? []),
    )
    return { kinds, tags: unpack(tags), links: Float32Array.from(links), pieces: null, choice: null }
  })
}

/** What is found in messages of people never met. */
function fairly(
  lessons: readonly Lesson[],
  models: readonly Model[],
  find: typeof piecesOf,
): readonly PieceLesson[] {
  const fold = foldsOf(lessons)
  return lessons.flatMap(({ author, scene, gold }) => find(scene, gold, models[fold(author)] as Model))
}

const HEAD = '/** Made by `npm run train` from the rows in training/rows. Not to be edited. */\n'

function sceneOf(row: Row, tasks: readonly KnownTask[], mood: Scene['mood']): Scene {
  const tokens = tokenise(row.say, NOW, 'day-first', [])
  return { row, text: row.say, tasks, here: today(NOW), tokens, matches: matchesOf(tokens, tasks), mood }
}

function sentencesOf(lessons: readonly Lesson[]): readonly Sentence[] {
  return lessons.flatMap(({ view, gold }) =>
    view.stretches.map(([from, to], index) => ({
      features: sentenceFeatures(view, index),
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

/** For each part of the authors, what is learned about sentences from the others. */
function kindTables(lessons: readonly Lesson[]): readonly Table[] {
  const fold = foldsOf(lessons)
  return Array.from({ length: FOLDS }, (_, index) =>
    unpack(pack(learnKinds(sentencesOf(lessons.filter(({ author }) => fold(author) !== index))), KINDS, 0.1)),
  )
}

/** Guesses as they will be for people never met: each author's by what was learned from others. */
function fairGuesses(lessons: readonly Lesson[], tables: readonly Table[]): readonly (readonly Guess[])[] {
  const fold = foldsOf(lessons)
  return lessons.map(({ author, view }) => {
    const table = tables[fold(author)]
    return table ? view.stretches.map((_, index) => guessKind(sentenceFeatures(view, index), table)) : []
  })
}

/** Features that were seen only once teach nothing that holds elsewhere. */
const CUT = 2

function numbered(lessons: readonly Lesson[], guesses: readonly (readonly Guess[])[]) {
  const all = lessons.map(({ view }, at) => featuresOf(view, guesses[at] ?? []))
  const rows = featureRows(all.flat(), CUT)
  return { rows, features: all.map((features) => features.map((found) => rowsFor(found, rows))) }
}
