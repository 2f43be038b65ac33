/**
 * The end of a turn that cannot be played again as it was (its recorded calls are not the ones asked for now):
 * nothing more is done, and the reply tells exactly what is on record.
 */
import type { Decision, DecisionContext, Outcome, ToolName } from '../domain/decision.ts'
import type { Saying } from '../domain/saying.ts'

type Claim = Exclude<
  Extract<Saying, { readonly outcome: number }>['say'],
  'listed' | 'counted' | 'lists_shown' | 'times_done'
>

const claimOf: Partial<Record<ToolName, Claim>> = {
  add_task: 'added',
  update_task: 'updated',
  complete_task: 'completed',
  delete_task: 'deleted',
  restore_task: 'restored',
  undo: 'undone',
  make_list: 'list_made',
  rename_list: 'list_renamed',
  delete_list: 'list_deleted',
  rename_label: 'label_renamed',
}

export function fromRecord(context: DecisionContext, outcomes: readonly Outcome[]): Decision {
  const claims = outcomes.flatMap(({ sequence, call, result }): Saying[] => {
    const say = claimOf[call.tool]
    if (say === undefined) return []
    return [{ say: result.success ? say : 'failed', outcome: sequence }]
  })
  const done = claims.some(({ say }) => say !== 'failed')
  return {
    decision_type: done ? 'INVOKE_TOOL' : 'RESPOND_ONLY',
    state: 'complete',
    says: claims.length > 0 ? claims : [{ say: 'not_done' }],
    question: null,
    shown: null,
    touched: null,
    intents: context.interpretation.commands.map(({ intent }) => intent),
  }
}
