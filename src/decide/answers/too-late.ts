/** Answers to questions that are no longer there do nothing, and say so. */
import { epochOf } from '../../domain/calendar.ts'
import type { DecisionContext } from '../../domain/decision.ts'
import { type Policy, says, settled } from '../policy.ts'

/** Expiry is judged by the moment the message was received; at the very millisecond it is over. */
export function isOpen({ pending, now }: DecisionContext): boolean {
  return pending !== null && now.epoch_ms < epochOf(pending.expires_at)
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

export const lateAnswer: Policy = {
  name: 'late-answer',
  opinion: 'An answer that comes after five minutes executes nothing.',
  plan: (context) => {
    const answer = context.interpretation.answer
    if (!context.pending || isOpen(context) || !answer || answer.kind === 'pick') return null
    return settled(
      says({ say: 'expired' }, 'RESPOND_ONLY', [answer.kind === 'yes' ? 'CONFIRM_YES' : 'CONFIRM_NO']),
    )
  },
}
