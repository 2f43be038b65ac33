/** `sayso accounts`: whoever runs a server makes, invites, lists and removes accounts, while it runs and with sign-up closed. */
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { sayso, served } from '../support/cli.ts'
import { freshFolder } from '../support/stores.ts'

vi.setConfig({ testTimeout: 60_000 })

const ANN = 'ann@example.org'
const PASSWORD = 'correct horse battery'

function settings() {
  return {
    SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'sayso.db')}`,
    SAYSO_AUTH: 'accounts',
    SAYSO_AUTH_SECRET: 'a secret of sessions that is long enough',
    SAYSO_SIGN_UP: 'closed',
  }
}

async function serving() {
  const env = settings()
  const server = await served(env)
  const headers = { 'content-type': 'application/json', origin: server.url }
  const post = (path: string, body: object, more = {}) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    })
  const enter = async (email: string, password: string) => {
    const answer = await post('/api/auth/sign-in/email', { email, password })
    return { status: answer.status, ...((await answer.json()) as { token?: string }) }
  }
  const accounts = (...args: string[]) => sayso(['accounts', ...args], { env })
  return { env, server, post, enter, accounts }
}

test('added with a password, listed, and removed with everything', async () => {
  const { env, server, post, enter, accounts } = await serving()
  const added = await sayso(['accounts', 'add', 'Ann@example.org', '--name', 'Ann S.'], {
    env,
    input: `${PASSWORD}\n`,
  })
  expect(added).toEqual({ code: 0, stdout: `${ANN} has an account now.\n`, stderr: '' })
  const { token = '' } = await enter(ANN, PASSWORD)
  const authorization = `Bearer ${token}`
  expect((await post('/api/tasks', { title: 'milk' }, { authorization })).status).toBe(201)

  expect((await accounts('list')).stdout).toMatch(/^\d{4}-\d\d-\d\d {2}ann@example\.org {2}Ann S\.\n$/u)
  await sayso(['disable-user', ANN], { env })
  expect((await accounts('list')).stdout).toContain('(closed)')
  expect(JSON.parse((await accounts('list', '--json')).stdout)).toMatchObject({ email: ANN, is_closed: true })
  await sayso(['enable-user', ANN], { env })

  expect(await accounts('remove', ANN)).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') })
  const again = (await enter(ANN, PASSWORD)).token
  expect(await accounts('remove', ANN, '--yes')).toMatchObject({ code: 0, stderr: '' })
  const left = await fetch(`${server.url}/api/tasks`, { headers: { authorization: `Bearer ${again}` } })
  expect([left.status, (await enter(ANN, PASSWORD)).status]).toEqual([401, 401])
  expect((await accounts('list')).stdout).toBe('')
  await server.stop()
})

test('invited by a link that works once and outlasts the day', async () => {
  const { env, server, enter, accounts } = await serving()
  const { code, stdout } = await accounts('invite', ANN)
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('for seven days') })
  const address = new URL(/http\S+/u.exec(stdout)?.[0] ?? '')
  const body = new URLSearchParams({ password: PASSWORD })
  const open = () =>
    fetch(`${server.url}/reset-password${address.search}`, {
      method: 'POST',
      headers: { origin: server.url },
      body,
    })
  expect((await open()).status).toBe(200)
  expect((await enter(ANN, PASSWORD)).status).toBe(200)
  expect((await open()).status).toBe(400)
  expect((await sayso(['accounts', 'invite', ANN], { env })).code).toBe(0)
  expect((await accounts('list')).stdout.trim().split('\n')).toHaveLength(1)
  await server.stop()
})

test('wrong calls say how it is done (2), what cannot be done why (1)', async () => {
  const env = settings()
  const said = async (args: readonly string[], input = '', more = {}) => {
    const { code, stderr } = await sayso(['accounts', ...args], { env: { ...env, ...more }, input })
    return `${code} ${stderr}`.trim()
  }
  expect(await said([])).toContain('2 Say what to do')
  expect(await said(['add'])).toContain('2 Name one account')
  expect(await said(['add', ANN], 'short\n')).toContain('1 It cannot be made')
  expect(await said(['add', ANN])).toContain('2 Nothing was typed')
  expect(await said(['add', 'no address'], `${PASSWORD}\n`)).toContain('1 It cannot be made')
  expect(await said(['remove', ANN, '--yes'])).toContain(`1 There is no account ${ANN}`)
  expect(await said(['add', ANN], `${PASSWORD}\n`)).toBe('0')
  expect(await said(['add', ANN], `${PASSWORD}\n`)).toContain(`1 There is an account ${ANN} already`)
  expect(await said(['list'], '', { SAYSO_AUTH: 'local' })).toContain('1 There are no accounts here')
})
