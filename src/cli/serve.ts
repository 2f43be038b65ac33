/** `sayso serve`: the page and the API, until it is told to stop. */
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { watchOver } from '../agent/recover.ts'
import { composeMcp } from '../compose/mcp.ts'
import { refuseHalfConfigured } from '../compose/public-address.ts'
import { readSettings, Settings } from '../compose/settings.ts'
import { unknownSettings } from '../compose/settings-given.ts'
import { createApp } from '../http/app.ts'
import type { Accounts } from '../http/auth/accounts.ts'
import { readDocs } from '../http/docs/docs.ts'
import { EventHub } from '../http/events/hub.ts'
import type { Figures } from '../http/figures.ts'
import { readPage } from '../http/page/built-page.ts'
import { listen } from '../http/serve.ts'
import { newFigures } from '../observe/figures.ts'
import { type Log, newLog } from '../observe/log.ts'
import { type OpenAgent, openAgent } from './agent.ts'
import type { Command } from './command.ts'
import { keepTidy } from './keep-tidy.ts'
import { keepTls } from './renew-tls.ts'
import { openRinging } from './ringing.ts'
import { serviceParts, tlsOf } from './service.ts'
import { toldToStop } from './stop.ts'
import { tracing } from './tracing.ts'
import { version } from './version.ts'
import { wayIn } from './way-in.ts'

/** The same place seen from the sources and from the package. */
const PAGE = fileURLToPath(new URL('../../dist/web', import.meta.url))
const DOCS = fileURLToPath(new URL('../../dist/docs', import.meta.url))

/** A turn calls most functions once; V8 would wait for thousands of turns before it compiles them as well as it can. */
const COMPILED_AFTER = '--invocation-count-for-turbofan=500'

export const serve: Command = {
  options: {},
  words: 'none',
  async run() {
    setFlagsFromString(COMPILED_AFTER)
    const settings = readSettings(process.env)
    for (const line of unknownSettings(process.env, Object.keys(Settings.shape))) console.error(line)
    refuseHalfConfigured(settings)
    tlsOf(settings)
    const log = newLog(settings.SAYSO_LOG)
    const traces = await tracing(settings, newFigures(log, version()), log)
    const { figures } = traces
    const agent = await openAgent(settings, 'server', figures)
    if (agent.pool) figures.pool(agent.pool)
    const ports = { ...agent.ports, tools: traces.tools(agent.ports.tools) }
    try {
      await serveUntilStopped(settings, { ...agent, ports }, log, figures)
    } finally {
      await agent.close()
      await traces.close()
    }
    return 0
  },
}

async function serveUntilStopped(
  settings: Settings,
  agent: OpenAgent,
  log: Log,
  figures: Figures,
): Promise<void> {
  const { ports } = agent
  const hub = new EventHub(ports.store, (open) => figures.streams(open))
  const secret = settings.SAYSO_JWT_SECRET ?? settings.SAYSO_AUTH_SECRET ?? null
  const service = serviceParts(settings)
  const mcp = composeMcp(ports, secret, (error) => log.fault(error, 'mcp'), service.turns_a_minute, figures)
  const ringing = await openRinging(ports, settings)
  let invite = () => undefined as unknown
  let accounts: Accounts | null = null
  const appAt = async (port: number) => {
    const way = await wayIn(settings, agent, port, (error) => log.fault(error, 'accounts'))
    ringing.listensOn(port)
    invite = way.invite
    accounts = way.accounts
    const files = { page: readPage(PAGE), docs: readDocs(DOCS) }
    const parts = { ...service, ...way, ...files, mcp, hub, figures, reminding: ringing.reminding }
    return createApp({ ports, port, fault: log.fault, ...parts })
  }
  const { stop, renew } = await listen(settings.SAYSO_HOST, settings.SAYSO_PORT, appAt, tlsOf(settings))
  keepTls(settings, renew, (words) => console.error(words))
  invite()
  const leaving = new AbortController()
  const watching = Promise.all([
    ringing.keepOn(leaving.signal, (error) => log.fault(error, 'reminders')),
    watchOver(ports, leaving.signal, (error) => log.fault(error, 'recovery')),
    keepTidy(ports, settings, leaving.signal, (error) => log.fault(error, 'tidying'), accounts),
  ])
  await toldToStop()
  hub.close()
  await Promise.all([stop(), mcp.close()])
  leaving.abort()
  await watching
}
