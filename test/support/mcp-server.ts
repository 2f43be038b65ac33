/** The real app on a real socket, with MCP in it. A token is the name of its user, and maybe its scopes. */
import type { AgentPorts } from '../../src/agent/ports.ts'
import { problem } from '../../src/domain/problem.ts'
import type { Scope } from '../../src/domain/scope.ts'
import { createApp } from '../../src/http/app.ts'
import type { Gate } from '../../src/http/auth/gate.ts'
import type { McpMount } from '../../src/http/parts.ts'
import { listen } from '../../src/http/serve.ts'
import type { McpOverHttp } from '../../src/mcp/per-request.ts'

const gate: Gate = {
  async identify({ bearer }) {
    if (bearer === null) throw problem('MISSING_TOKEN')
    const [user_id = '', scopes] = bearer.split('|')
    if (!user_id.startsWith('u-')) throw problem('INVALID_TOKEN')
    return { user_id, scopes: scopes === undefined ? null : (scopes.split(' ') as Scope[]) }
  },
}

export interface McpServer {
  readonly url: string
  stop(): Promise<void>
}

/** `everyone`: requests without a token are this user's; the conformance suite cannot send one. */
export async function mcpServer(
  ports: AgentPorts,
  mcp: McpMount & McpOverHttp,
  everyone?: string,
): Promise<McpServer> {
  const fault = (error: unknown) => console.error(error)
  const { port, stop } = await listen('127.0.0.1', 0, (port) => {
    const app = createApp({ ports, gate, local: null, mcp, port, fault })
    if (everyone === undefined) return app
    const { fetch } = app
    app.fetch = (request, ...rest) => {
      const headers = new Headers(request.headers)
      headers.set('authorization', `Bearer ${everyone}`)
      return fetch(new Request(request, { headers }), ...rest)
    }
    return app
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => void (await Promise.all([stop(), mcp.close()])),
  }
}
