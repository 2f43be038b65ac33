/** From rows to weights, in three steps: what sentences are about, what words are for, and the packing. */
import { hash } from 'node:crypto'
import { today } from '../../src/domain/calendar.ts'
import type { Task } from '../../src/domain/task.ts'
import { withTheOther } from '../../src/understand/leaning/the-other.ts'
import { featuresOf, sentenceFeatures, type View, viewOf } from '../../src/understand/tag/features.ts'
import { type Guess, guessKind, KINDS } from '../../src/understand/tag/kinds.ts'
import { type Packed, type Table, unpack } from '../../src/understand/tag/table.ts'
import { JOINTS, jointBefore, type Model } from '../../src/understand/tag/tag.ts'
import { TAGS, type Tag, tagIndex } from '../../src/understand/tag/tags.ts'
import { matchesOf, relevant } from '../../src/understand/words/matches.ts'
import { namesIn } from '../../src/understand/words/names.ts'
import { withSameDay } from '../../src/understand/words/same-day.ts'
import { tokenise } from '../../src/understand/words/tokens.ts'
import { featureRows, rowsFor } from './feature-rows.ts'
import { goldOf } from './gold/gold.ts'
import type { Scene } from './gold/scene.ts'
import { inConversation } from './in-conversation.ts'
import { learn } from './learn.ts'
import { kindOf, learnKinds, type Sentence } from './learn-kinds.ts'
import { learnPieces, type Met, piecesOf } from './learn-pieces.ts'
import { firstIn, learnRanks, readingsIn } from './learn-rank.ts'
import { type Met as Mooded, moodsOf, NOW } from './moods.ts'
import { orders } from './orders.ts'
import { pack } from './pack.ts'
import { plainOrders } from './plain-orders.ts'
import type { Row } from './rows.ts'
import { specified } from './specified.ts'

interface Lesson {
  readonly author: string
  readonly scene: Met
  readonly view: View
  /** null: what comes of it can be judged, but not what each word was for. */
  readonly gold: readonly Tag[] | null
}

type Tagged = Lesson & { readonly gold: readonly Tag[] }

/** `seen`: what is left of a scene where something is hidden on purpose, to see what it is worth. */
export async function trained(
  authors: readonly (readonly [string, readonly Row[]])[],
  log: (text: string) => void,
  seen: (scene: Scene) => Scene = (scene) => scene,
): Promise<string> {
  const lessons = await lessonsOf(authors, seen)
  log(`${lessons.length} rows of ${authors.length} authors`)
  const words = wordsLearned(lessons, log)
  const learned = { ...words.whole, ...readingsLearned(lessons, words.folds, log) }
  const version = hash('sha1', JSON.stringify(learned)).slice(0, 8)
  return `${HEAD}export const weights = ${JSON.stringify({ version, ...learned })}\n`
}

async function lessonsOf(
  authors: readonly (readonly [string, readonly Row[]])[],
  seen: (scene: Scene) => Scene,
): Promise<readonly Lesson[]> {
  const lessons: Lesson[] = []
  const take = async (names: (at: number) => readonly string[], rows: readonly Row[]) => {
    for (const [at, met] of (await moodsOf(rows)).entries()) {
      if (!isUnderstood(met)) continue
      const scene = seen(sceneOf(met))
      const gold = goldOf(scene)
      const view = viewOf(scene)
      for (const author of names(at)) lessons.push({ author, scene, view, gold })
    }
  }
  for (const [author, rows] of authors) await take(() => [author], [...rows, ...inConversation(rows)])
  // no author's: some of them in every part; what was specified counts three times
  await take((at) => [0, 1, 2].map((time) => `specified ${time} ${at % 5}`), await specified())
  await take((at) => [`plain ${at % 5}`], plainOrders(authors.flatMap(([, rows]) => rows)))
  for (const { author, scene, gold } of orders()) lessons.push({ author, scene, view: viewOf(scene), gold })
  return lessons
}

/** What was said before it has to be clear to the rules; otherwise nobody knows what the message leans on. */
function isUnderstood({ row: { before = [] }, mood: { intents } }: Mooded): boolean {
  return before.length === 0 || !intents.some((intent) => UNCLEAR.has(intent))
}

const UNCLEAR: ReadonlySet<string> = new Set(['AMBIGUOUS', 'UNKNOWN', 'GENERAL_CHAT'])

/** What sentences are about and what words are for: from all rows, and for each part of the authors from the others. */
interface Words {
  readonly kinds: Packed
  readonly tags: Packed
  readonly links: readonly number[]
}

function wordsLearned(
  all: readonly Lesson[],
  log: (text: string) => void,
): { readonly whole: Words; readonly folds: readonly Words[] } {
  const fold = foldsOf(all)
  const lessons = all.filter((lesson): lesson is Tagged => lesson.gold !== null)
  const parts = Array.from({ length: FOLDS }, (_, index) =>
    lessons.flatMap(({ author }, at) => (fold(author) === index ? [] : [at])),
  )
  const kinds = parts.map((part) => kindsOf(part.map((at) => lessons[at] as Tagged)))
  const guesses = fairGuesses(
    lessons,
    kinds.map((packed) => unpack(packed)),
  )
  log('sentences learned')
  const folds = parts.map((part, index) => ({
    kinds: kinds[index] as Packed,
    ...learnTags(
      part.map((at) => lessons[at] as Tagged),
      part.map((at) => guesses[at] ?? []),
    ),
  }))
  const whole = { kinds: kindsOf(lessons), ...learnTags(lessons, guesses) }
  log('words learned')
  return { whole, folds }
}

function modelOf({ kinds, tags, links }: Words): Model {
  const learned = { kinds: unpack(kinds), tags: unpack(tags), links: Float32Array.from(links) }
  return { ...learned, pieces: null, rank: null, chance: null }
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
  const firsts = lessons.map(({ author, scene, gold }) =>
    firstIn(scene, gold, ranking[fold(author)] as Model),
  )
  const chance = pack(learnPieces(firsts, 5), 1, 0.01)
  log('readings learned')
  return { pieces: pieces.whole, rank: rank.whole, chance }
}

/** A feature whose weights for all tags are smaller than this is left out. */
const PRUNE = 0.15

/** What words are for, learned from these rows. */
function learnTags(lessons: readonly Tagged[], guesses: readonly (readonly Guess[])[]) {
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

export function sceneOf({ row, tasks, earlier, mood }: Mooded): Scene {
  const inMind = tasks.find(({ number }) => number === mood.focus)?.due_date ?? null
  const tokens = withSameDay(tokenise(row.say, NOW, 'day-first', []), inMind)
  const pair = mood.shown.length === 2 ? mood.shown : []
  const known = tasks.filter(relevant(row.say, [mood.focus, ...mood.choices, ...pair]))
  const matches = withTheOther(matchesOf(tokens, known), tokens, mood)
  const names = namesIn(tokens, listsOf(tasks), labelsOf(tasks))
  return { row, text: row.say, tasks, earlier, here: today(NOW), tokens, matches, names, mood }
}

const listsOf = (tasks: readonly Task[]) => [...new Set(tasks.flatMap(({ list }) => list ?? []))]
const labelsOf = (tasks: readonly Task[]) => [...new Set(tasks.flatMap(({ labels }) => labels))]

function sentencesOf(lessons: readonly Tagged[]): readonly Sentence[] {
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

function kindsOf(lessons: readonly Tagged[]): Packed {
  return pack(learnKinds(sentencesOf(lessons)), KINDS, 0.1)
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
