/**
 * DecisionContext + outcomes so far → the next step. Pure: the same input gives the same bytes,
 * which is what makes retries, crash recovery and replay the same thing.
 */
import type { Decision, DecisionContext, Outcome, Step } from '../domain/decision.ts'
import { mindingTheQuestion } from './answers/overtaken.ts'
import { dryRun } from './dry-run.ts'
import type { Plan } from './plan.ts'
import { policies } from './policies.ts'

export function decide(context: DecisionContext, outcomes: readonly Outcome[]): Step {
  const plan = planFor(context)
  let next = plan.next()
  for (const outcome of outcomes) {
    if (next.done) break
    next = plan.next(outcome)
  }
  if (context.interpretation.dry_run) return dryRun(context, plan, next, outcomes)
  return next.done ? { done: next.value } : { call: next.value }
}

function planFor(context: DecisionContext): Plan<Decision> {
  for (const policy of policies) {
    const plan = policy.plan(context)
    if (plan) return mindingTheQuestion(context, plan)
  }
  throw new Error('the last policy has an opinion on everything')
}
