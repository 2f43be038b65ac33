/** `sayso chat`: a talk in the terminal, or with lines from a pipe. */
import { createInterface } from 'node:readline/promises'
import { readSettings } from '../compose/settings.ts'
import { Problem } from '../domain/problem.ts'
import { openAgent } from './agent.ts'
import { ChatHistory } from './chat-history.ts'
import type { Command } from './command.ts'
import { titleCompleter } from './complete-titles.ts'
import { hearRings } from './heard-rings.ts'
import { bold, jsonLine, printable, replyLine, shownLine } from './output.ts'
import { screenHere } from './screen.ts'
import { Talk } from './talk.ts'

export const chat: Command = {
  options: { json: { type: 'boolean' } },
  words: 'none',
  async run({ flags }) {
    const settings = readSettings(process.env)
    const agent = await openAgent(settings, 'person')
    const talk = new Talk(agent.ports, screenHere())
    const json = flags.json === true
    try {
      if (process.stdin.isTTY) await typed(talk, json, (tell) => hearRings(agent.ports, settings, tell))
      else for await (const line of createInterface({ input: process.stdin })) await answer(talk, line, json)
      return 0
    } finally {
      await agent.close()
    }
  },
}

/** Until the function it gives is called. */
type Hear = (tell: (line: string) => void) => Promise<() => Promise<void>>

/** With everything a keyboard is good for: what was said before, titles by Tab, y and n. */
async function typed(talk: Talk, json: boolean, hear: Hear): Promise<void> {
  const history = ChatHistory.open()
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    history: [...history.lines],
    removeHistoryDuplicates: true,
    completer: titleCompleter(() => talk.titles()),
  })
  lines.on('SIGINT', () => {
    if (lines.line === '') return lines.close()
    // Only the line is taken back, as a shell does it.
    lines.write(null, { ctrl: true, name: 'e' })
    lines.write(null, { ctrl: true, name: 'u' })
    console.log()
    lines.prompt()
  })
  // After Ctrl-Z and fg the prompt is no longer on the screen.
  lines.on('SIGCONT', () => lines.prompt(true))
  // above what is being typed, which stays as it is
  const deaf = await hear((line) => {
    console.log(`\r\u001b[K${json ? jsonLine({ reminder: line }) : printable(line)}`)
    lines.prompt(true)
  })
  if (!json) console.log(shownLine('What would you like to do? Tab completes titles, Ctrl-D leaves.'))
  let left = false
  lines.on('close', () => {
    left = true
  })
  const ask = (open: boolean) => {
    if (left) return
    lines.setPrompt(bold(open ? 'y/n> ' : '> '))
    // What was typed meanwhile stays, and so does the place in it.
    lines.prompt(true)
  }
  ask(false)
  for await (const line of lines) {
    if (isLeaving(line)) break
    history.add(line)
    ask(await answer(talk, line, json))
  }
  lines.close()
  await deaf()
  console.log()
}

function isLeaving(line: string): boolean {
  return ['exit', 'quit', 'q', 'bye', ':q'].includes(line.trim().toLowerCase())
}

/** Whether a yes or no is awaited now. What cannot be said does not end the talk. */
async function answer(talk: Talk, line: string, json: boolean): Promise<boolean> {
  if (line.trim() === '') return talk.asks
  try {
    const response = await talk.say(line)
    console.log(json ? jsonLine(response) : replyLine(response))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    console.log(json ? jsonLine({ error: error.message, code: error.code }) : error.message)
  }
  return talk.asks
}
