/**
 * What travels through the client between a question and its answer: signed, for this user, for five minutes,
 * and only for the call it was made for. That it works once is the store's business, in the same transaction.
 */
import { createRequestStateCodec } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { PENDING_LIFETIME_MS } from '../domain/pending.ts'
import type { Call, ClientPorts } from './ports.ts'

const Held = z.union([
  z.object({ of: z.literal('delete'), call: z.string(), task_id: z.string(), token: z.string() }),
  z.object({ of: z.literal('ask'), call: z.string(), conversation_id: z.string(), pending_id: z.string() }),
])
export type Held = z.infer<typeof Held>

export function stateCodec({ state_key, principal }: ClientPorts) {
  return createRequestStateCodec<object>({
    key: state_key,
    ttlSeconds: PENDING_LIFETIME_MS / 1000,
    bind: () => principal.user_id,
  })
}

/** One call, whatever the order of its arguments. */
export function callMark(tool: string, params: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([tool, entries])
}

/** null: a first call. A state of another call is as good as none. */
export function heldIn({ context }: Call, mark: string): Held | null {
  const held = Held.safeParse(context.mcpReq.requestState())
  return held.success && held.data.call === mark ? held.data : null
}
