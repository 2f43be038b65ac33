/** `sayso mcp`: the list as an MCP server over stdio. stdout is the protocol; nothing else is written there. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { realWorld } from '../compose/real-world.ts'
import { readSettings, type Settings } from '../compose/settings.ts'
import { systemTimeZone } from '../compose/system-time-zone.ts'
import { LOCAL_USER } from '../http/auth/local-access.ts'
import { mcpOverStdio } from '../mcp/over-stdio.ts'
import type { Ask } from '../mcp/ports.ts'
import type { Store } from '../store/contract.ts'
import type { Command } from './command.ts'
import { openDatabase } from './database.ts'
import { toldToStop } from './stop.ts'

export const mcp: Command = {
  options: {},
  words: 'none',
  async run() {
    const settings = readSettings(process.env)
    const store = await openDatabase(settings, 'person')
    const world = realWorld
    const ports = { store, world, timezone: systemTimeZone(), state_key: randomBytes(32) }
    try {
      const agent = { ask: agentFor(settings, store), fault }
      const server = mcpOverStdio({ ...ports, ...agent }, { user_id: LOCAL_USER, scopes: null })
      // When its input ends, calls that are under way still get their answers: then there is nothing left to wait for.
      await Promise.race([once(process, 'beforeExit'), toldToStop()])
      await server.close()
      return 0
    } finally {
      await store.close()
    }
  },
}

/** Whoever never says a sentence does not wait for the agent to be loaded. */
function agentFor(settings: Settings, store: Store): Ask {
  let loading: Promise<Ask> | undefined
  return async (request, actor, signal) => {
    loading ??= agentAsk(settings, store)
    return await (await loading)(request, actor, signal)
  }
}

async function agentAsk(settings: Settings, store: Store): Promise<Ask> {
  const [{ agentOn }, { chat }] = await Promise.all([import('./agent.ts'), import('../agent/chat.ts')])
  const ports = await agentOn(store, settings)
  return (request, actor, signal) => chat(request, actor, { ...ports, signal })
}

function fault(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
}
