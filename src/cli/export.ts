/** `sayso export`: everything about you as JSON lines, the same as GET /api/export. */
import { readSettings } from '../compose/settings.ts'
import { LOCAL_USER } from '../http/auth/local-access.ts'
import { everything } from '../http/routes/export.ts'
import { openAgent } from './agent.ts'
import type { Command } from './command.ts'
import { putLine } from './lines.ts'
import { jsonLine } from './output.ts'

export const exportCommand: Command = {
  options: {},
  words: 'none',
  async run() {
    const agent = await openAgent(readSettings(process.env), 'person')
    try {
      const owner = { user_id: LOCAL_USER, parts: { ports: agent.ports, accounts: null } }
      for await (const value of everything(owner)) await putLine(jsonLine(value))
      return 0
    } finally {
      await agent.close()
    }
  },
}
