/** Learns which reading of a message is right, from messages of authors that the words were not learned from. */
import { actOf, chanceFeatures, ranked } from '../../src/understand/rank.ts'
import type { Reading } from '../../src/understand/reading.ts'
import { readingsOf } from '../../src/understand/readings.ts'
import type { Model } from '../../src/understand/tag/tag.ts'
import type { Tag } from '../../src/understand/tag/tags.ts'
import { featureRows, rowsFor } from './feature-rows.ts'
import { type Fitted, nudge, type Pace, unfitted } from './fitted.ts'
import type { Learned } from './learn-kinds.ts'
import { type Met, messageOf, type PieceLesson, rulesOn } from './learn-pieces.ts'
import { isRight } from './right.ts'
import { shuffler } from './shuffle.ts'

/** The readings of one message. */
export interface RankLesson {
  readonly readings: readonly { readonly features: Int32Array; readonly right: boolean }[]
}

export function readingsIn(scene: Met, gold: readonly Tag[] | null, model: Model): RankLesson {
  return { readings: rankedIn(scene, gold, model).map(({ features, right }) => ({ features, right })) }
}

/** Is the reading that comes first right, but for the wording of a title? */
export function firstIn(
  scene: Met,
  gold: readonly Tag[] | null,
  model: Model,
): PieceLesson & { readonly act: string } {
  const all = rankedIn(scene, gold, model)
  const [first] = all
  const meant =
    first?.right === true ||
    (scene.row && first && isRight(first.reading.told, { ...scene, row: scene.row }, true))
  return {
    features: chanceFeatures(all),
    meant: meant === true,
    act: first ? actOf(first.reading) : 'nothing',
  }
}

function rankedIn(scene: Met, gold: readonly Tag[] | null, model: Model) {
  const { message, tagging } = messageOf(scene, model)
  const readings = readingsOf(message, tagging, model.pieces, rulesOn(scene))
  return ranked(readings, message, model.rank).map((one) => ({
    ...one,
    right: scene.row
      ? isRight(one.reading.told, { ...scene, row: scene.row })
      : isOrdered(one.reading, gold, scene.intent ?? '', scene),
  }))
}

const INTENTS: Readonly<Record<string, readonly string[]>> = {
  OTHER: ['GENERAL_CHAT', 'UNKNOWN'],
  CHAT: ['GENERAL_CHAT', 'UNKNOWN'],
  LIST_TASKS: ['LIST_TASKS', 'GET_TASK'],
  REOPEN_TASK: ['COMPLETE_TASK'],
}

/** An order without a list: the right kind, and for new tasks the right names. */
function isOrdered({ told }: Reading, gold: readonly Tag[] | null, intent: string, scene: Met): boolean {
  if (intent === 'YES' || intent === 'NO') return told.says === intent.toLowerCase()
  const { commands } = told
  const fair = INTENTS[intent] ?? [intent]
  if (told.says !== null || !commands.every((command) => fair.includes(command.intent))) return false
  if (intent !== 'CREATE_TASK') return commands.length === 1
  const titles = titlesIn(gold ?? [], scene)
  const said = commands.map(({ params }) => ('title' in params ? (params.title ?? '') : ''))
  return said.length === titles.length && titles.every((title) => said.some((one) => isSame(one, title)))
}

function titlesIn(gold: readonly Tag[], { tokens, text }: Met): readonly string[] {
  const titles: string[] = []
  for (const [at, tag] of gold.entries()) {
    const word = text.slice(tokens[at]?.start, tokens[at]?.end).toLowerCase()
    if (tag === 'new') titles.push(word)
    else if (tag === 'new+') titles.push(`${titles.pop()} ${word}`)
  }
  return titles
}

function isSame(one: string, other: string): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return bare(one) === bare(other)
}

const EPOCHS = 8
const PACE: Pace = { rate: 0.06, decay: 3e-4, start: 1 }
const RARE = 3

/** All the readings of a message share one belief; what is right has to have it. */
export function learnRanks(lessons: readonly RankLesson[]): Learned {
  const telling = lessons.filter(
    ({ readings }) => readings.some(({ right }) => right) && readings.some(({ right }) => !right),
  )
  const rows = featureRows(
    telling.flatMap(({ readings }) => readings.map(({ features }) => features)),
    RARE,
  )
  const fitted = unfitted(rows.size)
  const all = telling.map(({ readings }) =>
    readings.map(({ features, right }) => ({ right, seen: rowsFor(features, rows) })),
  )
  const shuffle = shuffler(13)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(all)
    for (const readings of all) step(readings, fitted)
  }
  return { rows, table: fitted.weights }
}

interface Weighed {
  readonly right: boolean
  readonly seen: Int32Array
}

function step(readings: readonly Weighed[], fitted: Fitted): void {
  const scores = readings.map(({ seen }) => scoreOf(seen, fitted))
  const top = Math.max(...scores)
  const beliefs = scores.map((score) => Math.exp(score - top))
  const sum = beliefs.reduce((total, one) => total + one, 0)
  const fair = beliefs.reduce((total, one, at) => total + (readings[at]?.right ? one : 0), 0)
  for (const [at, { seen, right }] of readings.entries()) {
    const belief = beliefs[at] as number
    const push = (right ? belief / fair : 0) - belief / sum
    if (Math.abs(push) > LEAST) for (const row of seen) nudge(fitted, row, push, PACE)
  }
}

/** A push smaller than this is not worth its time. */
const LEAST = 1e-4

function scoreOf(seen: Int32Array, { weights }: Fitted): number {
  let score = 0
  for (const row of seen) score += weights[row] as number
  return score
}
