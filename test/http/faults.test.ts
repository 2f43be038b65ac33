/** When something of our own fails, the client learns that and nothing else. */
import { expect, test } from 'vitest'
import { realWorld } from '../../src/compose/real-world.ts'
import { problem } from '../../src/domain/problem.ts'
import type { Store } from '../../src/store/contract.ts'
import { callerOf, jwtApp, testPorts } from '../support/http-app.ts'

const ports = await testPorts()

async function withStore(change: Partial<Store>) {
  const app = await jwtApp({ ports: { ...ports, store: { ...ports.store, ...change } } })
  return { ...app, ann: await callerOf(app.app, 'ann') }
}

test('a fault is 500 without a word of it, and is reported with the request’s id', async () => {
  const secret = new Error('select * from tasks /secret/path')
  const { ann, faults } = await withStore({ conversations: () => Promise.reject(secret) })
  const { status, json, text } = await ann.get('/api/conversations')
  expect({ status, code: json.code }).toEqual({ status: 500, code: 'INTERNAL_ERROR' })
  expect(text).not.toContain('secret')
  expect(text).not.toContain('select')
  expect(faults).toEqual([secret])
})

test('a database that is away is 503, on a route and for readiness, but the process is alive', async () => {
  const away = () => Promise.reject(problem('DATABASE_ERROR'))
  const { ann, faults } = await withStore({ ready: away, audit: away })
  for (const path of ['/readyz', '/api/audit']) {
    const { status, json, headers } = await ann.get(path)
    expect({ status, code: json.code }).toEqual({ status: 503, code: 'DATABASE_ERROR' })
    expect(headers.get('retry-after')).toBe('1')
  }
  expect((await ann.get('/healthz')).json).toEqual({ status: 'ok' })
  expect(faults).toEqual([])
})

test('a database that is closed is not ready', async () => {
  const at = realWorld.now()
  const world = { ...realWorld, now: () => at }
  const { ports: own, app } = await jwtApp({ ports: await testPorts(world) })
  const ann = await callerOf(app, 'ann')
  expect((await ann.get('/readyz')).json).toEqual({ status: 'ready' })
  await own.store.close()
  world.now = () => at + 1000
  expect((await ann.get('/readyz')).status).toBeGreaterThanOrEqual(500)
})
