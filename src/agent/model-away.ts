/** A reply says when the model it would have asked was away. It claims nothing else, and a question stays last. */
import type { Decision, DecisionContext } from '../domain/decision.ts'

export function withModelAway(decision: Decision, { interpretation }: DecisionContext): Decision {
  if (interpretation.model_away === undefined) return decision
  const away = { say: 'model_away' } as const
  const says = decision.question ? [away, ...decision.says] : [...decision.says, away]
  return { ...decision, says }
}
