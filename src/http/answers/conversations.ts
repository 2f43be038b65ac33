/** Conversations and messages as they are shown. */
import { z } from 'zod'
import { ChatMetadataAnswer, Question, State, ToolInvocationAnswer } from './chat.ts'

export const ConversationAnswer = z.object({
  id: z.string(),
  title: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})

export const ConversationPage = z.object({
  conversations: z.array(ConversationAnswer),
  next_cursor: z.string().nullable(),
})

export const MessageAnswer = z.object({
  id: z.string(),
  seq: z.int(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  created_at: z.string(),
  state: State.optional(),
  decision_type: z.string().optional(),
  tool_invocations: z.array(ToolInvocationAnswer).optional(),
  pending_confirmation: Question.nullable().optional().describe('The question this reply opened.'),
  metadata: ChatMetadataAnswer.optional(),
})

export const MessagePage = z.object({
  messages: z.array(MessageAnswer),
  next_cursor: z.string().nullable(),
})
