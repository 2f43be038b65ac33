/** Conversations and their messages, verbatim and in order. Someone else's is as if it were not there. */
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { problem } from '../../domain/problem.ts'
import type { Conversation, Store, StoredMessage } from '../../store/contract.ts'
import { checked } from '../checked.ts'
import type { Env } from '../env.ts'
import { PageQuery, withNumbers } from '../query.ts'

const MessageQuery = PageQuery.extend({
  /** Places in a conversation are numbers, and so are its cursors. */
  cursor: z
    .string()
    .regex(/^\d{1,9}$/u, 'is not valid; start again without it')
    .optional(),
})

export function conversationRoutes(store: Store): Hono<Env> {
  return new Hono<Env>()
    .get('/', async (c) => {
      const { limit, cursor } = checked(PageQuery, withNumbers(c, ['limit']))
      const { items, next_cursor } = await store.conversations(c.get('user_id'), limit, cursor)
      return c.json({ conversations: items, next_cursor })
    })
    .get('/:id', async (c) => c.json(await existing(c, store)))
    .get('/:id/messages', async (c) => {
      const { limit, cursor = '0' } = checked(MessageQuery, withNumbers(c, ['limit']))
      const { id } = await existing(c, store)
      const found = await store.messages(c.get('user_id'), id, limit + 1, Number(cursor))
      const messages = found.slice(0, limit).map(shown)
      const next_cursor = found.length > limit ? String(messages.at(-1)?.seq) : null
      return c.json({ messages, next_cursor })
    })
}

async function existing(c: Context<Env>, store: Store): Promise<Conversation> {
  const id = z.uuid().safeParse(c.req.param('id'))
  if (!id.success) throw problem('MALFORMED_ID', { field: 'id' })
  const conversation = await store.conversation(c.get('user_id'), id.data.toLowerCase())
  if (!conversation) throw problem('CONVERSATION_NOT_FOUND')
  return conversation
}

/** A reply carries what else its turn answered. */
function shown({ response, ...message }: StoredMessage) {
  if (!response) return message
  const { state, decision_type, tool_invocations, metadata } = response
  return { ...message, state, decision_type, tool_invocations, metadata }
}
