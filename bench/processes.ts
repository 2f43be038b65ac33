/** The programs that are measured, each in a process of its own, and how much memory it has taken. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { SignJWT } from 'jose'
import { type HttpClient, httpClient } from './http-client.ts'

const FLOOR = fileURLToPath(new URL('./floor/server.ts', import.meta.url))
const SECRET = 'a secret for the bench that is long enough'

const SMALL_HEAP = ['--max-semi-space-size=8', '--max-old-space-size=512']

/** The program as the package holds it. */
export interface Installed {
  readonly bin: string
}

export interface Serving {
  readonly url: string
  /** Megabytes of memory at this moment. */
  memory(): number
  stop(): Promise<void>
}

/** None of the settings of whoever runs it. */
export function environment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:SAYSO_|OPENAI_|PORT$)/u.test(name))
  return { ...Object.fromEntries(own), ...env }
}

/** With the flags that `npm start` and the container give it. */
export function startSayso(
  database: string,
  { bin }: Installed,
  node: readonly string[] = [],
): Promise<Serving> {
  const settings = { SAYSO_AUTH: 'jwt', SAYSO_JWT_SECRET: SECRET, SAYSO_PORT: '0' }
  const args = [...SMALL_HEAP, ...node, bin, 'serve']
  return serving(args, { ...settings, SAYSO_DATABASE_URL: database })
}

export function startFloor(database: string): Promise<Serving> {
  return serving([FLOOR, database], {})
}

async function serving(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Serving> {
  const child = spawn(process.execPath, args, {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`ended with ${code} before it listened`)
  })
  const [line] = await Promise.race([once(lines, 'line'), ended])
  ended.catch(() => undefined)
  const url = /http:\S+/u.exec(String(line))?.[0] ?? ''
  return { url, memory: () => memoryOf(child), stop: () => stopped(child) }
}

function memoryOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s{0,20}(\d{1,12})/u.exec(status)?.[1] ?? Number.NaN) / 1024
}

async function stopped(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

export async function tokenFor(user: string): Promise<string> {
  return await new SignJWT({ sub: user, iss: 'sayso', aud: 'sayso' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('2h')
    .sign(new TextEncoder().encode(SECRET))
}

export async function clientOf({ url }: Serving, user: string): Promise<HttpClient> {
  return httpClient(url, { authorization: `Bearer ${await tokenFor(user)}` })
}
