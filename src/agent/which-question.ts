/**
 * Which question a message answers: the one its sender was shown. The id says so, where it was sent along. Without it,
 * the question has to be what the reply right before asked the very same way in, and nothing typed earlier counts.
 */
import type { DecisionContext } from '../domain/decision.ts'
import type { PendingAction } from '../domain/pending.ts'
import { wayIn } from '../store/actor.ts'
import type { Claim, Turn } from '../store/contract-turns.ts'

type Asked = Pick<DecisionContext, 'pending' | 'elsewhere' | 'gone'>

export function questionFor({ turn, pending }: Pick<Claim, 'turn' | 'pending'>): Asked {
  const { on_screen } = turn.request
  if (pending && wasShown(turn, pending)) return { pending }
  return {
    pending: null,
    ...(pending && { elsewhere: pending }),
    ...(on_screen != null && { gone: true }),
  }
}

function wasShown({ request, received_at }: Turn, { id, asked_of, created_at }: PendingAction): boolean {
  const { on_screen, open_question, actor } = request
  if (on_screen !== undefined) return on_screen === id
  return open_question === id && asked_of === wayIn(actor) && received_at >= created_at
}
