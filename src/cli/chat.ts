/** `sayso chat`: a talk in the terminal, or with lines from a pipe. */
import { createInterface } from 'node:readline/promises'
import { readSettings } from '../compose/settings.ts'
import { Problem } from '../domain/problem.ts'
import { openAgent } from './agent.ts'
import type { Command } from './command.ts'
import { jsonLine, replyLine } from './output.ts'
import { Talk } from './talk.ts'

export const chat: Command = {
  options: { json: { type: 'boolean' } },
  words: 'none',
  async run({ flags }) {
    const agent = await openAgent(readSettings(process.env), 'person')
    try {
      await converse(new Talk(agent.ports), flags.json === true)
      return 0
    } finally {
      await agent.close()
    }
  },
}

async function converse(talk: Talk, json: boolean): Promise<void> {
  const typed = process.stdin.isTTY === true
  const lines = createInterface({
    input: process.stdin,
    ...(typed && { output: process.stdout }),
    prompt: '> ',
  })
  lines.on('SIGINT', () => lines.close())
  if (typed && !json) console.log('What would you like to do? Ctrl-D leaves.')
  if (typed) lines.prompt()
  for await (const line of lines) {
    if (line.trim() !== '') await answer(talk, line, json)
    if (typed) lines.prompt()
  }
  if (typed) console.log()
}

/** What cannot be said does not end the talk. */
async function answer(talk: Talk, line: string, json: boolean): Promise<void> {
  try {
    const response = await talk.say(line)
    console.log(json ? jsonLine(response) : replyLine(response))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    console.log(json ? jsonLine({ error: error.message, code: error.code }) : error.message)
  }
}
