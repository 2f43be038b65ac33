/**
 * What a program says is not what a person says. Through MCP a sentence may ask for a deletion, but never agree to
 * one: not as the answer to the question, not in the same breath. A pressed button is the person's own.
 */
import type { Intent, Interpretation } from '../domain/command.ts'
import type { PendingAction } from '../domain/pending.ts'
import type { Turn } from '../store/contract-turns.ts'

function speaksForItself({ request }: Turn): boolean {
  return request.actor.source === 'mcp' && request.pressed === null
}

const DELETING: readonly Intent[] = ['DELETE_TASK', 'DELETE_LIST']

/** The open question, unless it is one this message has no say in. Keeping everything needs nobody's leave. */
export function answerable(
  turn: Turn,
  pending: PendingAction | null,
  { answer }: Interpretation,
): PendingAction | null {
  const deletes = pending?.commands.some(({ intent }) => DELETING.includes(intent)) ?? false
  return deletes && speaksForItself(turn) && answer?.kind !== 'no' ? null : pending
}

/** “…, yes I'm sure” counts under a locked policy, from a person. */
export function withoutConsent(turn: Turn, reading: Interpretation): Interpretation {
  if (!speaksForItself(turn)) return reading
  const { confirmed: _, ...rest } = reading
  return rest
}
