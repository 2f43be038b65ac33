/** The answer to a message, as a schema: for the document, and for the tests that hold real answers against it. */
import { z } from 'zod'
import { toolErrors } from '../../domain/decision.ts'
import { actionTypes } from '../../domain/pending.ts'

export const State = z.enum(['complete', 'needs_confirmation', 'needs_clarification', 'error'])

export const ToolInvocationAnswer = z.object({
  sequence: z.int(),
  tool_name: z.string(),
  parameters: z.record(z.string(), z.unknown()),
  result: z.unknown(),
  success: z.boolean(),
  error: z.string().nullable(),
  error_code: z.enum(toolErrors).nullable(),
  duration_ms: z.number(),
})

export const ChatMetadataAnswer = z.object({
  intent: z.string(),
  intents: z.array(z.string()),
  confidence: z.number(),
  classification_method: z.enum(['RULE_BASED', 'LLM']),
  tool_called: z.string().nullable(),
  reasoning: z.string(),
  execution_time_ms: z.number(),
  error_type: z.string().optional(),
  warnings: z.array(z.string()).optional(),
})

export const Question = z.object({
  id: z.string(),
  action_type: z.enum(actionTypes),
  question: z.string(),
  tasks: z.array(z.object({ id: z.string(), number: z.int(), title: z.string() })),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  created_at: z.string(),
  expires_at: z.string(),
})

export const ChatAnswer = z.object({
  conversation_id: z.string(),
  message_id: z.string(),
  response_text: z.string(),
  state: State,
  decision_type: z.string(),
  tool_invocations: z.array(ToolInvocationAnswer),
  pending_confirmation: Question.nullable(),
  metadata: ChatMetadataAnswer,
})
