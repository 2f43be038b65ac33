/** `sayso "add milk"`: one thing said, one reply. It goes on with the latest talk, so a “yes” finds its question. */
import type { AgentPorts } from '../agent/ports.ts'
import { readSettings } from '../compose/settings.ts'
import type { ChatResponse } from '../domain/chat.ts'
import { openAgent } from './agent.ts'
import { type Command, Misuse } from './command.ts'
import { jsonLine, replyLine, shownLine } from './output.ts'
import { paged } from './pager.ts'
import { screenHere } from './screen.ts'
import { Talk } from './talk.ts'
import { wholeList } from './whole-list.ts'

export const say: Command = {
  options: { json: { type: 'boolean' } },
  words: 'any',
  async run({ words, flags }) {
    if (words.length === 0) throw new Misuse('Say what to do, as in: sayso "add milk"')
    const agent = await openAgent(readSettings(process.env), 'person')
    try {
      const talk = await Talk.latest(agent.ports, screenHere())
      const response = await talk.say(words.join(' '))
      if (flags.json === true) console.log(jsonLine(response))
      else await show(response, agent.ports)
      return response.state === 'error' ? 1 : 0
    } finally {
      await agent.close()
    }
  },
}

/** Where one can scroll, all of a list is there to read. */
async function show(response: ChatResponse, ports: AgentPorts): Promise<void> {
  const rows = process.stdout.isTTY ? await wholeList(response, ports) : null
  await paged(rows === null ? [replyLine(response)] : rows.map(shownLine))
}
