/**
 * The agent's way to the tools: MCP in memory. Each call's envelope goes beside its message; nothing that travels as
 * an argument or as `_meta` can reach it.
 */
import type { ToolResult } from '../domain/decision.ts'
import type { ToolPort } from '../tools/port.ts'
import { identity, PROTOCOL } from './protocol.ts'
import { answerTo } from './tool-server.ts'

/** Who calls, said with every request. */
const _meta = {
  'io.modelcontextprotocol/protocolVersion': PROTOCOL,
  'io.modelcontextprotocol/clientInfo': identity('agent'),
  'io.modelcontextprotocol/clientCapabilities': {},
}

export async function connectTools(): Promise<ToolPort> {
  let id = 0
  return {
    async call(name, given, scope) {
      id += 1
      const params = { name, arguments: given, _meta }
      const answer = await answerTo({ jsonrpc: '2.0', id, method: 'tools/call', params }, scope)
      if ('error' in answer) throw new Error(answer.error.message)
      return answer.result.structuredContent as ToolResult
    },
    close: async () => undefined,
  }
}
