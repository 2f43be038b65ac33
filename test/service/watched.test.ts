/** What whoever watches over a server is told: figures for them alone, and readiness that is true. */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { serviceParts } from '../../src/cli/service.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import { readSettings } from '../../src/compose/settings.ts'
import type { HttpParts } from '../../src/http/parts.ts'
import { listen } from '../../src/http/serve.ts'
import { newFigures } from '../../src/observe/figures.ts'
import { newLog } from '../../src/observe/log.ts'
import { type OpenStore, openStore } from '../../src/store/open.ts'
import { appOn, jwtApp, testPorts } from '../support/http-app.ts'
import { engine, freshDatabase, query } from '../support/stores.ts'

const figures = newFigures(newLog('silent'))
const ports = await testPorts()

async function metricsOf(change: Partial<HttpParts>, headers: Record<string, string> = {}) {
  const { port, stop } = await listen(
    '127.0.0.1',
    0,
    (at) => appOn(ports, { figures, port: at, ...change }).app,
  )
  try {
    return (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status
  } finally {
    await stop()
  }
}

describe('figures', () => {
  test('are for this machine', async () => expect(await metricsOf({})).toBe(200))

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host', 'cf-connecting-ip'])(
    'are not for who comes through a proxy that says so: %s',
    async (name) => expect(await metricsOf({}, { [name]: '203.0.113.7' })).toBe(404),
  )

  test('are not for who comes through a proxy that says nothing', async () => {
    expect(await metricsOf({ behind_proxy: true })).toBe(404)
  })

  const secret = 'a secret of whoever watches, long enough'
  test('are for who knows the token, from wherever', async () => {
    const parts = { behind_proxy: true, metrics_token: secret }
    const through = { 'x-forwarded-for': '203.0.113.7' }
    expect(await metricsOf(parts, { ...through, authorization: `Bearer ${secret}` })).toBe(200)
    expect(await metricsOf(parts, { ...through, authorization: `Bearer ${secret}x` })).toBe(404)
    expect(await metricsOf(parts, through)).toBe(404)
    expect(await metricsOf({ metrics_token: secret })).toBe(404)
  })
})

describe('a browser is told to come by TLS', () => {
  const header = async (change: Partial<HttpParts>) =>
    (await appOn(ports, change).app.request('http://127.0.0.1:3000/healthz')).headers.get(
      'strict-transport-security',
    )
  test('where it ends here', async () => expect(await header({ ends_tls: true })).toBe('max-age=31536000'))
  test('and nowhere else', async () => expect(await header({})).toBe(null))

  test('which is a server with a certificate and a public address', () => {
    const tls = { SAYSO_TLS_CERT: 'cert.pem', SAYSO_TLS_KEY: 'key.pem' }
    const ends = (env: object) => serviceParts(readSettings({ ...env })).ends_tls
    expect(ends({ ...tls, SAYSO_PUBLIC_URL: 'https://sayso.example' })).toBe(true)
    expect(ends(tls)).toBe(false)
    expect(ends({ SAYSO_PUBLIC_URL: 'https://sayso.example' })).toBe(false)
  })
})

/** As a disk that became read-only, or a server that became a standby. */
async function onlyAnswers(database: string, store: OpenStore): Promise<void> {
  if (engine === 'sqlite') return void (await sql`pragma query_only = 1`.execute(store.connection.db))
  const name = new URL(database).pathname.slice(1)
  await query(database, `alter database ${name} set default_transaction_read_only = on`)
  const others = `datname = '${name}' and pid <> pg_backend_pid()`
  await query(database, `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)
}

describe('readiness', () => {
  test('is not claimed of a database that only answers', async () => {
    const database = await freshDatabase()
    const store = await openStore(database)
    const agent = await composeAgent({ store, world: realWorld, policy: 'standard', timezone: 'UTC' })
    const { app } = appOn(agent)
    const ready = async () => (await app.request('http://127.0.0.1:3000/readyz')).status
    expect(await ready()).toBe(200)
    await onlyAnswers(database, store)
    const { app: another } = appOn(agent)
    expect((await another.request('http://127.0.0.1:3000/readyz')).status).toBe(503)
    await store.close()
  })

  test.runIf(engine === 'sqlite')('is not claimed of a file that cannot grow any more', async () => {
    const database = await freshDatabase()
    await (await openStore(database)).close()
    const full = await openStore(database, { max_pages: 1 })
    const agent = await composeAgent({ store: full, world: realWorld, policy: 'standard', timezone: 'UTC' })
    expect((await appOn(agent).app.request('http://127.0.0.1:3000/readyz')).status).toBe(503)
    await full.close()
  })

  test('is looked for once, however many ask', async () => {
    let asked = 0
    const { store } = ports
    const ready = async () => {
      asked += 1
    }
    const counting = { ...ports, store: { ...store, ready } }
    const { app } = await jwtApp({ ports: counting })
    await Promise.all(Array.from({ length: 20 }, () => app.request('http://127.0.0.1:3000/readyz')))
    expect(asked).toBe(1)
  })
})
