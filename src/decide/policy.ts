/** A policy is a named opinion about a message: a plan for it, or nothing to say. The first opinion wins. */
import type { Command } from '../domain/command.ts'
import type { Decision, DecisionContext } from '../domain/decision.ts'
import type { Manners } from './manners.ts'
import type { Mind, Plan } from './plan.ts'

export interface Policy {
  readonly name: string
  /** The opinion in one sentence; the documentation prints it. */
  readonly opinion: string
  plan(context: DecisionContext): Plan<Decision> | null
}

/** While it is asked whether to delete or change a task, "it" is that one; of several, "them" are these. */
export function mindOf({ pending, last_list, last_task }: DecisionContext): Mind {
  const asked = pending?.action_type === 'DELETE_TASK' || pending?.action_type === 'UPDATE_TASK'
  const [task] = asked ? pending.tasks : []
  const list = pending && pending.tasks.length > 1 ? pending.tasks : last_list
  return { list, task: task ?? last_task }
}

export function mannersOf(context: DecisionContext): Manners {
  const { policy, now, message, interpretation, no_deleting } = context
  return {
    policy,
    now,
    message,
    confirmed: interpretation.confirmed === true,
    ...(no_deleting && { no_deleting }),
  }
}

/** The only command of a message, if there is only one. */
export function soleCommand(context: DecisionContext): Command | null {
  const [command, ...more] = context.interpretation.commands
  return command && more.length === 0 ? command : null
}

/** Words that settle what was asked or done before are as clear as that was, however they read by themselves. */
export function asAnswer(plan: Plan<Decision> | null): Plan<Decision> | null {
  if (!plan) return null
  return (function* (): Plan<Decision> {
    return { ...(yield* plan), answered: true }
  })()
}

/** A plan that needs no tool. biome wants a yield in every generator, so it is written by hand. */
export function settled(decision: Decision): Plan<Decision> {
  return (function* (): Plan<Decision> {
    yield* []
    return decision
  })()
}

export function says(
  say: Decision['says'][number],
  decision_type: Decision['decision_type'] = 'RESPOND_ONLY',
  intents: Decision['intents'] = [],
): Decision {
  return {
    decision_type,
    state: 'complete',
    says: [say],
    question: null,
    shown: null,
    touched: null,
    intents,
  }
}
