/** MCP over Streamable HTTP. A stream of change notifications hears of its own user's changes only. */

import type { Store } from '../store/contract.ts'
import { missingToRead } from './allowed.ts'
import { watchChanges } from './changes.ts'
import { clientServer } from './client-server.ts'
import { type McpOverHttp, perRequest } from './per-request.ts'
import type { McpPorts } from './ports.ts'

export function mcpOverHttp(ports: McpPorts & { readonly store: Store }): McpOverHttp {
  const { store, fault } = ports
  return perRequest({
    serverFor: (principal, era) => clientServer({ ...ports, principal, reachable: era === 'modern' }, era),
    subscribe({ user_id, scopes, mayStill }, listener) {
      if (missingToRead(scopes) !== null) return () => undefined
      const changed = (uris: readonly string[]) => {
        for (const uri of uris) listener({ kind: 'resource_updated', uri })
      }
      return watchChanges({ store, user_id, mayStill, changed, fault }).stop
    },
  })
}
