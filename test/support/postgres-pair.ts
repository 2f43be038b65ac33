/**
 * A PostgreSQL server and its synchronous standby behind one address, as a cluster has them. When the one dies, the
 * other takes its place, and is given a new standby; whatever was committed is on both by then.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { movingAddress } from './moving-address.ts'
import { binaries, freePort, initialised, isRoot, NOBODY, type Node, startNode } from './postgres-node.ts'

export interface PostgresPair {
  readonly url: string
  /** The server that serves is killed, the standby takes over, and has a synchronous standby of its own afterwards. */
  failOver(): Promise<void>
  stop(): Promise<void>
}

const SETTINGS = [
  ...['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'hot_standby=on'],
  ...['wal_level=replica', 'max_wal_senders=5', 'wal_keep_size=512MB', 'synchronous_commit=on'],
]

export async function startPair(): Promise<PostgresPair> {
  const home = mkdtempSync(join(tmpdir(), 'sayso-pair-'))
  const bin = await binaries(home)
  const start = async (data: string) => await startNode(bin, data, await freePort(), SETTINGS)
  let [primary, made] = [await start(initialised(home, bin)), 0]
  const besides = async () => {
    made += 1
    const standby = await start(await copyOf(primary, join(home, `data-${made}`)))
    await inSync(primary)
    return standby
  }
  let standby = await besides()
  const address = await movingAddress(primary.port)
  return {
    url: urlOf(address.port),
    async failOver() {
      await primary.kill()
      await ask(standby, 'select pg_promote(true, 60)')
      address.moveTo(standby.port)
      primary = standby
      standby = await besides()
    },
    async stop() {
      await address.close()
      await Promise.all([primary.kill(), standby.kill()])
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function urlOf(port: number): string {
  return `postgres://sayso:test@127.0.0.1:${port}/postgres`
}

async function ask<Row extends object>({ port }: Node, ...statements: string[]): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: urlOf(port) })
  await client.connect()
  try {
    let rows: readonly Row[] = []
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

const NOT_COPIED = /^(?:postmaster\.(?:pid|opts)|standby\.signal|pg_wal\/.+|backup_label.*)$/u

/** Taken while it serves; what is written meanwhile comes over the line. */
async function copyOf(primary: Node, to: string): Promise<string> {
  const client = new pg.Client({ connectionString: urlOf(primary.port) })
  await client.connect()
  await client.query(`select pg_backup_start('copy', true)`)
  cpSync(primary.data, to, {
    recursive: true,
    filter: (path) => !NOT_COPIED.test(relative(primary.data, path)),
  })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  mkdirSync(join(to, 'pg_wal'), { recursive: true })
  writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  writeFileSync(join(to, 'standby.signal'), '')
  const from = `host=127.0.0.1 port=${primary.port} user=sayso password=test application_name=standby`
  // Whoever takes over waits for nobody until there is somebody to wait for.
  writeFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`)
  if (isRoot) spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, to])
  spawnSync('chmod', ['700', to])
  return to
}

/** From now on nothing is committed that is not on the standby as well. */
async function inSync(primary: Node): Promise<void> {
  const state = async () =>
    (await ask<{ sync_state: string }>(primary, 'select sync_state from pg_stat_replication'))[0]?.sync_state
  while ((await state()) === undefined) await pause(50)
  await ask(primary, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()')
  while ((await state()) !== 'sync') await pause(50)
}
