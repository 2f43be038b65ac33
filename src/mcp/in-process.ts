/**
 * The agent's way to the tools: the real MCP client and server, joined in memory.
 * Each call's envelope goes through the transport's own channel, under the id of its request;
 * nothing that travels as an argument or as `_meta` can reach it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { Server } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { ToolResult } from '../domain/decision.ts'
import type { CallScope } from '../tools/call-scope.ts'
import { invoke } from '../tools/invoke.ts'
import type { ToolPort } from '../tools/port.ts'
import { registry, toolNamed } from '../tools/registry.ts'
import { answered, listed } from './projection.ts'
import { identity, PROTOCOL } from './protocol.ts'

interface Envelope {
  readonly scope: CallScope
  /** What was thrown on the far side: the protocol would carry only its words. */
  thrown?: unknown
}

export async function connectTools(): Promise<ToolPort> {
  const sending = new AsyncLocalStorage<Envelope>()
  const envelopes = new Map<unknown, Envelope>()
  const [near, far] = InMemoryTransport.createLinkedPair()
  const send = near.send.bind(near)
  near.send = (message, options) => {
    const envelope = sending.getStore()
    if (envelope && 'id' in message) envelopes.set(message.id, envelope)
    return send(message, options)
  }
  serveStdio(() => toolServer(envelopes), { transport: far })
  const client = new Client(identity('agent'), { versionNegotiation: { mode: { pin: PROTOCOL } } })
  await client.connect(near)
  return {
    async call(tool, params, scope) {
      const envelope: Envelope = { scope }
      const answer = await sending.run(envelope, () => client.callTool({ name: tool, arguments: params }))
      if (envelope.thrown !== undefined) throw envelope.thrown
      return answer.structuredContent as unknown as ToolResult
    },
    close: () => client.close(),
  }
}

function toolServer(envelopes: Map<unknown, Envelope>): Server {
  const server = new Server(identity('tools'), { capabilities: { tools: {} } })
  server.setRequestHandler('tools/list', async () => ({ tools: registry.map((tool) => listed(tool)) }))
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const envelope = envelopes.get(context.mcpReq.id)
    envelopes.delete(context.mcpReq.id)
    if (!envelope) throw new Error('a call without its envelope')
    try {
      const result = await invoke(toolNamed(params.name), params.arguments, envelope.scope)
      return answered(result, result.error ?? 'ok')
    } catch (error) {
      envelope.thrown = error
      return { content: [{ type: 'text', text: 'not done' }], isError: true }
    }
  })
  return server
}
