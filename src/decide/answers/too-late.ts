/** Answers to questions that are no longer there do nothing, and say so. */
import { epochOf } from '../../domain/calendar.ts'
import type { DecisionContext } from '../../domain/decision.ts'
import { type Policy, says, settled, soleCommand } from '../policy.ts'

/** Clocks of two machines may differ by this much. */
const SKEW_MS = 60_000

/**
 * Judged by the moment the server took the message in, whatever the client says of its clock; at the very millisecond
 * of expiry it is over. A clock that was set back since does not keep it open.
 */
export function isOpen({ pending, now, accepted_ms: epoch_ms = now.epoch_ms }: DecisionContext): boolean {
  if (!pending) return false
  return epoch_ms < epochOf(pending.expires_at) && epoch_ms >= epochOf(pending.created_at) - SKEW_MS
}

export const staleButton: Policy = {
  name: 'stale-button',
  opinion: 'A button of a question that is no longer open does nothing.',
  plan: (context) => {
    const { pressed, pending } = context
    if (!pressed || (pending?.id === pressed.pending_id && isOpen(context))) return null
    return settled(says({ say: 'no_longer_open' }))
  },
}

export const answerToAnother: Policy = {
  name: 'answer-to-another',
  opinion: 'A yes or no to a question that is no longer open does nothing, whatever else is asked by now.',
  plan: (context) => {
    const intent = context.gone ? soleCommand(context)?.intent : undefined
    if (intent === 'CONFIRM_YES') return settled(says({ say: 'no_longer_open' }, 'RESPOND_ONLY', [intent]))
    return intent === 'CONFIRM_NO' ? settled(says({ say: 'kept' }, 'RESPOND_ONLY', [intent])) : null
  },
}

export const lateAnswer: Policy = {
  name: 'late-answer',
  opinion: 'An answer that comes after five minutes executes nothing.',
  plan: (context) => {
    const answer = context.interpretation.answer
    if (!context.pending || isOpen(context) || !answer || answer.kind === 'pick') return null
    return answer.kind === 'yes'
      ? settled(says({ say: 'expired' }, 'RESPOND_ONLY', ['CONFIRM_YES']))
      : settled(says({ say: 'kept' }, 'CANCEL_PENDING', ['CONFIRM_NO']))
  },
}
