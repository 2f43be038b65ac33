/**
 * `npm run curve`: how much is understood of the held-back authors, by how many others were learned from, and without
 * the list, the lexicon or the conversation. Judged by what would become of the list, without playing. Takes about two hours.
 *   --only all,half,…   some of the runs
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { modelOf, type Weights } from '../src/understand/model.ts'
import { ranked } from '../src/understand/rank.ts'
import { readingsOf } from '../src/understand/readings.ts'
import type { Model } from '../src/understand/tag/tag.ts'
import { matchesOf } from '../src/understand/words/matches.ts'
import { namesIn } from '../src/understand/words/names.ts'
import type { Scene } from './train/gold/scene.ts'
import { messageOf, rulesOn } from './train/learn-pieces.ts'
import { sceneOf } from './train/lessons.ts'
import { moodsOf } from './train/moods.ts'
import { isRight } from './train/right.ts'
import { authors, type Row } from './train/rows.ts'
import { CALM } from './train/scenes.ts'
import { trained } from './train/trained.ts'

type Authors = readonly (readonly [string, readonly Row[]])[]
type See = (scene: Scene) => Scene

const { held } = heldBack()
const all = [...authors()]
const learned: Authors = all.filter(([author]) => !held.includes(author))
const strangers = all.filter(([author]) => held.includes(author)).flatMap(([, rows]) => rows)
const scenes = (await moodsOf(strangers)).map(sceneOf)

const everything: See = (scene) => scene
const withoutList: See = (scene) => ({
  ...scene,
  matches: matchesOf(scene.tokens, []),
  names: namesIn(scene.tokens, [], []),
})
const withoutLexicon: See = (scene) => ({ ...scene, roles: scene.tokens.map(() => []) })
const withoutTalk: See = (scene) => ({ ...scene, mood: CALM })

/** Every second author, every fourth …: of all kinds, however they are called. */
const part = (step: number): Authors => learned.filter((_, at) => at % step === 0)

const runs: Readonly<Record<string, readonly [Authors, See]>> = {
  eighth: [part(8), everything],
  quarter: [part(4), everything],
  half: [part(2), everything],
  all: [learned, everything],
  'without the list': [learned, withoutList],
  'without the lexicon': [learned, withoutLexicon],
  'without the conversation': [learned, withoutTalk],
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = values.only?.split(',') ?? Object.keys(runs)
for (const [name, [some, see]] of Object.entries(runs)) {
  if (!wanted.includes(name)) continue
  const model = modelIn(await trained(some, [], () => undefined, see))
  const rows = some.flatMap(([, own]) => own).length
  const right = scenes.filter((scene) => isFirstRight(see(scene), model)).length
  const share = ((100 * right) / scenes.length).toFixed(1)
  console.log(`${name}: ${rows} rows of ${some.length} authors, ${share} % of ${scenes.length} right`)
}

function isFirstRight(scene: Scene, model: Model): boolean {
  const { message, tagging } = messageOf(scene, model)
  const [first] = ranked(readingsOf(message, tagging, model.pieces, rulesOn(scene)), message, model.rank)
  return first !== undefined && isRight(first.reading.told, scene)
}

function modelIn(source: string): Model {
  return modelOf(JSON.parse(source.slice(source.indexOf('{'))) as Weights)
}

function heldBack(): { readonly held: readonly string[] } {
  const { authors: names } = JSON.parse(readFileSync('training/held-back.json', 'utf8')) as {
    readonly authors: readonly string[]
  }
  return { held: names }
}
