/** A request becomes a turn: checked, given its ids, its fixed clock and the hash that tells a retry from a mix-up. */
import { hash } from 'node:crypto'
import { epochOf, instantText } from '../domain/calendar.ts'
import type { ChatRequest } from '../domain/chat.ts'
import { problem } from '../domain/problem.ts'
import { isStorable, textLength } from '../domain/text.ts'
import { limits } from '../domain/words.ts'
import type { Actor } from '../store/actor.ts'
import type { NewTurn } from '../store/contract-turns.ts'
import type { AgentPorts } from './ports.ts'

/** A message queued while offline keeps the moment it was typed, if that is past and not too long ago. */
const OFFLINE_MS = 24 * 3_600_000

export function newTurn(request: ChatRequest, actor: Actor, { world, timezone }: AgentPorts): NewTurn {
  const pressed = pressedButton(request)
  const message = pressed ? pressed.answer : checkedMessage(request.message ?? '')
  const literal = request.literal ?? []
  const { pending_id: onScreen } = request
  const accepted = world.now()
  return {
    user_id: actor.user_id,
    id: request.message_id?.toLowerCase() ?? world.newId(),
    conversation_id: request.conversation_id?.toLowerCase() ?? world.newConversationId(),
    opens_conversation: request.conversation_id === undefined,
    request_hash: hash('sha256', JSON.stringify(pressed ?? { message, literal })),
    message,
    received_at: instantText(typedAt(request.timestamp, accepted)),
    request: {
      timezone: request.timezone ?? null,
      literal,
      pressed,
      ...(onScreen !== undefined && { on_screen: onScreen?.toLowerCase() ?? null }),
      dry_run: request.dry_run ?? false,
      accepted_at: instantText(accepted),
      actor,
    },
    timezone,
  }
}

function pressedButton({ pending_id, answer, message, conversation_id }: ChatRequest) {
  if (answer === undefined && (message !== undefined || pending_id === undefined)) return null
  if (!pending_id || answer === undefined || message !== undefined || conversation_id === undefined) {
    throw problem('VALIDATION_ERROR', {
      reason: 'A button needs conversation_id, pending_id and answer, and no message.',
    })
  }
  if (!isStorable(answer)) throw problem('UNACCEPTABLE_TEXT', { field: 'answer' })
  return { pending_id: pending_id.toLowerCase(), answer }
}

/** Accepted text is stored and given back unchanged; what cannot be is refused at the door. */
export function checkedMessage(message: string): string {
  if (message.trim() === '') throw problem('EMPTY_MESSAGE')
  const length = textLength(message)
  if (length > limits.message) throw problem('MESSAGE_TOO_LONG', { length, limit: limits.message })
  if (!isStorable(message)) throw problem('UNACCEPTABLE_TEXT', { field: 'message' })
  return message
}

function typedAt(timestamp: string | undefined, accepted: number): number {
  if (timestamp === undefined) return accepted
  const typed = epochOf(timestamp)
  return typed <= accepted && typed >= accepted - OFFLINE_MS ? typed : accepted
}
