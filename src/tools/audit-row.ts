/** The audit row of a call before it ran. `user_id` is the caller's own, whatever the arguments said. */
import { hash } from 'node:crypto'
import { instantText } from '../domain/calendar.ts'
import type { Invocation } from '../store/contract-calls.ts'
import type { CallScope } from './call-scope.ts'
import type { Tool } from './tool.ts'

export interface Prepared {
  readonly arguments: Readonly<Record<string, unknown>>
  readonly invocation: Omit<Invocation, 'result' | 'duration_ms'>
}

export function auditRow(tool: Tool, params: unknown, scope: CallScope, started: number): Prepared {
  const { user_id: _, ...given } = isRecord(params) ? params : {}
  const { turn, key } = scope
  return {
    arguments: given,
    invocation: {
      id: scope.world.newId(),
      turn: key.turn,
      sequence: key.sequence,
      actor: scope.actor,
      conversation_id: turn?.claim.turn.conversation_id ?? null,
      message_id: turn?.claim.turn.id ?? null,
      tool: tool.name,
      params: { user_id: scope.actor.user_id, ...given },
      params_hash: hashOf(tool.name, given),
      intent: scope.intent,
      call: scope.call,
      invoked_at: instantText(started),
      attempts: 1,
    },
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same tool with the same arguments, in whatever order they were written. */
function hashOf(tool: string, params: Readonly<Record<string, unknown>>): string {
  return hash('sha256', `${tool}\n${canonical(params)}`)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}
