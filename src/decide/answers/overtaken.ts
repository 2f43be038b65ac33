/**
 * A message that overtakes an open question counts, and the reply ends with a word on what was left undone;
 * not where the message itself took care of that, and not where only a reading was to be chosen, or more to be told.
 */
import type { Command } from '../../domain/command.ts'
import type { Decision, DecisionContext, Outcome } from '../../domain/decision.ts'
import { candidates } from '../../domain/match.ts'
import type { PendingAction } from '../../domain/pending.ts'
import type { Saying } from '../../domain/saying.ts'
import { taskOf } from '../outcome-data.ts'
import type { Plan } from '../plan.ts'
import { isOpen } from './too-late.ts'

export function mindingTheQuestion(context: DecisionContext, plan: Plan<Decision>): Plan<Decision> {
  const { elsewhere = null, pending = elsewhere, pressed } = context
  if (!pending || pressed || !isOpen({ ...context, pending }) || leavesNothing(pending)) return plan
  return minding(context, pending, plan)
}

function leavesNothing({ action_type }: PendingAction): boolean {
  return action_type === 'CHOOSE_READING' || action_type === 'NEED_DAYS'
}

function* minding(context: DecisionContext, pending: PendingAction, plan: Plan<Decision>): Plan<Decision> {
  const touched = new Set<string>()
  let next = plan.next()
  while (!next.done) {
    const outcome = yield next.value
    if (changed(outcome)) touched.add(taskOf(outcome)?.id ?? '')
    next = plan.next(outcome)
  }
  const decision = next.value
  for (const { id } of decision.question?.tasks ?? []) touched.add(id)
  const settled = decision.answered || decision.decision_type === 'CANCEL_PENDING' || explains(decision)
  return settled || takenCareOf(context, pending, touched) ? decision : withWord(decision, pending)
}

/** "Why?" is answered with what was not done, and why not. */
function explains({ says }: Decision): boolean {
  return says.some(({ say }) => say === 'explained')
}

function changed({ call, result }: Outcome): boolean {
  return result.success && !['list_tasks', 'get_task', 'show_lists'].includes(call.tool)
}

/** Said again, in other words. */
function takenCareOf(
  { interpretation: { commands } }: DecisionContext,
  { action_type, tasks, commands: asked }: PendingAction,
  touched: ReadonlySet<string>,
): boolean {
  const [first] = asked
  if (!first || first.intent === 'GET_TASK' || tasks.some(({ id }) => touched.has(id))) return true
  if (action_type === 'CHOOSE_TASK') return commands.some(({ intent }) => intent === first.intent)
  const titles = asked.flatMap((command) => titleOf(command))
  if (action_type === 'NEED_TITLE') return commands.some(({ intent }) => intent === 'CREATE_TASK')
  return commands.some((command) => {
    const [title] = titleOf(command)
    return title !== undefined && titles.some((one) => candidates(one, [{ title }]).length > 0)
  })
}

function titleOf(command: Command): readonly string[] {
  return command.intent === 'CREATE_TASK' && command.params.title !== undefined ? [command.params.title] : []
}

/** A reply that asks something ends with that. */
function withWord(decision: Decision, { action_type, tasks, commands }: PendingAction): Decision {
  const word: Saying = { say: 'left_undone', action_type, tasks, commands }
  const { says, question } = decision
  return {
    ...decision,
    says: question ? [...says.slice(0, -1), word, ...says.slice(-1)] : [...says, word],
  }
}
