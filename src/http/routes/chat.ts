/** One sentence in, one reply out: the agent's turn does all of it. */
import { chat } from '../../agent/chat.ts'
import type { AgentPorts } from '../../agent/ports.ts'
import { ChatRequest } from '../../domain/chat.ts'
import { jsonText } from '../../domain/json-text.ts'
import { actorOf } from '../actor-of.ts'
import { ChatAnswer } from '../answers/chat.ts'
import { limitTurns } from '../rate-limit.ts'
import { type Route, route } from '../route.ts'

export const chatRoutes: readonly Route[] = [
  route(
    {
      method: 'post',
      path: '/api/chat',
      summary: 'Say something, or press a button of an open question',
      needs: 'tasks:read',
      body: ChatRequest,
      answer: { status: 200, schema: ChatAnswer },
      problems: [
        'EMPTY_MESSAGE',
        'MESSAGE_TOO_LONG',
        'CONVERSATION_NOT_FOUND',
        'CONVERSATION_BUSY',
        'MESSAGE_ID_REUSED',
      ],
    },
    async ({ c, parts, user_id, body }) => {
      // Whoever hangs up waits for no model; the turn itself is finished all the same.
      const ports: AgentPorts = {
        ...parts.ports,
        signal: () => c.req.raw.signal,
        fault: (error) => parts.fault(error, c.get('requestId')),
        waiting: (change) => parts.figures.waiting(change),
        reading: ({ conversation_id, id }) => parts.hub.reading(user_id, { conversation_id, message_id: id }),
      }
      const response = await parts.figures.turn(async () => {
        await limitTurns(parts, user_id)
        return await chat(body, actorOf(c, 'chat'), ports)
      })
      return c.body(jsonText(response), 200, { 'content-type': 'application/json' })
    },
  ),
]
