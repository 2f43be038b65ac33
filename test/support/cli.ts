/** The real `sayso` in a real process, on a database of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../../bin/sayso.js', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface How {
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
  readonly node?: readonly string[]
  readonly bin?: string
}

/** None of the settings of whoever runs the tests. */
function environment(env: How['env'] = {}): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:SAYSO_|OPENAI_|PORT$|NO_COLOR|FORCE_COLOR)/u.test(name),
  )
  return { ...Object.fromEntries(own), TZ: 'Europe/Berlin', ...env }
}

export async function sayso(
  args: readonly string[],
  { env, input = '', node = [], bin = BIN }: How,
): Promise<Ran> {
  const child = spawn(process.execPath, [...node, bin, ...args], { env: environment(env) })
  child.stdin.on('error', () => undefined).end(input)
  const ended = once(child, 'close')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  return { code, stdout, stderr }
}

export interface Served {
  readonly url: string
  readonly link: string | null
  /** Lines of standard output so far. */
  readonly lines: readonly string[]
  /** All of standard error, once it has ended. */
  stderr(): Promise<string>
  /** Sends signals and gives the exit code. */
  stop(...signals: NodeJS.Signals[]): Promise<number | null>
}

/** `sayso serve` on a free port, once it said what it has to say. */
export async function served(env: Readonly<Record<string, string>>, bin = BIN): Promise<Served> {
  const all = environment({ SAYSO_PORT: '0', ...env })
  const child = spawn(process.execPath, [bin, 'serve'], { env: all, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  const errors = text(child.stderr)
  const says = (all.SAYSO_AUTH ?? 'local') === 'local' ? 2 : 1
  const ready = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (lines.push(line) === says) resolve()
    })
    child.once('close', () => void errors.then((said) => reject(new Error(said))))
  })
  await ready
  const url = /http:\S+/u.exec(lines[0] ?? '')?.[0] ?? ''
  const link = /http:\S+/u.exec(lines[1] ?? '')?.[0] ?? null
  return { url, link, lines, stderr: () => errors, stop: (...signals) => stopped(child, signals) }
}

async function stopped(child: ChildProcess, signals: readonly NodeJS.Signals[]): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  for (const signal of signals.length === 0 ? (['SIGTERM'] as const) : signals) child.kill(signal)
  const [code] = await ended
  return code
}
