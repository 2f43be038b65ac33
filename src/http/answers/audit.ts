/** A call as the audit trail shows it: the names of the chat response, so that it reads the same in both places. */
import { z } from 'zod'
import { sources } from '../../store/actor.ts'
import type { AuditRow } from '../../store/contract.ts'

export const AuditAnswer = z.object({
  id: z.string(),
  conversation_id: z.string().nullable(),
  message_id: z.string().nullable(),
  sequence: z.int(),
  user_id: z.string(),
  source: z.enum(sources),
  client: z.string().nullable(),
  tool_name: z.string(),
  parameters: z.record(z.string(), z.unknown()),
  intent: z.string(),
  result: z.unknown(),
  success: z.boolean(),
  error: z.string().nullable(),
  error_code: z.string().nullable(),
  invoked_at: z.string(),
  duration_ms: z.number(),
  attempts: z.int(),
})

export const AuditPage = z.object({
  invocations: z.array(AuditAnswer),
  next_cursor: z.string().nullable(),
})

export function auditShown({ actor, tool, params, turn: _, ...row }: AuditRow): z.input<typeof AuditAnswer> {
  const { id, conversation_id, message_id, sequence, ...rest } = row
  return { id, conversation_id, message_id, sequence, ...actor, tool_name: tool, parameters: params, ...rest }
}
