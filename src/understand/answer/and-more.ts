/**
 * An answer with more behind it ("yes, and also call the bank", "the first. and push the report to monday"), or an
 * answer to a part of what was asked ("just the milk", "all but the permit").
 */
import {
  ACT_FROM,
  type Answer,
  type Intent,
  type Interpretation,
  type Reference,
} from '../../domain/command.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import { type RulesContext, readByRules } from '../by-rules.ts'

interface Asked extends RulesContext {
  readonly tasks?: readonly KnownTask[]
  readonly choices?: readonly number[]
}

/** Reads what follows as if it had been said by itself. */
type Read<Context> = (text: string, context: Context) => Interpretation

/** null: it is no answer, or nothing but one. */
export function answerAndMore<Context extends Asked>(
  text: string,
  context: Context,
  read: Read<Context>,
): Interpretation | null {
  // blanks, so that spans still point into the message as it was sent
  const rest = (from: number) =>
    read(' '.repeat(from) + text.slice(from), { ...context, pending: null, choices: [] })
  return yesAndMore(text, rest) ?? partly(text, context) ?? andMore(text, context, rest)
}

type Rest = (from: number) => Interpretation

const YES =
  /^\s{0,10}(?:yes|yeah|yep|yup|go ahead|do it)(?:,? (?:please|thanks|thank you|do it|do that|go ahead|delete it|delete them))?\s{0,3}[,.;!]\s{0,3}(?:oh )?(?:and|also|plus|then)\s{1,3}(?:also |then |please |can you |could you ){0,2}/iu
/** What takes back, limits or puts off is no clear answer. */
const HEDGED =
  /\b(?:but|not|no|don't|dont|except|only|wait|first|instead|unless|maybe|actually|sorry|mean|meant)\b/iu

/** An unmistakable yes, set off by a mark: without it ("yes and add milk") it may not stand by itself. */
function yesAndMore(text: string, rest: Rest): Interpretation | null {
  const head = YES.exec(text)?.[0]
  if (head === undefined || head.length === text.length || HEDGED.test(text)) return null
  const more = rest(head.length)
  return isOrder(more) ? { ...more, answer: { kind: 'yes', more: true } } : null
}

function isOrder({ commands: [first], confidence }: Interpretation): boolean {
  return first !== undefined && !NO_ORDER.has(first.intent) && confidence >= ACT_FROM
}

const NO_ORDER: ReadonlySet<Intent> = new Set<Intent>([
  'GENERAL_CHAT',
  'UNKNOWN',
  'AMBIGUOUS',
  'CONFIRM_YES',
  'CONFIRM_NO',
])

const LIMITED =
  /^\s{0,5}(?:(?:no|nah|nope|yes|yeah|yep|ok|okay|actually|well|oh|wait|hmm?)[, ]{1,3}){0,3}(?:just|only) (?=\S)/iu

/** Some of the tasks that were asked about. */
function partly(text: string, context: Asked): Interpretation | null {
  const { pending, tasks = [], choices = [] } = context
  if (pending?.action_type !== 'BULK' || choices.length < 2) return null
  const options = choices.flatMap((choice) => {
    const task = tasks.find(({ number }) => number === choice)
    return task ? [{ value: String(choice), label: `#${choice} ${task.title}` }] : []
  })
  const at = LIMITED.exec(text)?.[0].length ?? 0
  const said = ' '.repeat(at) + text.slice(at)
  const picked = readByRules(said, { ...context, pending: { action_type: 'CHOOSE_TASK', options } })
  return picked.answer?.kind === 'pick' && !picked.answer.references.some(meansAll) ? picked : null
}

function meansAll(reference: Reference): boolean {
  return 'pronoun' in reference
}

const MARK = /[,.;!\n–—]{1,5}\s{0,5}(?=\S)/gu
/** Nobody answers in more clauses than this before going on. */
const MOST = 3

/** "the first. and push the report to monday", "no don't, it's at 7 now" */
function andMore(text: string, context: Asked, rest: Rest): Interpretation | null {
  for (const { index, 0: mark } of [...text.matchAll(MARK)].slice(0, MOST)) {
    const answered = readByRules(text.slice(0, index), context)
    if (!answered.answer || answered.answer.kind === 'yes') continue
    const next = index + mark.length
    const both = joined(answered, answered.answer, rest(next), text.slice(next))
    if (both) return both
  }
  return null
}

/** After a no, what follows is all there is to do. */
function joined(
  answered: Interpretation,
  answer: Answer,
  more: Interpretation,
  tail: string,
): Interpretation | null {
  if (isOrder(more)) return answer.kind === 'no' ? more : { ...more, answer: { ...answer, more: true } }
  return isTalk(more) && !HEDGED.test(tail) ? answered : null
}

function isTalk({ commands }: Interpretation): boolean {
  return commands.every(({ intent }) => intent === 'GENERAL_CHAT')
}
