/** What a message would be taken for, before it is sent. For the page, while someone types. */
import { z } from 'zod'
import { preview } from '../../agent/preview.ts'
import { ChatRequest } from '../../domain/chat.ts'
import { type Route, route } from '../route.ts'

export const UnderstandRequest = ChatRequest.pick({
  conversation_id: true,
  literal: true,
  pending_id: true,
  timezone: true,
}).extend({ message: z.string() })

export const Understood = z.object({
  sure: z.boolean().describe('False: it would be asked what is meant.'),
  confidence: z.number(),
  reasoning: z.string().describe('What the parts were taken for, and the next likeliest reading.'),
  answer: z.string().optional().describe('As an answer to the open question.'),
  commands: z.array(
    z.object({
      intent: z.string(),
      params: z.record(z.string(), z.unknown()),
      spans: z.record(z.string(), z.array(z.int())).describe('Where in the message each part stands.'),
      tasks: z.array(z.object({ number: z.int(), title: z.string() })).describe('Those it is about.'),
    }),
  ),
})

export const understandRoutes: readonly Route[] = [
  route(
    {
      method: 'post',
      path: '/api/understand',
      summary: 'What a message would be taken for; nothing is done, and nothing of it is kept',
      needs: 'account',
      body: UnderstandRequest,
      answer: { status: 200, schema: Understood },
      problems: ['EMPTY_MESSAGE', 'MESSAGE_TOO_LONG', 'CONVERSATION_NOT_FOUND'],
    },
    async ({ c, parts, user_id, body }) => c.json(await preview(body, user_id, parts.ports)),
  ),
]
