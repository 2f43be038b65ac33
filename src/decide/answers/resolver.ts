/** A question together with what was said to it. */
import type { Answer } from '../../domain/command.ts'
import type { Decision, DecisionContext } from '../../domain/decision.ts'
import type { PendingAction } from '../../domain/pending.ts'
import type { Plan } from '../plan.ts'

export interface Answered {
  readonly context: DecisionContext
  readonly pending: PendingAction
  readonly answer: Answer | null
}
/** What an answer leads to; null when it answers something else. */
export type Resolver = (answered: Answered) => Plan<Decision> | null
