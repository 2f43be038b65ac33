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
import { endsWithNewDate, movedAlso } from './moved-also.ts'
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
  if (clauses.some((clause, index) => isLeftOver(clause, clauses[index - 1])))
    return together(sentence, [unread(sentence, all)])
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
  /** Read by what was said before it: it does not grow, since no rule would read it by itself. */
  readonly also?: true
}

/** What is no order is not worked out any further. */
interface ReadClause extends Clause {
  readonly found: Found | null
}

function clausesOf(sentence: Sentence, segments: readonly Segment[]): readonly ReadClause[] {
  const clauses: Clause[] = []
  let afterList = false
  for (const segment of segments) {
    const last = clauses.at(-1)
    const next = clauseAt(sentence, segment, last, afterList)
    if (next !== null) {
      clauses.push(next)
      afterList = next.found?.rule.means.intent === 'LIST_TASKS'
    } else if (last !== undefined) {
      clauses[clauses.length - 1] = { range: [last.range[0], segment.range[1]], found: undefined }
    }
  }
  return clauses.map(({ found, ...clause }) => ({
    ...clause,
    found: found === undefined ? foundByRule(sentence, clause.range) : found,
  }))
}

/** null: it belongs to what was said before. */
function clauseAt(
  sentence: Sentence,
  { range, boundary }: Segment,
  last: Clause | undefined,
  afterList: boolean,
): Clause | null {
  const firm = boundary !== 'soft' || (last !== undefined && endsOrder(sentence, last, range))
  const full = isFull(sentence, last)
  const find: typeof foundByRule = firm || afterList || full ? foundByRule : foundBehindJoint
  const found = find(sentence, range)
  const also = isSure(found) ? null : readByLast(sentence, last, range)
  if (also !== null) return { range, found: also, also: true }
  // "move milk to saturday and delete the gym one"; deleting is asked about anyway
  const starts = startsClause(found, firm || (full && isDeleting(found)), afterList)
  return starts || last === undefined || last.also ? { range, found } : null
}

/** Nothing of it is left to be said. */
function isFull(sentence: Sentence, last: Clause | undefined): boolean {
  return last?.found ? endsWithNewDate(sentence, last.range, last.found) : false
}

function isSure(found: Found | null): boolean {
  return found !== null && found.rule.confidence >= ACT_FROM
}

function isDeleting(found: Found | null): boolean {
  return found?.rule.means.intent === 'DELETE_TASK'
}

/** "move milk to friday and eggs to monday, bread": what was meant by it has to be asked. */
function isLeftOver({ found }: ReadClause, before: ReadClause | undefined): boolean {
  return before?.also === true && found?.rule.name !== 'chat/thanks' && !isOrder(found)
}

/** What has grown is read anew for it only as long as somebody may have said it. */
const MOST_WORDS = 20

function readByLast(sentence: Sentence, last: Clause | undefined, next: Range): Found | null {
  if (last === undefined || last.range[1] - last.range[0] > MOST_WORDS) return null
  const read = () => (last.found === undefined ? foundByRule(sentence, last.range) : last.found)
  return movedAlso(sentence, { range: last.range, read }, next)
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
  // "add milk and add bread"
  const again = isOrder(found) && verbOf(sentence, range) === verbOf(sentence, next)
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
