/** How the commands of a message end together: one state, one type, at most one question. */
import type { Command, Intent } from '../../domain/command.ts'
import type { Decision, DecisionType } from '../../domain/decision.ts'
import type { LastTask, TaskMark } from '../../domain/pending.ts'
import type { Saying } from '../../domain/saying.ts'
import type { CommandEnd } from '../plan.ts'
import { inBrief } from './in-brief.ts'

export function conclude(
  ends: readonly CommandEnd[],
  intents: readonly Intent[],
  notRun: readonly Command[],
): Decision {
  const stop = stopOf(ends)
  const skipped: readonly Saying[] = notRun.length > 0 ? [{ say: 'not_run', commands: notRun }] : []
  const said = inBrief(ends.flatMap((end) => end.says))
  return {
    decision_type: typeOf(ends),
    state: stop?.state ?? 'complete',
    says: stop?.question ? beforeTheLast(said, skipped) : [...said, ...skipped],
    question: stop?.question ?? null,
    shown: ends.findLast((end) => end.list)?.list ?? addedIn(ends),
    touched: touchedIn(ends),
    intents,
    ...(stop?.error_type ? { error_type: stop.error_type } : {}),
  }
}

/** Several that were added with one message are a list: "the second", "the last two", "both". */
function addedIn(ends: readonly CommandEnd[]): readonly TaskMark[] | null {
  const added = ends.flatMap(({ says, task }) =>
    task && says.some(({ say }) => say === 'added') ? [task] : [],
  )
  return added.length > 1 ? added : null
}

/** The last of them, and the ones before it. */
function touchedIn(ends: readonly CommandEnd[]): LastTask | null {
  const [last, ...before] = ends.flatMap(({ task }) => task ?? []).toReversed()
  const others = before.filter(({ id }) => id !== last?.id)
  return last ? { ...last, ...(others.length > 0 ? { before: others } : {}) } : null
}

/** What was not served is not forgotten for what was done after it. */
function stopOf(ends: readonly CommandEnd[]): CommandEnd['stop'] {
  return ends.findLast(({ stop }) => stop)?.stop
}

/** A reply ends with its question, so that the answer follows it. */
function beforeTheLast(said: readonly Saying[], put: readonly Saying[]): readonly Saying[] {
  return [...said.slice(0, -1), ...put, ...said.slice(-1)]
}

function typeOf(ends: readonly CommandEnd[]): DecisionType {
  const state = stopOf(ends)?.state
  if (state === 'needs_confirmation') return 'REQUEST_CONFIRMATION'
  if (state === 'needs_clarification') return 'ASK_CLARIFICATION'
  const claims = ends.some((end) => end.says.some((saying) => 'outcome' in saying || 'outcomes' in saying))
  return claims ? 'INVOKE_TOOL' : 'RESPOND_ONLY'
}
