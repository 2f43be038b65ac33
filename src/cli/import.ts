/** `sayso import`: the tasks of an export, from standard input; what came in before is not added again. */
import { readSettings } from '../compose/settings.ts'
import { LOCAL_USER } from '../http/auth/local-access.ts'
import { takeIn } from '../http/take-in.ts'
import { openAgent } from './agent.ts'
import type { Command } from './command.ts'
import { inputLines } from './lines.ts'

const actor = { user_id: LOCAL_USER, source: 'cli', client: 'terminal' } as const

export const importCommand: Command = {
  options: {},
  words: 'none',
  async run() {
    const agent = await openAgent(readSettings(process.env), 'person')
    try {
      const taken = await takeAll({ ports: agent.ports, actor })
      console.log(
        `${taken} ${taken === 1 ? 'task' : 'tasks'} taken in; those that came before stay as they are.`,
      )
      return 0
    } finally {
      await agent.close()
    }
  },
}

async function takeAll(to: Parameters<typeof takeIn>[0]): Promise<number> {
  let [number, taken] = [0, 0]
  for await (const line of inputLines()) {
    number += 1
    if (line.trim() !== '' && (await takeIn(to, line, number))) taken += 1
  }
  return taken
}
