/** How soon the installed program is of use, beside an empty Node program: built as for the package, one process each. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figure.ts'
import { median } from './measure.ts'
import { environment, type Installed } from './processes.ts'

const ROUNDS = 15

export async function benchStart({ bin }: Installed): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-bench-'))
  try {
    return await startsIn(folder, bin)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startsIn(folder: string, bin: string): Promise<readonly Figure[]> {
  const empty = join(folder, 'empty.js')
  writeFileSync(empty, '')
  const env = environment({
    SAYSO_DATABASE_URL: `file:${join(folder, 'sayso.db')}`,
    SAYSO_PORT: '0',
    NODE_COMPILE_CACHE: join(folder, 'cache'),
  })
  const starts = {
    empty: () => ended([empty], env),
    say: () => ended([bin, 'add milk'], env),
    mcp: () => answered([bin, 'mcp'], env, INITIALIZE),
    serve: () => answered([bin, 'serve'], env, ''),
  }
  const times: Record<keyof typeof starts, number[]> = { empty: [], say: [], mcp: [], serve: [] }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, start] of Object.entries(starts)) {
      const started = performance.now()
      const running = await start()
      const took = performance.now() - started
      await stopped(running)
      // The first one fills the cache of compiled code.
      if (round > 0) times[name as keyof typeof starts].push(took)
    }
  }
  const floor = median(times.empty)
  const figure = (what: string, name: keyof typeof starts): Figure => {
    const value = median(times[name])
    return { what: `start: ${what}`, value, unit: 'ms', ratio: value / floor, beside: 'an empty program' }
  }
  return [
    { what: 'start: an empty Node program', value: floor, unit: 'ms' },
    { ...figure('sayso "add milk", done', 'say'), goal: { at_most: 4 } },
    { ...figure('sayso mcp, initialize answered', 'mcp'), goal: { at_most: 4 } },
    figure('sayso serve, listening', 'serve'),
  ]
}

const INITIALIZE = `${JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1' } },
})}\n`

async function ended(args: readonly string[], env: NodeJS.ProcessEnv): Promise<null> {
  await once(spawn(process.execPath, args, { env, stdio: 'ignore' }), 'exit')
  return null
}

/** Until the first words on standard output. */
async function answered(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  input: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.write(input)
  await once(child.stdout, 'data')
  return child
}

/** In peace: a program that is killed keeps nothing of what it compiled. */
async function stopped(child: ChildProcess | null): Promise<void> {
  if (child === null) return
  const end = once(child, 'exit')
  child.kill('SIGTERM')
  await end
}
