/** Starts the `sayso` of this clone, each with a database that is gone afterwards. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export const BIN = fileURLToPath(new URL('../../bin/sayso.js', import.meta.url))

type Env = Readonly<Record<string, string>>

const folder = mkdtempSync(join(tmpdir(), 'sayso-example-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
export const ownDatabase: Env = { SAYSO_DATABASE_URL: `file:${join(folder, 'sayso.db')}` }

/** One command, and what it printed. */
export async function sayso(args: readonly string[], env: Env): Promise<string> {
  const child = spawn(process.execPath, [BIN, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return await text(child.stdout)
}

export interface Running {
  readonly process: ChildProcess
  /** What it printed first. */
  readonly lines: readonly string[]
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** One that goes on running, once it has printed so many lines. */
export async function started(args: readonly string[], env: Env, count: number): Promise<Running> {
  const child = spawn(process.execPath, [BIN, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    if (lines.push(line) === count) break
  }
  if (lines.length < count) throw new Error(`sayso ${args.join(' ')} ended`)
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { process: child, lines, stop }
}

/** The first address in a line. */
export function addressIn(line: string | undefined): string {
  return /https?:\/\/[^\s]+?(?=\.?(?:\s|$))/u.exec(line ?? '')?.[0] ?? ''
}
