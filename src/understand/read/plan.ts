/**
 * A whole message → its commands in order. A joint ends a clause only where the words behind it
 * are an order of their own; otherwise they belong to what was said before ("salt and pepper").
 */
import type { Command } from '../../domain/command.ts'
import { limits } from '../../domain/words.ts'
import { type ClauseReading, readClause } from './clause.ts'
import { fallback } from './fallback.ts'
import { type Segment, segmentsOf } from './segments.ts'
import type { Range, Sentence } from './sentence.ts'
import { severalOf } from './several.ts'

export interface Reading {
  readonly commands: readonly Command[]
  readonly confidence: number
  readonly rules: readonly string[]
}

export function readMessage(sentence: Sentence): Reading {
  const whole: Range = [0, sentence.tokens.length]
  const segments = segmentsOf(sentence)
  const clauses = segments.length > 1 ? clausesOf(sentence, segments) : [whole]
  const read = clauses.map((clause) => readClause(sentence, clause))
  const orders = read.filter(isOrder)
  if (orders.length === 0) return single(read.length === 1 && read[0] ? read[0] : talkOf(sentence, read))
  const named = withTitleBefore(sentence, clauses, read).filter(isOrder)
  return {
    commands: named.flatMap((one) => severalOf(sentence, one)).slice(0, limits.plan),
    confidence: Math.min(...named.map((one) => one.confidence)),
    rules: named.map((one) => one.rule),
  }
}

function clausesOf(sentence: Sentence, segments: readonly Segment[]): Range[] {
  const clauses: Range[] = []
  for (const { range, boundary } of segments) {
    const last = clauses.at(-1)
    if (last === undefined || startsClause(sentence, last, range, boundary)) clauses.push(range)
    else clauses[clauses.length - 1] = [last[0], range[1]]
  }
  return clauses
}

/** Behind a comma or "and" an order must name the list or a task; behind a full stop, "then" or a question any order will do. */
function startsClause(sentence: Sentence, last: Range, range: Range, boundary: Segment['boundary']): boolean {
  const reading = readClause(sentence, range)
  if (!isOrder(reading)) return false
  return boundary === 'hard' || !reading.bare || readClause(sentence, last).command.intent === 'LIST_TASKS'
}

function isOrder({ command }: ClauseReading): boolean {
  return command.intent !== 'GENERAL_CHAT' && command.intent !== 'AMBIGUOUS' && command.intent !== 'UNKNOWN'
}

function single({ command, confidence, rule }: ClauseReading): Reading {
  return { commands: [command], confidence, rules: [rule] }
}

/** Nothing was ordered: the first thing that is known small talk, else the message as a whole. */
function talkOf(sentence: Sentence, read: readonly ClauseReading[]): ClauseReading {
  const known = read.find(({ rule }) => rule.startsWith('chat/') && rule !== 'chat/question')
  return known ?? { ...fallback(sentence, [0, sentence.tokens.length]), several: [], bare: true }
}

/** "Airport trip on Friday; please set a reminder": what was said before is the title. */
function withTitleBefore(
  sentence: Sentence,
  clauses: readonly Range[],
  read: readonly ClauseReading[],
): readonly ClauseReading[] {
  return read.map((one, index) => {
    const before = read[index - 1]
    const clause = clauses[index - 1]
    if (one.command.intent !== 'CREATE_TASK' || one.command.params.title !== undefined) return one
    if (before === undefined || clause === undefined || isOrder(before)) return one
    const titled = fallback(sentence, clause).command
    const [reading] = titled.intent === 'AMBIGUOUS' ? titled.params.readings : []
    if (reading?.intent !== 'CREATE_TASK') return one
    const params = { ...reading.params, ...one.command.params }
    return { ...one, command: { ...one.command, params, spans: { ...reading.spans, ...one.command.spans } } }
  })
}
