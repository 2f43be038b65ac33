/** MCP for the one program at the other end of a pipe, with notifications of changes from wherever they come. */
import type { Server, Transport } from '@modelcontextprotocol/server'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { clientServer, type Era } from './client-server.ts'
import { overheard } from './overheard.ts'
import type { McpPorts, Principal } from './ports.ts'
import { Subscriptions } from './subscriptions.ts'

export interface Connection {
  close(): Promise<void>
}

export function mcpOverStdio(ports: McpPorts, principal: Principal, transport?: Transport): Connection {
  const { fault } = ports
  const opened = Promise.resolve(ports.store)
  let serving: Server | null = null
  const subscriptions = new Subscriptions(() => {
    const changed = (uris: readonly string[]) => {
      for (const uri of uris.filter((some) => subscriptions.wants(some))) {
        serving?.sendResourceUpdated({ uri }).catch(fault)
      }
    }
    const watching = Promise.all([opened, import('./changes.ts')]).then(([store, { watchChanges }]) =>
      watchChanges({ store, user_id: principal.user_id, changed, fault }),
    )
    return {
      ready: watching.then(({ ready }) => ready).catch(fault),
      stop: () => void watching.then(({ stop }) => stop()).catch(() => undefined),
    }
  })
  const factory = ({ era }: { era: Era }) => {
    serving = clientServer({ ...ports, principal, reachable: true }, era)
    if (era === 'legacy') addSubscribing(serving, subscriptions)
    return serving
  }
  const wire = overheard(transport ?? new StdioServerTransport(), (message) => subscriptions.hear(message))
  const handle = serveStdio(factory, { transport: wire, onerror: fault })
  const ended = wire.onclose
  // A watch would keep the process alive when nobody is there any more.
  wire.onclose = () => {
    subscriptions.close()
    ended?.()
  }
  return handle
}

function addSubscribing(server: Server, subscriptions: Subscriptions): void {
  server.setRequestHandler('resources/subscribe', async ({ params }) => {
    await subscriptions.subscribe(params.uri)
    return {}
  })
  server.setRequestHandler('resources/unsubscribe', async ({ params }) => {
    subscriptions.unsubscribe(params.uri)
    return {}
  })
}
