/** Conversations and their messages, verbatim and in order. Someone else's is as if it were not there. */
import { z } from 'zod'
import { instantText } from '../../domain/calendar.ts'
import { problem } from '../../domain/problem.ts'
import { isStorable } from '../../domain/text.ts'
import type { Conversation, StoredMessage } from '../../store/contract.ts'
import { ConversationAnswer, ConversationPage, MessagePage } from '../answers/conversations.ts'
import { PageQuery } from '../query.ts'
import { type Call, type Route, route } from '../route.ts'

const MessageQuery = PageQuery.extend({
  /** Places in a conversation are numbers, and so are its cursors. */
  cursor: z
    .string()
    .regex(/^\d{1,9}$/u, 'is not valid; start again without it')
    .optional(),
})

const ConversationQuery = PageQuery.extend({
  q: z
    .string()
    .max(200)
    .refine(isStorable, 'contains what cannot be stored')
    .optional()
    .describe('Only those that have all these words in their name or in what was said.'),
})

const Rename = z.strictObject({
  title: z.string().trim().min(1).max(200).refine(isStorable, 'contains what cannot be stored'),
})

const one = { path: '/api/conversations/{id}', problems: ['CONVERSATION_NOT_FOUND'] } as const

export const conversationRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/conversations',
      summary: 'Conversations, the latest first',
      needs: 'tasks:read',
      query: ConversationQuery,
      answer: { status: 200, schema: ConversationPage },
    },
    async ({ c, parts, user_id, query }) => {
      const { limit, cursor, q } = query
      const page = await parts.ports.store.conversations(user_id, limit, cursor, q)
      return c.json({ conversations: page.items, next_cursor: page.next_cursor })
    },
  ),
  route(
    {
      ...one,
      method: 'get',
      summary: 'One conversation',
      needs: 'tasks:read',
      answer: { status: 200, schema: ConversationAnswer },
    },
    async (call) => call.c.json(await existing(call)),
  ),
  route(
    {
      ...one,
      method: 'patch',
      summary: 'Give a conversation another name',
      needs: 'tasks:write',
      body: Rename,
      answer: { status: 200, schema: ConversationAnswer },
    },
    async (call) => {
      const { store, world } = call.parts.ports
      await store.renameConversation(call.user_id, idOf(call), call.body.title, instantText(world.now()))
      return call.c.json(await existing(call))
    },
  ),
  route(
    {
      ...one,
      method: 'delete',
      summary: 'Forget a conversation; its tasks stay',
      needs: 'tasks:delete',
      answer: { status: 204 },
    },
    async (call) => {
      const { store, world } = call.parts.ports
      const there = await store.deleteConversation(call.user_id, idOf(call), instantText(world.now()))
      if (!there) throw problem('CONVERSATION_NOT_FOUND')
      return call.c.body(null, 204)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/conversations/{id}/messages',
      summary: 'What was said, oldest first',
      needs: 'tasks:read',
      query: MessageQuery,
      answer: { status: 200, schema: MessagePage },
      problems: ['CONVERSATION_NOT_FOUND'],
    },
    async (call) => {
      const { limit, cursor = '0' } = call.query
      const { id } = await existing(call)
      const found = await call.parts.ports.store.messages(call.user_id, id, limit + 1, Number(cursor))
      const messages = found.slice(0, limit).map(shown)
      const next_cursor = found.length > limit ? String(messages.at(-1)?.seq) : null
      return call.c.json({ messages, next_cursor })
    },
  ),
]

function idOf({ c }: Call): string {
  const id = z.uuid().safeParse(c.req.param('id'))
  if (!id.success) throw problem('MALFORMED_ID', { field: 'id' })
  return id.data.toLowerCase()
}

async function existing(call: Call): Promise<Conversation> {
  const conversation = await call.parts.ports.store.conversation(call.user_id, idOf(call))
  if (!conversation) throw problem('CONVERSATION_NOT_FOUND')
  return conversation
}

/** A reply carries what else its turn answered. */
function shown({ response, ...message }: StoredMessage) {
  if (!response) return message
  const { state, decision_type, tool_invocations, pending_confirmation, metadata } = response
  return { ...message, state, decision_type, tool_invocations, pending_confirmation, metadata }
}
