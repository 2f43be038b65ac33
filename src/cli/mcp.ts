/** `sayso mcp`: the list as an MCP server over stdio. stdout is the protocol; nothing else is written there. */
import { once } from 'node:events'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { systemTimeZone } from '../compose/compose.ts'
import { realWorld } from '../compose/real-world.ts'
import { readSettings } from '../compose/settings.ts'
import { LOCAL_USER } from '../http/auth/local-access.ts'
import { clientServer } from '../mcp/client-server.ts'
import { openDatabase } from './agent.ts'
import type { Command } from './command.ts'
import { toldToStop } from './stop.ts'

export const mcp: Command = {
  options: {},
  words: 'none',
  async run() {
    const store = await openDatabase(readSettings(process.env), 'person')
    const ports = { store, world: realWorld, user_id: LOCAL_USER, timezone: systemTimeZone() }
    try {
      const server = serveStdio(() => clientServer(ports), {
        onerror: (error) => console.error(error.message),
      })
      // When its input ends, calls that are under way still get their answers: then there is nothing left to wait for.
      await Promise.race([once(process, 'beforeExit'), toldToStop()])
      await server.close()
      return 0
    } finally {
      await store.close()
    }
  },
}
