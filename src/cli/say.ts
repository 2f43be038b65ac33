/** `sayso "add milk"`: one thing said, one reply. It goes on with the latest talk, so a “yes” finds its question. */
import { readSettings } from '../compose/settings.ts'
import { openAgent } from './agent.ts'
import { type Command, Misuse } from './command.ts'
import { jsonLine, replyLine } from './output.ts'
import { screenHere } from './screen.ts'
import { Talk } from './talk.ts'

export const say: Command = {
  options: { json: { type: 'boolean' } },
  words: 'any',
  async run({ words, flags }) {
    if (words.length === 0) throw new Misuse('Say what to do, as in: sayso "add milk"')
    const agent = await openAgent(readSettings(process.env), 'person')
    try {
      const talk = await Talk.latest(agent.ports, screenHere())
      const response = await talk.say(words.join(' '))
      console.log(flags.json === true ? jsonLine(response) : replyLine(response))
      return response.state === 'error' ? 1 : 0
    } finally {
      await agent.close()
    }
  },
}
