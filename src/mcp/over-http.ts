/**
 * MCP over Streamable HTTP, without sessions: every request gets a server of its own, made for whoever sent it.
 * A stream of change notifications is bound to its user when it opens; no other user's changes can reach it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createMcpHandler, type ServerEventBus } from '@modelcontextprotocol/server'
import { watchChanges } from './changes.ts'
import { clientServer } from './client-server.ts'
import type { McpPorts, Principal } from './ports.ts'
import { missingScope } from './scopes.ts'

const LARGEST_BODY = 256 * 1024

export interface McpOverHttp {
  handle(request: Request, principal: Principal): Promise<Response>
  /** Requests under way are answered first; then streams of notifications end. */
  close(): Promise<void>
}

export function mcpOverHttp(ports: McpPorts): McpOverHttp {
  const asking = new AsyncLocalStorage<Principal>()
  const handler = createMcpHandler(
    ({ era }) => {
      const principal = asking.getStore()
      if (!principal) throw new Error('a request without its principal')
      return clientServer({ ...ports, principal, reachable: era === 'modern' }, era)
    },
    { bus: changesFor(() => asking.getStore(), ports), maxRequestBodySize: LARGEST_BODY },
  )
  const running = new Set<Promise<Response>>()
  return {
    handle(request, principal) {
      const answer = asking.run(principal, () => handler.fetch(request))
      const done = () => running.delete(answer)
      running.add(answer)
      answer.then(done, done)
      return answer
    },
    async close() {
      await Promise.allSettled(running)
      await handler.close()
    },
  }
}

/** The SDK's own bus is one for everybody; this one asks the store, for the one user who subscribes. */
function changesFor(who: () => Principal | undefined, { store, fault }: McpPorts): ServerEventBus {
  return {
    publish: () => undefined,
    subscribe(listener) {
      const principal = who()
      if (!principal || missingScope('read', principal.scopes) !== null) return () => undefined
      const changed = (uris: readonly string[]) => {
        for (const uri of uris) listener({ kind: 'resource_updated', uri })
      }
      return watchChanges({ store, user_id: principal.user_id, changed, fault })
    },
  }
}
