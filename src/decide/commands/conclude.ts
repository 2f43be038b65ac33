/** How the commands of a message end together: one state, one type, at most one question. */
import type { Command, Intent } from '../../domain/command.ts'
import type { Decision, DecisionType } from '../../domain/decision.ts'
import type { Saying } from '../../domain/saying.ts'
import type { CommandEnd } from '../plan.ts'

export function conclude(
  ends: readonly CommandEnd[],
  intents: readonly Intent[],
  notRun: readonly Command[],
): Decision {
  const stop = ends.at(-1)?.stop
  const skipped: readonly Saying[] = notRun.length > 0 ? [{ say: 'not_run', commands: notRun }] : []
  const says = [...ends.flatMap((end) => end.says), ...skipped].sort(questionLast)
  return {
    decision_type: typeOf(ends),
    state: stop?.state ?? 'complete',
    says,
    question: stop?.question ?? null,
    shown: ends.findLast((end) => end.list)?.list ?? null,
    touched: ends.findLast((end) => end.task)?.task ?? null,
    intents,
    ...(stop?.error_type ? { error_type: stop.error_type } : {}),
  }
}

/** A reply ends with its question, so that the answer follows it; everything else keeps its order. */
const asking: readonly Saying['say'][] = [
  'which',
  'changed_since',
  'confirm_delete',
  'confirm_bulk',
  'confirm_update',
  'need_title',
  'need_change',
  'offer_create',
  'one_or_several',
  'which_reading',
]
function questionLast(a: Saying, b: Saying): number {
  const late = (saying: Saying) => (asking.includes(saying.say) ? 2 : saying.say === 'not_run' ? 1 : 0)
  return late(a) - late(b)
}

function typeOf(ends: readonly CommandEnd[]): DecisionType {
  const state = ends.at(-1)?.stop?.state
  if (state === 'needs_confirmation') return 'REQUEST_CONFIRMATION'
  if (state === 'needs_clarification') return 'ASK_CLARIFICATION'
  const claims = ends.some((end) => end.says.some((saying) => 'outcome' in saying || 'outcomes' in saying))
  return claims ? 'INVOKE_TOOL' : 'RESPOND_ONLY'
}
