/** The list of who is in, what can be done with it, and what the audit trail keeps of it. */
import { describe, expect, test } from 'vitest'
import { bearer, hostHere } from '../support/host.ts'

const { at, client_id, ended, faults, get, host, open } = await hostHere()

describe('the list of who is in', () => {
  const listed = async (headers: Record<string, string>) => (await get('/api/access', headers)).json

  test('has devices, programs and tokens, each with its last use', async () => {
    const someone = await host()
    await open(someone)
    const { sessions, programs, tokens: personal } = await listed({ cookie: someone.cookie })
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
    expect(programs).toMatchObject([{ id: client_id, name: 'Helper', scopes: ['tasks:read', 'tasks:write'] }])
    expect(programs[0].last_used_at).not.toBeNull()
    expect(personal).toMatchObject([{ name: 'script', scopes: ['tasks:read'] }])
    expect(JSON.stringify({ sessions, programs, personal })).not.toContain(someone.other)
  })

  test('one device is signed out by it, the other stays', async () => {
    const { cookie, other } = await host()
    const { sessions } = await listed({ cookie })
    const { id } = sessions.find(({ current }: { current: boolean }) => !current)
    expect(await ended(`/api/access/sessions/${id}`, { cookie })).toBe(204)
    expect(await at('/api/tasks', bearer(other))).toBe(401)
    expect(await at('/api/tasks', { cookie })).toBe(200)
    expect(await ended(`/api/access/sessions/${id}`, { cookie })).toBe(404)
  })

  test('is one’s own: nobody ends a session or a program of another', async () => {
    const [one, another] = [await host(), await host()]
    const { sessions } = await listed({ cookie: another.cookie })
    expect(sessions).toHaveLength(2)
    expect(await ended(`/api/access/sessions/${sessions[0].id}`, { cookie: one.cookie })).toBe(404)
    expect(await ended('/api/access/programs/nothing', { cookie: one.cookie })).toBe(404)
    await ended('/api/access', { cookie: one.cookie })
    expect(await open(another)).toHaveLength(8)
  })

  test('a token may not look at it, let alone end anyone', async () => {
    const { personal } = await host()
    expect(await at('/api/access', bearer(personal))).toBe(403)
    expect(await ended('/api/access', bearer(personal))).toBe(403)
  })
})

interface Row {
  readonly tool_name: string
  readonly parameters: Readonly<Record<string, unknown>>
}

test('the audit trail has sign-ins, tokens, consents and exports', async () => {
  const someone = await host()
  const { cookie } = someone
  await get('/api/export', { cookie })
  await get('/api/audit/export', { cookie })
  const [token] = (await get('/api/tokens', { cookie })).json.tokens
  await ended(`/api/tokens/${token.id}`, { cookie })
  await ended(`/api/access/programs/${client_id}`, { cookie })
  const { json, text } = await get('/api/audit', { cookie })
  const rows = json.invocations.map(
    ({ tool_name, parameters: { expires_at: _, ...about } }: Row) => `${tool_name} ${JSON.stringify(about)}`,
  )
  // Each sign-in was in a minute of its own, so the order says nothing here.
  expect(rows.sort()).toEqual([
    'allow_program {"program":"Helper","scopes":["openid","offline_access","tasks:read","tasks:write"]}',
    'end_program {"program":"Helper"}',
    'export {"of":"audit trail"}',
    'export {"of":"everything"}',
    'make_token {"name":"script","scopes":["tasks:read"]}',
    'revoke_token {"name":"script"}',
    'sign_in {"device":""}',
    'sign_in {"device":""}',
  ])
  for (const secret of [someone.other, someone.personal, someone.program.access]) {
    expect(text).not.toContain(secret)
  }
  const only = await get('/api/audit?tool=sign_in', { cookie })
  expect(only.json.invocations).toHaveLength(2)
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
