/** `sayso serve`: from the printed link to a clean end. */
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { sayso, served } from '../support/cli.ts'
import { tokenFor } from '../support/http-app.ts'
import { freshFolder } from '../support/stores.ts'

// Each call is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000 })

const fresh = () => ({ SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'sayso.db')}` })
const json = { 'content-type': 'application/json' }

test('prints where it listens and a link that signs in; the terminal sees the same list', async () => {
  const env = fresh()
  const server = await served(env)
  expect(server.lines[0]).toMatch(/^Sayso is listening on http:\/\/127\.0\.0\.1:[1-9]\d*$/u)
  const signIn = await fetch(server.link ?? '', { method: 'POST', redirect: 'manual' })
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const body = JSON.stringify({ message: 'add buy milk' })
  const said = await fetch(`${server.url}/api/chat`, { method: 'POST', headers: { ...json, cookie }, body })
  expect(await said.json()).toMatchObject({ response_text: 'Added #1 “buy milk”.' })
  expect((await sayso(['list'], { env })).stdout).toContain('#1 buy milk')
  await expect.poll(() => server.lines.length).toBe(3)
  expect(server.lines[2]).toMatch(/\/sign-in\?code=[\w-]{43}$/u)
  expect(await server.stop('SIGTERM')).toBe(0)
})

test('with jwt there is no link, and tokens work', async () => {
  const auth = { SAYSO_AUTH: 'jwt', SAYSO_JWT_SECRET: 'a secret for tests that is long enough' }
  const server = await served({ ...fresh(), ...auth })
  const authorization = `Bearer ${await tokenFor('ann')}`
  expect((await fetch(`${server.url}/api/tasks`, { headers: { authorization } })).status).toBe(200)
  expect((await fetch(`${server.url}/api/tasks`)).status).toBe(401)
  expect((await fetch(`${server.url}/sign-in?code=x`)).status).toBe(404)
  expect(server.lines).toHaveLength(1)
  // Ctrl-C under npm: the terminal signals, and npm passes it on.
  expect(await server.stop('SIGINT', 'SIGINT')).toBe(0)
})

describe('a start that cannot work is one sentence', () => {
  test('a taken port', async () => {
    const server = await served(fresh())
    const { port } = new URL(server.url)
    const { code, stderr } = await sayso([], { env: { ...fresh(), SAYSO_PORT: port } })
    await server.stop()
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `Port ${port} is already in use. Set SAYSO_PORT to another one, or stop the other program.\n`,
    })
  })

  test.each([
    [{ SAYSO_AUTH: 'accounts' }, 'SAYSO_AUTH=accounts needs SAYSO_AUTH_SECRET'],
    [{ SAYSO_TLS_CERT: '/nowhere.pem' }, 'SAYSO_TLS_CERT and SAYSO_TLS_KEY go together'],
    [{ SAYSO_TLS_CERT: '/nowhere.pem', SAYSO_TLS_KEY: '/nowhere.key' }, 'The file /nowhere.pem'],
    [{ SAYSO_AUDIT_DAYS: '7' }, 'The setting SAYSO_AUDIT_DAYS is not usable: must be at least 30'],
    [{ SAYSO_TRUSTED_ORIGINS: 'sayso.example' }, 'The setting SAYSO_TRUSTED_ORIGINS is not usable'],
    [{ SAYSO_PORT: 'http' }, 'The setting SAYSO_PORT is not usable'],
    [{ SAYSO_AUTH: 'none' }, 'The setting SAYSO_AUTH is not usable'],
    [{ SAYSO_AUTH: 'jwt' }, 'SAYSO_AUTH=jwt needs SAYSO_JWT_SECRET'],
    [{ SAYSO_AUTH: 'jwt', SAYSO_JWT_SECRET: 'short' }, 'The setting SAYSO_JWT_SECRET is not usable'],
    [{ SAYSO_DATABASE_URL: 'mysql://x' }, 'The setting SAYSO_DATABASE_URL is not usable'],
  ])('%j', async (env, sentence) => {
    const { code, stdout, stderr } = await sayso(['serve'], { env: { ...fresh(), ...env } })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(sentence)
    expect(stderr).not.toContain('short')
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})
