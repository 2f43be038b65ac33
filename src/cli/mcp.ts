/** `sayso mcp`: the list as an MCP server over stdio. stdout is the protocol; nothing else is written there. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { realWorld } from '../compose/real-world.ts'
import { readSettings, type Settings } from '../compose/settings.ts'
import { systemTimeZone } from '../compose/system-time-zone.ts'
import { LOCAL_USER } from '../http/auth/local-access.ts'
import { mcpOverStdio } from '../mcp/over-stdio.ts'
import type { Ask } from '../mcp/ports.ts'
import type { Store } from '../store/contract.ts'
import type { Command } from './command.ts'
import { toldLine } from './output.ts'
import { toldToStop } from './stop.ts'

/** For whoever starts it by hand: it would sit there without a word. */
const AT_A_PROMPT =
  'This is the MCP server, for other programs: they start it themselves and talk to it in JSON. Ctrl-C ends it. To talk yourself: sayso chat'

export const mcp: Command = {
  options: {},
  words: 'none',
  async run() {
    const settings = readSettings(process.env)
    const stopping = toldToStop()
    if (process.stdin.isTTY) console.error(toldLine(AT_A_PROMPT))
    const opening = opened(settings, stopping)
    const ports = { store: opening, world: realWorld, timezone: systemTimeZone(), state_key: randomBytes(32) }
    const agent = { ask: agentFor(settings, opening), fault }
    const server = mcpOverStdio({ ...ports, ...agent }, { user_id: LOCAL_USER, scopes: null })
    try {
      await opening
      // Those that waited for it go first.
      await setImmediate()
      process.stdin.resume()
      // When its input ends, calls that are under way still get their answers: then there is nothing left to wait for.
      await Promise.race([once(process, 'beforeExit'), stopping])
      return 0
    } finally {
      await server.close()
      // A terminal, or a pipe that stays open, would keep it running.
      process.stdin.destroy()
      await opening.then((store) => store.close()).catch(() => undefined)
    }
  },
}

/**
 * A program first introduces itself. It is answered before the database and the tools are even loaded; what it sends
 * next waits in the pipe, as does its end, which would leave calls without an answer.
 */
async function opened(settings: Settings, stopping: Promise<void>): Promise<Store> {
  await Promise.race([once(process.stdin, 'data'), once(process.stdin, 'end'), stopping])
  process.stdin.pause()
  await setImmediate()
  const [{ openDatabase }] = await Promise.all([
    import('./database.ts'),
    import('../mcp/tool-calls.ts'),
    import('../mcp/changes.ts'),
  ])
  return await openDatabase(settings, 'person')
}

/** Whoever never says a sentence does not wait for the agent to be loaded. */
function agentFor(settings: Settings, store: Promise<Store>): Ask {
  let loading: Promise<Ask> | undefined
  return async (request, actor, signal) => {
    loading ??= agentAsk(settings, store)
    return await (await loading)(request, actor, signal)
  }
}

async function agentAsk(settings: Settings, opening: Promise<Store>): Promise<Ask> {
  const [{ agentOn }, { chat }] = await Promise.all([import('./agent.ts'), import('../agent/chat.ts')])
  const ports = await agentOn(await opening, settings)
  return (request, actor, signal) => chat(request, actor, { ...ports, signal: () => signal })
}

function fault(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
}
