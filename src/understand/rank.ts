/**
 * Which of the readings of a message is right. Each is looked at as a whole, with all the evidence there is: what it
 * leaves out, what it does to which task, how the message begins and ends, what was said before. What was right before
 * under the same evidence decides; beside it stands the chance that the reading chosen is right at all.
 */
import type { Command } from '../domain/command.ts'
import { contentAmong } from './commands/tagged.ts'
import { nameOf, ofClauses, ofCommand } from './evidence.ts'
import type { Reading, Untagged } from './reading.ts'
import { hashOf, mix } from './tag/hash.ts'
import { likeliest } from './tag/kinds.ts'
import { addWeights, type Table } from './tag/table.ts'
import type { Scales } from './tag/tag.ts'

export interface Ranked {
  readonly reading: Reading
  /** Its share of the belief in all readings of the message. */
  readonly share: number
  readonly features: Int32Array
}

/** Best first. */
export function ranked(
  readings: readonly Reading[],
  message: Untagged,
  table: Table | null,
): readonly Ranked[] {
  const facts = factsOf(message)
  const all = readings.map((reading) => {
    const features = featuresOf(reading, message, facts)
    return { reading, features, score: table ? scoreOf(features, table) : -reading.behind }
  })
  const top = Math.max(...all.map(({ score }) => score))
  const sum = all.reduce((total, { score }) => total + Math.exp(score - top), 0)
  return all
    .map(({ reading, features, score }) => ({ reading, features, share: Math.exp(score - top) / sum }))
    .sort((a, b) => b.share - a.share)
}

/** How likely the first of them is right: what was learned, as far as it holds for an act of that kind. */
export function chanceOf(all: readonly Ranked[], table: Table, scales: Scales): number {
  const [slope, height] = (all[0] && scales[actOf(all[0].reading)]) ?? [1, 0]
  return 1 / (1 + Math.exp(-(slope * scoreOf(chanceFeatures(all), table) + height)))
}

/** What a reading does, in a word. */
export function actOf({ told: { commands, picks, meant, says } }: Reading): string {
  if (picks.length > 0 || meant.length > 0 || says !== null) return 'answer'
  const [act = 'nothing', ...others] = new Set(commands.map(nameOf))
  return others.length > 0 ? 'several' : act
}

function scoreOf(features: Int32Array, table: Table): number {
  const score = new Float64Array(1)
  addWeights(score, 0, features, table)
  return score[0] as number
}

/** What speaks for the first being right: all that is seen of it, and how far the others fall behind. */
export function chanceFeatures(all: readonly Ranked[]): Int32Array {
  const [best, second] = all
  if (!best) return new Int32Array(0)
  const intents = hashOf(intentsOf(best.reading))
  const share = Math.min(11, Math.floor(2 * Math.log2(1 / (1.0001 - best.share))))
  const others = second ? hashOf(intentsOf(second.reading)) : 0
  return Int32Array.from([
    ...best.features,
    mix(400, share),
    mix(401, share, intents),
    mix(402, others, intents),
    mix(403, others, intents, Math.min(5, share >> 1)),
    // what the rules hear instead
    mix(
      404,
      hashOf(all.find(({ reading }) => reading.heard > 0)?.reading === best.reading ? 'same' : heardIn(all)),
      intents,
    ),
  ])
}

function heardIn(all: readonly Ranked[]): string {
  const ruled = all.find(({ reading }) => reading.heard > 0)
  return ruled ? `${intentsOf(ruled.reading)} ${ruled.reading.heard}` : ''
}

const intentsOf = ({ told: { commands, picks, meant, says } }: Reading) =>
  [
    ...new Set(commands.map(nameOf)),
    picks.length > 0 ? 'pick' : '',
    meant.length > 0 ? 'meant' : '',
    says ?? '',
  ].join(' ')

/** What is the same for all readings of a message. */
function factsOf({ tokens, roles, matches, mood, guesses }: Untagged): readonly number[] {
  const norm = (at: number) => hashOf(tokens.at(at)?.norm ?? '')
  const hits = Math.min(2, matches.said.filter((share) => share > 0).length)
  const best = Math.floor(Math.max(0, ...matches.said) * 3)
  const asks = tokens.some((token) => token.norm === '?') ? 1 : 0
  const open = mix(1, hashOf(mood.asked ?? ''), hashOf(mood.intents[0] ?? ''))
  const aims = mix(2, mood.focus === null ? 0 : 1, mood.shown.length > 0 ? 1 : 0)
  const length = Math.min(6, tokens.length >> 2)
  return [
    mix(300, norm(0)),
    mix(301, norm(0), norm(1)),
    mix(302, norm(-1)),
    mix(303, asks, hits),
    mix(304, hits, best),
    mix(305, length),
    mix(306, open),
    mix(307, aims, hits),
    mix(308, norm(-2), norm(-1)),
    ...[...new Set(roles.flat())].map((role) => mix(309, hashOf(role))),
    ...guesses.sentences.slice(0, 3).map((guess, at) => mix(310, at, likeliest(guess))),
    mix(311, guesses.sentences.length),
  ]
}

function featuresOf(reading: Reading, message: Untagged, facts: readonly number[]): Int32Array {
  const { told, behind, least, left, aside, stray, heard, inParts } = reading
  const intents = hashOf(intentsOf(reading))
  const found: number[] = []
  const put = (number: number, a = 0, b = 0) => found.push(mix(number, a, b), mix(number, intents, a, b))
  put(320)
  put(321, steps(behind))
  put(322, Math.floor(least * 8))
  put(323, Math.floor(left * 8))
  put(324, Math.floor(least * 4), Math.floor(left * 4))
  const loose = contentAmong(aside, message)
  put(325, Math.min(4, loose.length))
  put(326, Math.min(3, aside.filter((at) => (message.matches.of[at]?.length ?? 0) > 0).length))
  put(327, Math.min(2, aside.filter((at) => message.tokens[at]?.kind === 'date').length))
  put(328, Math.min(4, told.commands.length))
  put(329, Math.min(3, contentAmong(stray, message).length), told.commands.some(isByWords) ? 1 : 0)
  put(332, heard, Math.min(4, message.tokens.length >> 2))
  put(333, heard, steps(behind))
  if (message.clauses.length > 1) put(334, inParts ? 1 : 0, Math.min(4, told.commands.length))
  for (const fact of facts) found.push(mix(331, intents, fact))
  for (const command of told.commands) ofCommand(command, message, loose, found)
  found.push(...ofClauses(told.commands, loose, message))
  return Int32Array.from(found)
}

/** Points at a task in words that may be no task's. */
function isByWords({ params }: Command): boolean {
  return 'reference' in params && params.reference !== undefined && 'text' in params.reference
}

/** Far behind is far behind. */
function steps(behind: number): number {
  return behind === 0 ? 0 : 1 + Math.min(9, Math.floor(behind * 1.5))
}
