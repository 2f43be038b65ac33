/** The commands of whoever runs a server: backup, a link to a new password, doctor about it all. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sayso, served } from '../support/cli.ts'
import { freshFolder } from '../support/stores.ts'

const accounts = { SAYSO_AUTH: 'accounts', SAYSO_AUTH_SECRET: 'a secret of sessions that is long enough' }

const PASSWORD = 'correct horse battery'
const addAnn = (env: Record<string, string>) =>
  sayso(['accounts', 'add', 'ann@example.org'], { env, input: `${PASSWORD}\n` })

test('a backup made while a server runs has all that was said', { timeout: 60_000 }, async () => {
  const folder = freshFolder()
  const env = { SAYSO_DATABASE_URL: `file:${join(folder, 'sayso.db')}` }
  const server = await served(env)
  await sayso(['add milk'], { env })
  const copy = join(folder, 'copy.db')
  expect(await sayso(['backup', copy], { env })).toMatchObject({ code: 0, stderr: '' })
  await server.stop()
  const { stdout } = await sayso(['doctor'], { env: { SAYSO_DATABASE_URL: `file:${copy}` } })
  expect(stdout).toContain('1 open and 0 completed')
  expect(await sayso(['backup', copy], { env })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('exists already'),
  })
  expect(await sayso(['backup'], { env })).toMatchObject({ code: 2 })
  const postgres = { SAYSO_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' }
  expect((await sayso(['backup', 'x.db'], { env: postgres })).stderr).toContain('pg_dump')
})

test('a link to a new password, for an account that is there', { timeout: 60_000 }, async () => {
  const env = { SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'sayso.db')}`, ...accounts }
  const server = await served(env)
  const headers = { 'content-type': 'application/json', origin: server.url }
  await addAnn(env)
  const { code, stdout } = await sayso(['reset-password', 'ann@example.org'], { env })
  const token = /token=(\S+)/u.exec(stdout)?.[1]
  expect({ code, token }).toEqual({ code: 0, token: expect.stringMatching(/^\w{10,}$/u) })
  const reset = JSON.stringify({ token, newPassword: 'another long password' })
  const set = await fetch(`${server.url}/api/auth/reset-password`, { method: 'POST', headers, body: reset })
  expect(set.status).toBe(200)
  await server.stop()
  const unknown = { code: 1, stderr: 'There is no account bob@example.org.\n' }
  expect(await sayso(['reset-password', 'bob@example.org'], { env })).toMatchObject(unknown)
  expect(
    (await sayso(['reset-password', 'x@y.z'], { env: { SAYSO_DATABASE_URL: env.SAYSO_DATABASE_URL } })).code,
  ).toBe(1)
})

test('doctor says what a public address still misses, and shows no secret', { timeout: 60_000 }, async () => {
  const env = {
    SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'sayso.db')}`,
    SAYSO_HOST: '0.0.0.0',
    ...accounts,
  }
  const { code, stdout } = await sayso(['doctor'], { env })
  expect(code).toBe(1)
  expect(stdout).toContain('SAYSO_PUBLIC_URL')
  expect(stdout).not.toContain(accounts.SAYSO_AUTH_SECRET)
})

test('what is exported here is imported there, once', { timeout: 60_000 }, async () => {
  const [here, there] = [freshFolder(), freshFolder()].map((folder) => ({
    SAYSO_DATABASE_URL: `file:${join(folder, 'sayso.db')}`,
  }))
  if (!here || !there) throw new Error('no folder')
  await sayso(['add buy milk tomorrow'], { env: here })
  const { stdout: lines, code } = await sayso(['export'], { env: here })
  expect({ code, head: JSON.parse(lines.split('\n')[0] ?? '') }).toMatchObject({
    code: 0,
    head: { format: 'sayso/1' },
  })
  for (let i = 0; i < 2; i++) {
    expect(await sayso(['import'], { env: there, input: lines })).toMatchObject({ code: 0, stderr: '' })
  }
  const again = await sayso(['export'], { env: there })
  expect(again.stdout.match(/"type":"task"/gu)).toHaveLength(1)
  expect(await sayso(['import'], { env: there, input: 'nonsense' })).toMatchObject({ code: 2, stdout: '' })
})

test('an account is closed and opened again while the server runs', { timeout: 60_000 }, async () => {
  const env = { SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'sayso.db')}`, ...accounts }
  const server = await served(env)
  const headers = { 'content-type': 'application/json', origin: server.url }
  await addAnn(env)
  const body = JSON.stringify({ email: 'ann@example.org', password: PASSWORD })
  const enter = () => fetch(`${server.url}/api/auth/sign-in/email`, { method: 'POST', headers, body })
  const { token } = (await (await enter()).json()) as { token: string }
  const tasks = async () =>
    (await fetch(`${server.url}/api/tasks`, { headers: { authorization: `Bearer ${token}` } })).status
  expect(await tasks()).toBe(200)
  expect(await sayso(['disable-user', 'Ann@example.org'], { env })).toMatchObject({ code: 0, stderr: '' })
  expect([await tasks(), (await enter()).status]).toEqual([401, 403])
  expect(await sayso(['enable-user', 'ann@example.org'], { env })).toMatchObject({ code: 0, stderr: '' })
  expect((await enter()).status).toBe(200)
  await server.stop()
  expect(await sayso(['disable-user', 'bob@example.org'], { env })).toMatchObject({
    code: 1,
    stderr: 'There is no account bob@example.org.\n',
  })
  expect((await sayso(['disable-user'], { env })).code).toBe(2)
})
