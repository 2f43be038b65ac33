/**
 * The tools as an MCP server in memory, for the agent: the answers that 2026-07-28 asks for, one message in, one out.
 * The SDK's server would take longer to load than a sentence takes to be carried out; that this one speaks the same
 * protocol is tested with the official client.
 */
import type { JSONRPCRequest, JSONRPCResponse, Result } from '@modelcontextprotocol/server'
import type { CallScope } from '../tools/call-scope.ts'
import { invoke } from '../tools/invoke.ts'
import { registry, toolNamed } from '../tools/registry.ts'
import { answered, listed } from './projection.ts'
import { identity, PROTOCOL } from './protocol.ts'

type Answer = (params: Readonly<Record<string, unknown>>, scope: CallScope) => Promise<Result>

const METHOD_NOT_FOUND = -32_601

/** The same for everybody, but nothing anyone would gain by keeping. */
const cached = { ttlMs: 0, cacheScope: 'public' }

const answers: Readonly<Record<string, Answer>> = {
  'server/discover': async () => ({ ...cached, supportedVersions: [PROTOCOL], capabilities: { tools: {} } }),
  'tools/list': async () => ({ ...cached, tools: registry.map((tool) => listed(tool)) }),
  async 'tools/call'({ name, arguments: given }, scope) {
    const result = await invoke(toolNamed(String(name)), given, scope)
    return answered(result, result.error ?? 'ok')
  },
}

const _meta = { 'io.modelcontextprotocol/serverInfo': identity('tools') }

/** What is thrown comes through as it is: the protocol would carry only its words. */
export async function answerTo(message: JSONRPCRequest, scope: CallScope): Promise<JSONRPCResponse> {
  const { jsonrpc, id, method, params = {} } = message
  const answer = Object.hasOwn(answers, method) ? answers[method] : undefined
  if (!answer) return { jsonrpc, id, error: { code: METHOD_NOT_FOUND, message: 'Method not found' } }
  return { jsonrpc, id, result: { resultType: 'complete', _meta, ...(await answer(params, scope)) } }
}
