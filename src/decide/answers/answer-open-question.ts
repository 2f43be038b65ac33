/**
 * One resolver for all open questions, whether words were typed or a button was pressed.
 * A message that answers nothing is a digression: the question is dropped and the message processed (overtaken.ts).
 */
import type { Answer, Reference } from '../../domain/command.ts'
import type { Decision, DecisionContext } from '../../domain/decision.ts'
import type { ActionType, PendingAction } from '../../domain/pending.ts'
import { runCommands } from '../commands/run.ts'
import type { Plan } from '../plan.ts'
import { asAnswer, mannersOf, mindOf, type Policy, says, settled, soleCommand } from '../policy.ts'
import { confirmList, makeTheList } from './about-lists.ts'
import { chooseReading, chooseTask } from './choose.ts'
import { confirm, offered, oneOrSeveral } from './confirm.ts'
import { fillDays } from './fill-days.ts'
import { fillChange, fillTitle } from './fill-in.ts'
import type { Resolver } from './resolver.ts'
import { isOpen } from './too-late.ts'

const resolvers: Readonly<Record<ActionType, Resolver>> = {
  DELETE_TASK: confirm,
  UPDATE_TASK: confirm,
  BULK: confirm,
  OFFER_CREATE: offered,
  SPLIT_TASKS: oneOrSeveral,
  CHOOSE_TASK: chooseTask,
  CHOOSE_READING: chooseReading,
  NEED_TITLE: fillTitle,
  NEED_CHANGE: fillChange,
  NEED_DAYS: fillDays,
  MAKE_LIST: makeTheList,
  MERGE_LISTS: confirmList,
  DELETE_LIST: confirmList,
}

export const answerOpenQuestion: Policy = {
  name: 'answer-open-question',
  opinion:
    'While a question is open, an answer settles it; "no" and "undo" drop it; anything else drops it and counts, and the reply says what was left undone.',
  plan: (context) => {
    const { pending } = context
    if (!pending || !isOpen(context)) return null
    const answer = givenAnswer(context, pending)
    if (answer?.kind === 'no') return settled(refused(pending))
    const plan = resolvers[pending.action_type]({ context, pending, answer })
    if (plan) return asAnswer(goesOn(context) ? andMore(plan, context) : plan)
    if (context.pressed) return settled(says({ say: 'no_such_answer' }, 'CANCEL_PENDING'))
    return isHalfAnAnswer(context) ? settled(says({ say: 'unclear_answer' }, 'CANCEL_PENDING')) : null
  },
}

/** What was asked about is what is talked about: "no, keep it", "push it to friday then". */
function refused({ tasks: [task, ...more] }: PendingAction): Decision {
  const kept = says({ say: 'kept' }, 'CANCEL_PENDING', ['CONFIRM_NO'])
  return task && more.length === 0 ? { ...kept, touched: task } : kept
}

/** Behind the answer, something else was asked for. */
function goesOn({ interpretation: { answer }, pressed }: DecisionContext): boolean {
  return !pressed && answer !== undefined && answer.kind !== 'no' && answer.more === true
}

/** "yes, and also call the bank": first what was asked, then the rest; not where that asks again. */
function* andMore(plan: Plan<Decision>, context: DecisionContext): Plan<Decision> {
  const first = yield* plan
  const more = context.interpretation.commands
  if (first.question) return { ...first, says: [{ say: 'not_run', commands: more }, ...first.says] }
  const then = yield* runCommands(more, mindOf(context), mannersOf(context))
  const { decision_type, intents, says: said, shown, touched } = first
  return {
    ...then,
    decision_type: then.question ? then.decision_type : decision_type,
    says: [...said, ...then.says],
    intents: [...intents, ...then.intents],
    shown: then.shown ?? shown,
    touched: then.touched ?? touched,
  }
}

/** "Great", "yes, what does it cost?": more of an answer than anything else, but not clear enough to act on. */
function isHalfAnAnswer(context: DecisionContext): boolean {
  const intent = soleCommand(context)?.intent
  return intent === 'CONFIRM_YES' || intent === 'CONFIRM_NO'
}

function givenAnswer(context: DecisionContext, pending: PendingAction): Answer | null {
  if (context.pressed) return pressedAnswer(context.pressed.answer, pending)
  if (soleCommand(context)?.intent === 'UNDO') return { kind: 'no' }
  const answer = context.interpretation.answer
  if (answer?.kind !== 'pick') return answer ?? null
  return { ...answer, references: answer.references.map((reference) => placeOnButtons(reference, pending)) }
}

/** The words on a button, typed, are the button. */
function placeOnButtons(reference: Reference, { options, action_type }: PendingAction): Reference {
  if (!('text' in reference)) return reference
  // A task's button sends its number, and a number that was typed may be a place instead.
  if (action_type === 'CHOOSE_TASK' && /^\d{1,9}$/u.test(reference.text))
    return { number: Number(reference.text) }
  const place = options.findIndex(({ value }) => value === reference.text)
  return place < 0 ? reference : { position: place + 1 }
}

/** Buttons send "yes", "no", or the value of an option: the number of a task, or the place of a reading. */
function pressedAnswer(pressed: string, pending: PendingAction): Answer | null {
  if (pressed === 'yes' || pressed === 'no') return { kind: pressed }
  const place = pending.options.findIndex(({ value }) => value === pressed)
  return place < 0 ? null : { kind: 'pick', references: [{ position: place + 1 }] }
}
