/** One clause → its command. Politeness is set aside first, then "I want to …" in front of an order. */
import type { Command } from '../../domain/command.ts'
import { rules } from '../rules/all.ts'
import type { Rule } from '../rules/rule.ts'
import { commandOf } from './build.ts'
import { textOf } from './cut.ts'
import { isShort, isTalk, startsWithErrand } from './errands.ts'
import { fallback } from './fallback.ts'
import { joinedTasks } from './joined-tasks.ts'
import { type Found, matchRules } from './match-rules.ts'
import { numbersInRange } from './number-range.ts'
import { withoutCourtesy, withoutPoliteness, withoutWish } from './politeness.ts'
import { partsOf } from './reference.ts'
import type { Range, Sentence } from './sentence.ts'

export interface ClauseReading {
  readonly command: Command
  /** The same order for each of the tasks pointed at ("finish 2 and 4"); empty where there is only one. */
  readonly several: readonly Command[]
  readonly confidence: number
  readonly rule: string
  /** Names neither the list nor a task. */
  readonly bare: boolean
}

export function readClause(sentence: Sentence, clause: Range): ClauseReading {
  const found = foundByRule(sentence, clause)
  return found === null ? unread(sentence, withoutCourtesy(sentence, clause)) : readingOf(sentence, found)
}

/** What no rule reads. */
export function unread(sentence: Sentence, range: Range): ClauseReading {
  const reading = fallback(sentence, range)
  const [first] = reading.command.intent === 'AMBIGUOUS' ? reading.command.params.readings : []
  const joined = first?.intent === 'CREATE_TASK' ? joinedTasks(sentence, range, range, first) : null
  const tasks = joined?.tasks.map(({ params }) => params.title ?? '') ?? []
  const plain = (tasks.every(startsWithErrand) || tasks.every(isShort)) && !tasks.some(isTalk)
  return { ...reading, several: joined && plain ? joined.tasks : [], bare: true }
}

/** null: no rule reads it. */
export function foundByRule(sentence: Sentence, clause: Range): Found | null {
  const range = withoutPoliteness(sentence, clause)
  const accept = isThanks(sentence, clause) ? isNoMereDone : undefined
  return foundIn(sentence, range, accept) ?? foundAsSaid(sentence, clause, range)
}

/** Behind the last of these rules there are only such that name neither the list nor a task. */
const naming: ReadonlySet<Rule> = new Set(rules.slice(0, rules.findLastIndex(({ bare }) => !bare) + 1))

/** The same for words behind a comma or "and", where only an order that names the list or a task counts. */
export function foundBehindJoint(sentence: Sentence, clause: Range): Found | null {
  const range = withoutPoliteness(sentence, clause)
  const accept = (rule: Rule): boolean => naming.has(rule)
  return foundIn(sentence, range, accept) ?? foundBeforeReason(sentence, range, accept)
}

/** With its politeness, where that was part of the wording ("good morning"), or without the reason given. */
function foundAsSaid(sentence: Sentence, clause: Range, range: Range): Found | null {
  const same = range[0] === clause[0] && range[1] === clause[1]
  return (same ? null : matchRules(sentence, clause)) ?? foundBeforeReason(sentence, range)
}

function foundIn(sentence: Sentence, range: Range, accept?: (rule: Rule) => boolean): Found | null {
  const order = withoutWish(sentence, range)
  return (
    (order === null ? null : matchRules(sentence, order, wishable(sentence, range))) ??
    matchRules(sentence, range, accept)
  )
}

const THANKING = new Set(['thanks', 'thank', 'thx', 'well'])

function isThanks(sentence: Sentence, [from]: Range): boolean {
  return THANKING.has(sentence.tokens[from]?.norm ?? '')
}

/** "Thank you, all done" ends a conversation; "thanks, now add rice" does not. */
function isNoMereDone(rule: Rule): boolean {
  return !(rule.bare && rule.means.intent === 'COMPLETE_TASK')
}

const REASONS = new Set(['because', 'since', 'cause', 'so'])

/** "take rice off my list since I have some": why it is asked for hides nothing of what is asked for. */
function foundBeforeReason(
  sentence: Sentence,
  [from, to]: Range,
  accept?: (rule: Rule) => boolean,
): Found | null {
  for (let index = from + 2; index < to; index++) {
    if (REASONS.has(sentence.tokens[index]?.norm ?? '')) return foundIn(sentence, [from, index], accept)
  }
  return null
}

export function readingOf(sentence: Sentence, found: Found): ClauseReading {
  const command = commandOf(sentence, found)
  const title = found.holes.get('title')
  const joined =
    command.intent === 'CREATE_TASK' && title ? joinedTasks(sentence, found.range, title, command) : null
  return {
    command,
    several: joined?.tasks ?? severalPointed(sentence, found),
    confidence: joined?.sure === false ? Math.min(UNSURE, found.rule.confidence) : found.rule.confidence,
    rule: found.rule.name,
    bare: found.rule.bare ?? false,
  }
}

/** The message as one, where it only makes sense as one ("are eggs on my list? if not, add them"). */
export function readWhole(sentence: Sentence, all: Range): ClauseReading | null {
  const found = matchRules(sentence, withoutPoliteness(sentence, all), (rule) => rule.whole ?? false)
  return found === null ? null : readingOf(sentence, found)
}

/** Below what is acted on: it is asked. */
const UNSURE = 0.6

const FORGETTING = new Set(['do', 'never', 'remember'])

/** "Don't forget to set a reminder to iron" asks for one, "don't forget to delete my reminder app" for nothing now. */
function wishable(sentence: Sentence, [from]: Range): (rule: Rule) => boolean {
  if (!FORGETTING.has(sentence.tokens[from]?.norm ?? '')) return canBeWished
  return (rule) => canBeWished(rule) && rule.means.intent === 'CREATE_TASK'
}

/** "I need to clear the garage" is a task, "I need to clear my list" an order. */
function canBeWished(rule: Rule): boolean {
  const asks = rule.means.intent === 'LIST_TASKS' && !rule.name.startsWith('list/show')
  return !rule.bare && !asks && rule.means.intent !== 'GENERAL_CHAT'
}

function severalPointed(sentence: Sentence, found: Found): Command[] {
  const ref = found.holes.get('ref')
  if (ref === undefined) return []
  const numbers = numbersInRange(textOf(sentence, ref))
  if (numbers.length > 0) return aboutEach(commandOf(sentence, found), numbers)
  const parts = partsOf(sentence, ref)
  if (parts.length < 2) return []
  return parts.map((part) =>
    commandOf(sentence, { ...found, holes: new Map([...found.holes, ['ref', part]]) }),
  )
}

function aboutEach(command: Command, numbers: readonly number[]): Command[] {
  return numbers.map(
    (number) => ({ ...command, params: { ...command.params, reference: { number } } }) as Command,
  )
}
