/** Whoever reads the database finds nothing in it that lets them in. */
import { describe, expect, test } from 'vitest'
import { openAccounts } from '../../src/accounts/accounts.ts'
import { resetLink } from '../../src/accounts/reset-link.ts'
import { PASSWORD } from '../support/accounts.ts'
import { hostHere } from '../support/host.ts'
import { appOn, HERE } from '../support/http-app.ts'

const { at, ended, faults, get, host, ports, post, rules, signIn, store, world } = await hostHere()
const { db } = store.connection

const TABLES = [
  'auth_user',
  'auth_session',
  'auth_account',
  'auth_verification',
  'auth_jwks',
  'access_tokens',
]
const OAUTH = ['client', 'refresh_token', 'access_token', 'consent'].map((name) => `auth_oauth_${name}`)

async function everything(): Promise<string> {
  const rows = await Promise.all(
    [...TABLES, ...OAUTH, 'tool_invocations', 'events'].map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  )
  return JSON.stringify(rows)
}

describe('in the database there is', () => {
  test('no session, no token, no link and no password', async () => {
    const { email, cookie, other, personal, program } = await host()
    const link = new URL((await resetLink(store.connection, rules, email)) ?? '')
    const [, session = ''] = decodeURIComponent(cookie).split('=')
    const secrets = {
      session: session.split('.')[0] ?? '',
      other,
      personal: personal.split('.')[1] ?? '',
      access: program.access,
      refresh: program.refresh,
      link: link.searchParams.get('token') ?? '',
    }
    const kept = await everything()
    const found = Object.entries(secrets).filter(([, secret]) => secret === '' || kept.includes(secret))
    expect(found).toEqual([])
  })
})

describe('a session', () => {
  test('from before they were hashed goes on, and is hashed', async () => {
    const { other } = await host()
    const sessions = () => db.selectFrom('auth_session').select(['id', 'token']).execute()
    const list = (await get('/api/access', { authorization: `Bearer ${other}` })).json.sessions
    const { id } = list.find(({ current }: { current: boolean }) => current)
    await db.updateTable('auth_session').set({ token: other }).where('id', '=', id).execute()
    expect(await at('/api/tasks', { authorization: `Bearer ${other}` })).toBe(401)
    const accounts = await openAccounts(store.connection, rules, world)
    const again = appOn(ports, { gate: accounts, accounts }).app
    const headers = { authorization: `Bearer ${other}` }
    expect((await again.request(`${HERE}/api/tasks`, { headers })).status).toBe(200)
    expect(JSON.stringify(await sessions())).not.toContain(other)
  })

  test('is not opened by what is kept of it', async () => {
    await host()
    const rows = await db.selectFrom('auth_session').select('token').execute()
    for (const { token } of rows)
      expect(await at('/api/tasks', { authorization: `Bearer ${token}` })).toBe(401)
  })

  test('can still be listed and ended the way better-auth has it', async () => {
    const { cookie, other } = await host()
    const list = (await get('/api/auth/list-sessions', { cookie })).json as { id: string; token: string }[]
    expect(list).toHaveLength(2)
    const mine = (await get('/api/access', { cookie })).json.sessions
    const { id } = mine.find(({ current }: { current: boolean }) => !current)
    const token = list.find((one) => one.id === id)?.token
    expect((await post('/api/auth/revoke-session', { token }, { cookie })).status).toBe(200)
    expect(await at('/api/tasks', { authorization: `Bearer ${other}` })).toBe(401)
    expect(await at('/api/tasks', { cookie })).toBe(200)
  })

  test('among more than a hundred is found', async () => {
    const { email, cookie, other } = await host()
    const list = (await get('/api/access', { cookie })).json.sessions
    const [row] = await db.selectFrom('auth_session').selectAll().where('id', '=', list[0].id).execute()
    const many = Array.from({ length: 150 }, (_, n) => ({ ...row, id: `x-${n}`, token: `t-${n}` }))
    await db.insertInto('auth_session').values(many).execute()
    const latest = { authorization: `Bearer ${(await signIn(email, PASSWORD)).json.token}` }
    const jwt = (await get('/api/auth/token', latest)).json.token
    expect(await at('/api/tasks', { authorization: `Bearer ${jwt}` })).toBe(200)
    expect(await ended('/api/access', { cookie })).toBe(204)
    for (const key of [other, jwt]) {
      expect(await at('/api/tasks', { authorization: `Bearer ${key}` })).toBe(401)
    }
  })
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
