/** A real server in a real process, which can be killed at any moment. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { SignJWT } from 'jose'
import { bin } from './bin.ts'

const PAGE_BYTES = 4096
const SECRET = 'a secret for tests that is long enough'

export interface ServerProcess {
  readonly url: string
  /** Bytes it holds in memory (Linux only). */
  memory(): number
  /** SIGKILL: no chance to tidy up. */
  kill(): Promise<void>
}

export async function startServer(database: string, flags: readonly string[] = []): Promise<ServerProcess> {
  const child = spawnServer(database, flags)
  const url = await announced(child)
  return {
    url,
    memory() {
      const pages = readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1]
      return Number(pages) * PAGE_BYTES
    },
    kill: () => killed(child),
  }
}

/** One that never gets to serve: killed while it starts, or while it finishes what others left behind. */
export async function stillborn(database: string, after_ms: number): Promise<void> {
  const child = spawnServer(database, [])
  child.stdout?.resume()
  child.stderr?.resume()
  await pause(after_ms)
  await killed(child)
}

function spawnServer(database: string, flags: readonly string[]): ChildProcess {
  const env = {
    ...process.env,
    SAYSO_DATABASE_URL: database,
    SAYSO_AUTH: 'jwt',
    SAYSO_JWT_SECRET: SECRET,
    SAYSO_PORT: '0',
    SAYSO_HOST: '127.0.0.1',
  }
  return spawn(process.execPath, [...flags, bin, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Reads on after the address is known: a program whose output nobody reads stops when the pipe is full. */
function announced(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    let errors = ''
    child.stdout?.on('data', (chunk) => {
      if (output.length < 10_000) output += chunk
      const url = /http:\/\/127\.0\.0\.1:\d+(?=\D)/u.exec(output)?.[0]
      if (url) resolve(url)
    })
    child.stderr?.on('data', (chunk) => {
      if (errors.length < 10_000) errors += chunk
    })
    child.once('exit', () => reject(new Error(`the server ended before it listened: ${errors}`)))
  })
}

export async function tokenFor(user_id: string): Promise<string> {
  return await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user_id)
    .setIssuer('sayso')
    .setAudience('sayso')
    .setIssuedAt()
    .setExpirationTime('2h')
    .sign(new TextEncoder().encode(SECRET))
}
