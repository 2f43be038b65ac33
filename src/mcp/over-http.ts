/** MCP over Streamable HTTP. A stream of change notifications hears of its own user's changes only. */

import type { Store } from '../store/contract.ts'
import { missingToRead } from './allowed.ts'
import { watchChanges } from './changes.ts'
import { clientServer } from './client-server.ts'
import { OlderStreams, wantsStream } from './older-stream.ts'
import { type McpOverHttp, perRequest } from './per-request.ts'
import type { McpPorts, Principal } from './ports.ts'

export function mcpOverHttp(ports: McpPorts & { readonly store: Store }): McpOverHttp {
  const { store, fault } = ports
  const streams = new OlderStreams()
  const watch = ({ user_id, mayStill }: Principal, changed: (uris: readonly string[]) => void) =>
    watchChanges({ store, user_id, mayStill, changed, fault })
  const requests = perRequest({
    serverFor: (principal, era) => {
      const server = clientServer({ ...ports, principal, reachable: era === 'modern' }, era)
      if (era === 'legacy') {
        // What is heard is on the stream, whatever was asked for: there is nothing to remember.
        for (const method of ['resources/subscribe', 'resources/unsubscribe'] as const)
          server.setRequestHandler(method, async () => ({}))
      }
      return server
    },
    subscribe(principal, listener) {
      if (missingToRead(principal.scopes) !== null) return () => undefined
      return watch(principal, (uris) => {
        for (const uri of uris) listener({ kind: 'resource_updated', uri })
      }).stop
    },
  })
  return {
    ...requests,
    async handle(request, principal, message) {
      const isStream = wantsStream(request) && missingToRead(principal.scopes) === null
      if (isStream) return streams.open((changed) => watch(principal, changed))
      return await requests.handle(request, principal, message)
    },
    async close() {
      streams.close()
      await requests.close()
    },
  }
}
