/**
 * DecisionContext + outcomes so far → the next step. Pure: the same input gives the same bytes,
 * which is what makes retries, crash recovery and replay the same thing.
 */
import type { Decision, DecisionContext, Outcome, Step, ToolCall } from '../domain/decision.ts'
import type { TaskMark } from '../domain/pending.ts'
import { markOf, taskOf } from './outcome-data.ts'
import type { Plan } from './plan.ts'
import { policies } from './policies.ts'

export function decide(context: DecisionContext, outcomes: readonly Outcome[]): Step {
  const plan = planFor(context)
  let next = plan.next()
  for (const outcome of outcomes) {
    if (next.done) break
    next = plan.next(outcome)
  }
  if (next.done) return { done: next.value }
  return context.interpretation.dry_run && changes(next.value)
    ? { done: wouldDo(context, next.value, outcomes) }
    : { call: next.value }
}

function planFor(context: DecisionContext): Plan<Decision> {
  for (const policy of policies) {
    const plan = policy.plan(context)
    if (plan) return plan
  }
  throw new Error('the last policy has an opinion on everything')
}

function changes(call: ToolCall): boolean {
  return call.tool !== 'list_tasks' && call.tool !== 'get_task'
}

/** A dry run stops in front of the first change and says what it would be. */
function wouldDo(context: DecisionContext, call: ToolCall, outcomes: readonly Outcome[]): Decision {
  return {
    decision_type: 'RESPOND_ONLY',
    state: 'complete',
    says: [{ say: 'would', tool: call.tool, params: call.params, task: targetOf(call, outcomes) }],
    question: null,
    shown: null,
    touched: null,
    intents: context.interpretation.commands.map(({ intent }) => intent),
  }
}

function targetOf(call: ToolCall, outcomes: readonly Outcome[]): TaskMark | null {
  const read = outcomes.flatMap(({ result, call: { tool } }) => {
    if (!result.success) return []
    return tool === 'list_tasks'
      ? (result.data as { tasks: TaskMark[] }).tasks
      : [taskOf({ result } as Outcome)]
  })
  const target = read.find((task) => task?.id === call.params.task_id)
  return target ? markOf(target as Parameters<typeof markOf>[0]) : null
}
