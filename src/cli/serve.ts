/** `sayso serve`: the page and the API on this machine, until it is told to stop. */
import { watchOver } from '../agent/recover.ts'
import { readSettings, type Settings } from '../compose/settings.ts'
import { Problem } from '../domain/problem.ts'
import { createApp } from '../http/app.ts'
import { listen } from '../http/serve.ts'
import { openAgent } from './agent.ts'
import type { Command } from './command.ts'
import { toldToStop } from './stop.ts'
import { refusePublicHost, wayIn } from './way-in.ts'

export const serve: Command = {
  options: {},
  words: 'none',
  async run() {
    const settings = readSettings(process.env)
    refusePublicHost(settings.SAYSO_HOST)
    await serveUntilStopped(settings)
    return 0
  },
}

async function serveUntilStopped(settings: Settings): Promise<void> {
  const agent = await openAgent(settings, 'server')
  const { ports } = agent
  try {
    const { gate, local, invite } = wayIn(settings, ports.world)
    const { SAYSO_HOST: host, SAYSO_PORT: wanted } = settings
    const { port, stop } = await listen(host, wanted, (port) =>
      createApp({ ports, gate, local, port, fault }),
    )
    invite(port)
    const leaving = new AbortController()
    const watching = watchOver(ports, leaving.signal, (error) => fault(error, 'recovery'))
    await toldToStop()
    await stop()
    leaving.abort()
    await watching
  } finally {
    await agent.close()
  }
}

/** What is no mistake of ours (a database that is away) needs no trace. */
function fault(error: unknown, where: string): void {
  console.error(`[${where}]`, error instanceof Problem ? error.message : error)
}
