/**
 * A dry run reads like any other message and stops in front of its first change: it says what it would do,
 * or what it would ask. It changes nothing and opens no question.
 */
import type { Decision, DecisionContext, Outcome, Step, ToolCall, ToolName } from '../domain/decision.ts'
import type { Imagined, Saying } from '../domain/saying.ts'
import type { Task, TaskPage } from '../domain/task.ts'
import { limits } from '../domain/words.ts'
import { taskOf } from './outcome-data.ts'
import type { Plan } from './plan.ts'
import { says } from './policy.ts'

type Next = IteratorResult<ToolCall, Decision>

export function dryRun(
  context: DecisionContext,
  plan: Plan<Decision>,
  next: Next,
  outcomes: readonly Outcome[],
): Step {
  if (next.done) return { done: onlyTold(next.value) }
  if (!changes(next.value)) return { call: next.value }
  const { commands } = context.interpretation
  const intents = commands.map(({ intent }) => intent)
  const saying: Saying =
    commands.length > 1
      ? { say: 'would_run', commands }
      : { say: 'would', calls: imagined(plan, next, outcomes) }
  return { done: says(saying, 'RESPOND_ONLY', intents) }
}

const READS: readonly ToolName[] = ['list_tasks', 'get_task', 'show_lists']

function changes(call: ToolCall): boolean {
  return !READS.includes(call.tool)
}

/** The changes that follow one another without another look at the list, as if each had gone well. */
function imagined(plan: Plan<Decision>, first: Next, outcomes: readonly Outcome[]): readonly Imagined[] {
  const calls: Imagined[] = []
  let next = first
  while (!next.done && changes(next.value) && calls.length < limits.plan) {
    const { tool, params } = next.value
    const task = targetOf(next.value, outcomes)
    calls.push({ tool, params, task })
    next = plan.next(wentWell(next.value, task, outcomes.length + calls.length))
  }
  return calls
}

function wentWell(call: ToolCall, task: Task | null, sequence: number): Outcome {
  const data = { task: task ?? { id: '', number: 0, title: '', version: 0 } }
  return { sequence, call, result: { success: true, data, error: null, error_code: null }, duration_ms: 0 }
}

/** The task as it was read in this turn. */
function targetOf(call: ToolCall, outcomes: readonly Outcome[]): Task | null {
  const read = outcomes.flatMap((outcome) => {
    if (!outcome.result.success) return []
    return outcome.call.tool === 'list_tasks' ? (outcome.result.data as TaskPage).tasks : [taskOf(outcome)]
  })
  return read.find((task) => task?.id === call.params.task_id) ?? null
}

function onlyTold(decision: Decision): Decision {
  const asking = decision.says.at(-1)
  if (!decision.question || !asking) return decision
  const told: Saying = { say: 'would_ask', asking }
  return {
    ...decision,
    decision_type: 'RESPOND_ONLY',
    state: 'complete',
    says: [...decision.says.slice(0, -1), told],
    question: null,
  }
}
