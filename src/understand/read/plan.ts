/**
 * A whole message → its commands in order. A joint ends a clause only where the words behind it
 * are an order of their own; otherwise they belong to what was said before ("salt and pepper").
 */
import { ACT_FROM, type Command, type Intent } from '../../domain/command.ts'
import { limits } from '../../domain/words.ts'
import { commandOf } from './build.ts'
import {
  type ClauseReading,
  foundBehindJoint,
  foundByRule,
  readClause,
  readingOf,
  readWhole,
  unread,
} from './clause.ts'
import { titledBy } from './context.ts'
import type { Found } from './match-rules.ts'
import { withoutCourtesy, withoutPoliteness } from './politeness.ts'
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
  const clauses = clausesOf(sentence, segments)
  const orders = clauses.map(({ found }) => (isOrder(found) ? readingOf(sentence, found) : null))
  if (orders.every((one) => one === null)) return together(sentence, [talkOf(sentence, clauses)])
  return together(sentence, withTitleBefore(sentence, clauses, orders))
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
  /** The rule that reads it; undefined while it has grown and was not read anew. */
  readonly found: Found | null | undefined
}

/** What is no order is not worked out any further. */
interface ReadClause extends Clause {
  readonly found: Found | null
}

function clausesOf(sentence: Sentence, segments: readonly Segment[]): readonly ReadClause[] {
  const clauses: Clause[] = []
  let afterList = false
  for (const { range, boundary } of segments) {
    const last = clauses.at(-1)
    const firm = boundary !== 'soft' || (last !== undefined && endsOrder(sentence, last, range))
    const find: typeof foundByRule = firm || afterList ? foundByRule : foundBehindJoint
    const found: Found | null = orMovedAlso(sentence, last, range, find(sentence, range))
    if (last === undefined || startsClause(found, firm, afterList)) {
      clauses.push({ range, found })
      afterList = found?.rule.means.intent === 'LIST_TASKS'
    } else {
      clauses[clauses.length - 1] = { range: [last.range[0], range[1]], found: undefined }
    }
  }
  return clauses.map(({ range, found }) => ({
    range,
    found: found === undefined ? foundByRule(sentence, range) : found,
  }))
}

/** Behind a comma or "and" an order must name the list or a task; behind a full stop, "then" or a question any order will do. */
function startsClause(found: Found | null, firm: boolean, afterList: boolean): boolean {
  return isOrder(found) && (firm || !found.rule.bare || afterList)
}

/** Where the words before "and" are surely said in full, what follows may be any order. */
function endsOrder(sentence: Sentence, { range, found }: Clause, next: Range): boolean {
  if (isAnswer(sentence, range)) return true
  if (!found) return false
  // "put milk on the list and add eggs": nothing of it is left to be said
  if (found.holes.has('list')) return true
  if (endsWithDate(sentence, range, found)) return true
  // "add milk and add bread"
  const again = isOrder(found) && verbOf(sentence, range) === verbOf(sentence, next)
  return again || pointsByNumber(sentence, found)
}

/** "move milk to saturday and delete the gym one" */
function endsWithDate({ tokens }: Sentence, [, to]: Range, { rule }: Found): boolean {
  return rule.means.intent === 'UPDATE_TASK' && tokens[to - 1]?.kind === 'date'
}

/** "move milk to friday and eggs to monday": the verb is not said again. */
function orMovedAlso(
  sentence: Sentence,
  last: Clause | undefined,
  next: Range,
  order: Found | null,
): Found | null {
  const sure = order !== null && order.rule.confidence >= ACT_FROM
  return sure || last === undefined ? order : (movedAlso(sentence, last, next) ?? order)
}

function movedAlso(sentence: Sentence, { range, found }: Clause, next: Range): Found | null {
  if (!found?.holes.has('ref') || !endsWithDate(sentence, range, found)) return null
  const [from, to] = withoutPoliteness(sentence, next)
  const { kind, lead } = sentence.tokens[to - 1] ?? {}
  if (kind !== 'date' || lead !== 'to' || to - from < 2) return null
  const holes = new Map([
    ['ref', [from, to - 1] as const],
    ['value', [to - 1, to] as const],
  ])
  return { rule: found.rule, holes, range: [from, to] }
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

const TALK: ReadonlySet<Intent> = new Set<Intent>(['GENERAL_CHAT', 'AMBIGUOUS', 'UNKNOWN'])

function isOrder(found: Found | null): found is Found {
  return found !== null && !TALK.has(found.rule.means.intent)
}

/** Nothing was ordered: the first thing that is known small talk, else the message as a whole. */
function talkOf(sentence: Sentence, clauses: readonly ReadClause[]): ClauseReading {
  const [only, ...more] = clauses
  const known = more.length === 0 ? only : clauses.find(({ found }) => found?.rule.name.startsWith('chat/'))
  if (known?.found) return readingOf(sentence, known.found)
  const all: Range = [0, sentence.tokens.length]
  return unread(sentence, more.length === 0 ? withoutCourtesy(sentence, all) : all)
}

/** "Airport trip on Friday; please set a reminder": what was said before is the title. */
function withTitleBefore(
  sentence: Sentence,
  clauses: readonly ReadClause[],
  orders: readonly (ClauseReading | null)[],
): readonly ClauseReading[] {
  return orders.flatMap((one, index) => {
    const before = clauses[index - 1]
    if (one?.command.intent !== 'CREATE_TASK' || one.command.params.title !== undefined) return one ?? []
    if (before === undefined || orders[index - 1] !== null) return one
    return { ...one, command: titledBy(sentence, before.range, one.command) }
  })
}
