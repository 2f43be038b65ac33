/** One sentence in, one reply out: the agent's turn does all of it. */
import { Hono } from 'hono'
import { chat } from '../../agent/chat.ts'
import type { AgentPorts } from '../../agent/ports.ts'
import { ChatRequest } from '../../domain/chat.ts'
import { checked } from '../checked.ts'
import type { Env } from '../env.ts'
import { jsonBody } from '../json-body.ts'

export function chatRoutes(ports: AgentPorts): Hono<Env> {
  return new Hono<Env>().post('/', async (c) => {
    const request = checked(ChatRequest, await jsonBody(c))
    const actor = { user_id: c.get('user_id'), source: 'chat', client: 'page' } as const
    // whoever hangs up waits for no model; the turn itself is finished all the same
    return c.json(await chat(request, actor, { ...ports, signal: c.req.raw.signal }))
  })
}
