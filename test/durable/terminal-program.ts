/** Someone at a terminal: each sentence is a process, and one that was killed said nothing. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

import type { ChatResponse } from '../../src/domain/chat.ts'
import { bin } from './bin.ts'
import type { Program } from './program.ts'

export async function terminalProgram(database: string): Promise<Program> {
  let running: ChildProcess | null = null
  return {
    async add(title) {
      const child = spawn(process.execPath, [bin, `add ${title}`, '--json'], {
        env: { ...process.env, SAYSO_DATABASE_URL: database },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running = child
      const ended = once(child, 'close')
      const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr)])
      await ended
      if (said !== '') return (JSON.parse(said) as ChatResponse).state === 'complete' ? 'added' : null
      if (child.signalCode !== 'SIGKILL') throw new Error(wrong)
      return null
    },
    async kill() {
      running?.kill('SIGKILL')
    },
    async end() {
      running?.kill('SIGKILL')
    },
  }
}
