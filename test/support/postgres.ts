/**
 * A real PostgreSQL server for the tests, from the npm registry: started once per run, as root or not,
 * and gone with the process that started it, even after SIGKILL.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  binaries,
  childrenOf,
  freePort,
  initialised,
  postmaster,
  ready,
  type Server,
  who,
} from './postgres-node.ts'

const settings = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
/** Quicker by far, and safe as long as only processes die. */
const inHaste = ['fsync=off', 'full_page_writes=off']
/** Started again whenever it was killed. `cat` ends when our end of the pipe closes, however we ended. */
const untilWeEnd = `
  (until [ -e "$0/over" ]; do "$@"; sleep 0.1; done) & loop=$!
  cat >/dev/null; touch "$0/over"; kill -INT "$(head -n 1 "$0/data/postmaster.pid")"; wait $loop; rm -rf "$0"`

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

function stopped(server: Server, home: string): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => {
      rmSync(home, { recursive: true, force: true })
      resolve()
    })
    server.stdin.end()
  })
}
