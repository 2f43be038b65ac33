/**
 * A plan is a conversation with the tools: it yields one call, is given its outcome, and goes on,
 * until it returns. Fed the same outcomes it takes the same way, so a cut-off turn is simply played again.
 */
import type { Command } from '../domain/command.ts'
import type { Decision, Outcome, State, ToolCall } from '../domain/decision.ts'
import type { ActionType, Question, TaskMark } from '../domain/pending.ts'
import { problem } from '../domain/problem.ts'
import type { Saying } from '../domain/saying.ts'
import type { Scope } from '../domain/scope.ts'

export type Plan<T> = Generator<ToolCall, T, Outcome>

/** What the conversation has in mind: fed forward from command to command, kept with the conversation at the end. */
export interface Mind {
  readonly list: readonly TaskMark[] | null
  readonly task: TaskMark | null
  /** The outcome that listed all open tasks just now, if the command before did nothing else. */
  readonly open?: number
}

/** Why a plan cannot go on: something has to be asked, or a call failed. */
interface Stop {
  readonly state: State
  readonly question: Question | null
  readonly error_type?: NonNullable<Decision['error_type']>
}

/** How one command ended: what to say of it, what to keep in mind, and whether the plan ends here. */
export interface CommandEnd {
  readonly says: readonly Saying[]
  readonly list?: readonly TaskMark[]
  readonly task?: TaskMark
  readonly open?: number
  readonly stop?: Stop
  /** What is asked when all is done, if nothing else has to be. */
  readonly then?: CommandEnd
  /** Of several commands taken together, those that have to wait for the answer to this one. */
  readonly left?: readonly Command[]
}

/** Choices that were shown are a list that was shown: "the second one" counts in it, also later. */
export function asks(saying: Saying, question: Question): CommandEnd {
  const { action_type, tasks } = question
  const shown = action_type === 'CHOOSE_TASK' && tasks.length > 1 ? { list: tasks } : {}
  return { says: [saying], ...shown, stop: { state: stateOf(question), question } }
}

const YES_OR_NO: readonly ActionType[] = [
  'DELETE_TASK',
  'UPDATE_TASK',
  'BULK',
  'OFFER_CREATE',
  'MAKE_LIST',
  'MERGE_LISTS',
  'DELETE_LIST',
]

/** A yes or no is awaited before something is done; anything else is a question for more words. */
function stateOf(question: Question): State {
  return YES_OR_NO.includes(question.action_type) ? 'needs_confirmation' : 'needs_clarification'
}

/** Nothing can be asked, but the sentence was not served either ("you have no tasks"). */
export function unserved(...says: readonly Saying[]): CommandEnd {
  return { says, stop: { state: 'needs_clarification', question: null } }
}

/** No intent could be read at all. */
export function notUnderstood(): CommandEnd {
  const stop = {
    state: 'needs_clarification',
    question: null,
    error_type: 'IntentClassificationError',
  } as const
  return { says: [{ say: 'not_understood' }], stop }
}

/** A token that is not good for it: said at once, so that no question is opened that someone else might answer. */
export function notAllowed(scope: Scope): CommandEnd {
  const words = problem('INSUFFICIENT_SCOPE', { scope }).message
  const stop = { state: 'error', question: null, error_type: 'UnauthorizedError' } as const
  return { says: [{ say: 'chat', topic: 'other', words }], stop }
}

export function failure(outcome: Outcome): CommandEnd {
  const code = outcome.result.error_code
  const invalid = code === 'VALIDATION_ERROR'
  return {
    says: [{ say: 'failed', outcome: outcome.sequence }],
    stop: {
      state: 'error',
      question: null,
      error_type: invalid
        ? 'ValidationError'
        : code === 'UNAUTHORIZED'
          ? 'UnauthorizedError'
          : 'ToolInvocationError',
    },
  }
}
