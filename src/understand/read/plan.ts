/**
 * A whole message → its commands in order. A joint ends a clause only where the words behind it
 * are an order of their own; otherwise they belong to what was said before ("salt and pepper").
 */
import type { Command, Intent } from '../../domain/command.ts'
import { limits } from '../../domain/words.ts'
import { commandOf } from './build.ts'
import {
  type ClauseReading,
  foundBehindJoint,
  foundByRule,
  readClause,
  readingOf,
  readWhole,
} from './clause.ts'
import { titledBy } from './context.ts'
import { fallback } from './fallback.ts'
import type { Found } from './match-rules.ts'
import { withoutPoliteness } from './politeness.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { norms, type Range, type Sentence } from './sentence.ts'
import { severalOf } from './several.ts'

export interface Reading {
  readonly commands: readonly Command[]
  readonly confidence: number
  readonly rules: readonly string[]
}

export function readMessage(sentence: Sentence): Reading {
  const all: Range = [0, sentence.tokens.length]
  const segments = segmentsOf(sentence)
  if (segments.length < 2) return together(sentence, [readClause(sentence, all)])
  const whole = readWhole(sentence, all)
  if (whole !== null) return together(sentence, [whole])
  const parts = clausesOf(sentence, segments)
  const clauses = parts.map(({ range }) => range)
  const read = parts.map(({ range, found }) =>
    found === null ? readClause(sentence, range) : readingOf(sentence, found),
  )
  if (!read.some(orders))
    return together(sentence, [read.length === 1 && read[0] ? read[0] : talkOf(sentence, read)])
  return together(sentence, withTitleBefore(sentence, clauses, read).filter(orders))
}

function together(sentence: Sentence, read: readonly ClauseReading[]): Reading {
  return {
    // one more than is done at once, so that too much is seen to be too much
    commands: read.flatMap((one) => severalOf(sentence, one)).slice(0, limits.plan + 1),
    confidence: Math.min(...read.map((one) => one.confidence)),
    rules: read.map((one) => one.rule),
  }
}

interface Clause {
  readonly range: Range
  /** The rule that reads a clause which stayed as it was; one that grew has to be read anew. */
  readonly found: Found | null
}

function clausesOf(sentence: Sentence, segments: readonly Segment[]): Clause[] {
  const clauses: Clause[] = []
  let afterList = false
  for (const { range, boundary } of segments) {
    const last = clauses.at(-1)
    const firm = boundary !== 'soft' || (last !== undefined && endsOrder(sentence, last, range))
    const find: typeof foundByRule = firm || afterList ? foundByRule : foundBehindJoint
    const found: Found | null = find(sentence, range)
    if (last === undefined || startsClause(found, firm, afterList)) {
      clauses.push({ range, found })
      afterList = found?.rule.means.intent === 'LIST_TASKS'
    } else {
      clauses[clauses.length - 1] = { range: [last.range[0], range[1]], found: null }
    }
  }
  return clauses
}

/** Behind a comma or "and" an order must name the list or a task; behind a full stop, "then" or a question any order will do. */
function startsClause(found: Found | null, firm: boolean, afterList: boolean): boolean {
  return found !== null && isOrder(found.rule.means.intent) && (firm || !found.rule.bare || afterList)
}

/** Where the words before "and" are surely said in full, what follows may be any order. */
function endsOrder(sentence: Sentence, { range, found }: Clause, next: Range): boolean {
  if (isAnswer(sentence, range)) return true
  if (found === null) return false
  // "add milk and add bread"
  const again = isOrder(found.rule.means.intent) && verbOf(sentence, range) === verbOf(sentence, next)
  return again || pointsByNumber(sentence, found)
}

function verbOf(sentence: Sentence, range: Range): string {
  const [first] = withoutPoliteness(sentence, range)
  return sentence.tokens[first]?.norm ?? ''
}

/** "complete task 9": no word behind it can be part of what names the task. */
function pointsByNumber(sentence: Sentence, found: Found): boolean {
  const { params } = commandOf(sentence, found)
  const reference = 'reference' in params ? params.reference : undefined
  return reference !== undefined && !('text' in reference)
}

const ANSWERS = new Set('yes yeah yep yup sure ok okay no nope nah actually sorry'.split(' '))

/** "no, add milk": the no is for something else. */
function isAnswer(sentence: Sentence, clause: Range): boolean {
  return norms(sentence, clause).every((word) => ANSWERS.has(word))
}

function isOrder(intent: Intent): boolean {
  return intent !== 'GENERAL_CHAT' && intent !== 'AMBIGUOUS' && intent !== 'UNKNOWN'
}

function orders({ command }: ClauseReading): boolean {
  return isOrder(command.intent)
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
    const [before, clause] = [read[index - 1], clauses[index - 1]]
    if (one.command.intent !== 'CREATE_TASK' || one.command.params.title !== undefined) return one
    if (before === undefined || clause === undefined || orders(before)) return one
    return { ...one, command: titledBy(sentence, clause, one.command) }
  })
}
