/**
 * Which reading is right, and how sure that is. The learned reading and the rules' reading are looked at with all the
 * evidence there is; what was right before under the same evidence decides. The chance is that of the whole message
 * being understood: of what is acted on at 0.9, nine in ten are right.
 */
import type { Command } from '../domain/command.ts'
import { english } from './english/english.ts'
import { hashOf, mix } from './tag/hash.ts'
import type { Seen } from './tag/seen.ts'
import { addWeights, type Table } from './tag/table.ts'

export interface Candidate {
  readonly source: 'words' | 'rules'
  readonly commands: readonly Command[]
  /** How sure the reading was by itself. */
  readonly own: number
  /** Content words it gives no purpose to. */
  readonly unaccounted: number
}

export interface Evidence {
  readonly seen: Seen
  readonly roles: readonly (readonly string[])[]
}

export function chanceOfReading(
  reading: Candidate,
  other: Candidate,
  evidence: Evidence,
  table: Table | null,
): number {
  if (table === null) return reading.own
  const score = new Float64Array(1)
  addWeights(score, 0, readingFeatures(reading, other, evidence), table)
  return 1 / (1 + Math.exp(-(score[0] as number)))
}

/** Content words that nothing accounts for: not used by the reading, not known to carry nothing. */
export function unaccountedBy(used: (at: number) => boolean, { seen: { tokens }, roles }: Evidence): number {
  return tokens.filter((token, at) => {
    const content = token.kind === 'word' || token.kind === 'code' || token.kind === 'quote'
    return content && !used(at) && (roles[at]?.length ?? 0) === 0 && !english.empty.has(token.stem)
  }).length
}

const intentsOf = ({ commands }: Candidate) =>
  [...new Set(commands.map(({ intent }) => intent))].sort().join(' ')

export function readingFeatures(reading: Candidate, other: Candidate, { seen, roles }: Evidence): Int32Array {
  const { tokens, matches, mood } = seen
  const source = hashOf(reading.source)
  const intents = hashOf(intentsOf(reading))
  const own = Math.min(9, Math.floor(reading.own * 10))
  const others = hashOf(intentsOf(other))
  const otherOwn = Math.min(4, Math.floor(other.own * 5))
  const hits = Math.min(2, matches.said.filter((share) => share > 0).length)
  const best = Math.floor(Math.max(0, ...matches.said) * 3)
  const same = agreement(reading, other)
  const loose = Math.min(3, reading.unaccounted)
  const length = Math.min(6, tokens.length >> 2)
  const talk = mix(1, mood.asked === null ? 0 : 1, mood.focus === null ? 0 : 1, mood.shown.length > 0 ? 1 : 0)
  const found: number[] = []
  const put = (kind: number, a = 0, b = 0) =>
    found.push(mix(kind, source, a, b), mix(kind + 50, mix(2, source, intents), a, b))
  put(300)
  put(301, own)
  put(302, others, otherOwn)
  put(303, same, otherOwn)
  put(304, same, own)
  put(305, hits, best)
  put(306, hits, own)
  put(307, hits, others)
  put(308, loose, length)
  put(309, loose, own)
  put(310, length, Math.min(3, reading.commands.length))
  put(311, talk, others)
  put(312, talk, hits)
  put(313, hashOf(tokens[0]?.norm ?? ''))
  put(314, hashOf(tokens[0]?.norm ?? ''), hashOf(tokens[1]?.norm ?? ''))
  put(315, hashOf(tokens.at(-1)?.norm ?? ''))
  put(316, tokens.some(({ norm }) => norm === '?') ? 1 : 0, hits)
  put(317, mix(3, hits, same, otherOwn), own)
  for (const role of new Set(roles.flat())) put(318, hashOf(role))
  return Int32Array.from(found)
}

/** 3: the same in every word, 2: the same kinds, 1: one of the kinds, 0: nothing in common. */
function agreement(one: Candidate, other: Candidate): number {
  const [a, b] = [intentsOf(one), intentsOf(other)]
  if (a !== b) return one.commands.some(({ intent }) => b.includes(intent)) ? 1 : 0
  const names = ({ commands }: Candidate) =>
    commands.map(({ params }) => ('title' in params ? params.title : '')).join('|')
  return names(one).toLowerCase() === names(other).toLowerCase() ? 3 : 2
}
