/** Where one clause may end and the next begin: marks, "and", "then". Whether it does is decided by reading. */
import { limits } from '../../domain/words.ts'
import type { Range, Sentence } from './sentence.ts'

export interface Segment {
  readonly range: Range
  /** `hard` after a full stop or "then", `soft` after a comma or "and", `start` for the first. */
  readonly boundary: 'start' | 'soft' | 'hard'
}

/** One more than is done at once, so that too much is seen to be too much. */
const MAX_SEGMENTS = limits.plan + 1
const HARD = /[.!?;\n]/u
const SOFT = /[,–—]/u
const JOINTS = new Set(['and', 'plus', 'n'])

export function segmentsOf(sentence: Sentence): Segment[] {
  const { tokens } = sentence
  const segments: Segment[] = []
  let start = 0
  let boundary: Segment['boundary'] = 'start'
  for (let index = 0; index < tokens.length && segments.length < MAX_SEGMENTS; index++) {
    const next = boundaryAfter(sentence, index)
    if (next === null) continue
    segments.push({ range: [start, index + 1], boundary })
    start = index + 1
    boundary = next
  }
  if (start < tokens.length) segments.push({ range: [start, tokens.length], boundary })
  return segments
}

function boundaryAfter(sentence: Sentence, index: number): Segment['boundary'] | null {
  const next = sentence.tokens[index + 1]
  const marks = marksBetween(sentence, index)
  if (next === undefined) return null
  if (HARD.test(marks)) return 'hard'
  if (next.norm === 'then') return sentence.tokens[index]?.norm === 'and' ? null : 'hard'
  if (JOINTS.has(next.norm)) return sentence.tokens[index + 2]?.norm === 'then' ? 'hard' : 'soft'
  return SOFT.test(marks) || isRequest(sentence, index + 1) ? 'soft' : null
}

/** "When will you …" asks; it is no request that follows a "when". */
const ASKING = new Set(['when', 'what', 'why', 'how', 'where', 'who', 'time'])
const REQUESTS = new Set(['can', 'could', 'would', 'will'])

/** "I'm out of rice can you add it to my list": a request begins, with or without a mark. */
function isRequest({ tokens }: Sentence, index: number): boolean {
  const before = tokens[index - 1]?.norm ?? ''
  if (tokens.length - index < 3 || JOINTS.has(before) || ASKING.has(before)) return false
  const word = tokens[index]?.norm ?? ''
  return word === 'please' || (REQUESTS.has(word) && tokens[index + 1]?.norm === 'you')
}

/** What stands between a word and the next one, line breaks included. */
function marksBetween({ text, tokens }: Sentence, index: number): string {
  const next = tokens[index + 1]
  return next === undefined ? '' : text.slice(tokens[index]?.end ?? 0, next.start)
}

/** "2 and 4", "the first, the third" → its parts. */
export function splitAtJoints(sentence: Sentence, [from, to]: Range): Range[] {
  const parts: Range[] = []
  let start = from
  for (let index = from; index < to; index++) {
    const word = sentence.tokens[index]?.norm
    const joint = word === 'and' || word === 'or' || word === 'n'
    if (!joint && !marksBetween(sentence, index).includes(',')) continue
    parts.push([start, joint ? index : index + 1])
    start = index + 1
  }
  parts.push([start, to])
  return parts.filter(([a, b]) => a < b).slice(0, MAX_SEGMENTS)
}
