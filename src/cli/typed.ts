/** What a person is asked for at the terminal, once; through a pipe it is the first line. */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Misuse } from './command.ts'

export async function askedFor(question: string): Promise<string> {
  return await line(question, process.stderr)
}

/** Nobody reads it over a shoulder. */
export async function password(question: string): Promise<string> {
  const silent = new Writable({ write: (_, __, done) => done() })
  const typed = await line(process.stdin.isTTY ? question : '', silent)
  if (process.stdin.isTTY) process.stderr.write('\n')
  return typed
}

async function line(question: string, echo: NodeJS.WritableStream): Promise<string> {
  process.stderr.write(question)
  const terminal = process.stdin.isTTY === true
  const lines = createInterface({ input: process.stdin, output: echo, terminal })
  try {
    const [typed] = await Promise.race([once(lines, 'line'), once(lines, 'close')])
    if (typeof typed !== 'string') throw new Misuse('Nothing was typed, and nothing was done.')
    return typed
  } finally {
    lines.close()
  }
}
