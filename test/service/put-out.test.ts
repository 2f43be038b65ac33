/** Who was let in can be put out: every kind of key, every way to end it, every door and stream it opened. */
import { describe, expect, test } from 'vitest'
import { resetLink } from '../../src/accounts/reset-link.ts'
import { PASSWORD } from '../support/accounts.ts'
import { bearer, type Host, hostHere } from '../support/host.ts'
import { HERE } from '../support/http-app.ts'
import { atMcp, letIn, listening, register, tokens } from '../support/program.ts'
import { openStream } from '../support/sse.ts'

const { accounts, app, client_id, ended, faults, get, host, inAnotherMinute, open, post, rules, store } =
  await hostHere()

/** One stream for each key; their ends. */
async function streams({ cookie, other, jwt, personal, program }: Host) {
  const events = (headers: Record<string, string>) =>
    openStream(async (init) => await app.request(`${HERE}/api/events`, init), headers)
  const watching = await Promise.all([events(bearer(other)), events(bearer(jwt)), events(bearer(personal))])
  const mcpStreams = await Promise.all([listening(app, program.access), listening(app, personal)])
  return { own: await events({ cookie }), theirs: [...watching, ...mcpStreams] }
}

const newPassword = 'another long password'

/** What each answers when it worked. */
const ways: Readonly<Record<string, (host: Host) => Promise<number>>> = {
  'a password that was reset': async ({ email }) => {
    const link = new URL((await resetLink(store.connection, rules, email)) ?? '')
    const body = { token: link.searchParams.get('token'), newPassword }
    return (await inAnotherMinute(() => post('/api/auth/reset-password', body))).status
  },
  'a password that was reset on its page': async ({ email }) => {
    const link = new URL((await resetLink(store.connection, rules, email)) ?? '')
    const body = new URLSearchParams({ password: newPassword })
    const init = { method: 'POST', headers: { origin: HERE }, body }
    return (await inAnotherMinute(async () => app.request(`${HERE}${link.pathname}${link.search}`, init)))
      .status
  },
  'a password that was changed': async ({ cookie }) => {
    const body = { currentPassword: PASSWORD, newPassword }
    return (await inAnotherMinute(() => post('/api/auth/change-password', body, { cookie }))).status
  },
  'a password that was changed, with a new session': async ({ cookie }) => {
    const body = { currentPassword: PASSWORD, newPassword, revokeOtherSessions: true }
    return (await inAnotherMinute(() => post('/api/auth/change-password', body, { cookie }))).status
  },
  'signing out everywhere': async ({ cookie }) => (await ended('/api/access', { cookie })) - 4,
  'all sessions ended': async ({ cookie }) =>
    (await post('/api/auth/revoke-sessions', {}, { cookie })).status,
  'all other sessions ended': async ({ cookie }) =>
    (await post('/api/auth/revoke-other-sessions', {}, { cookie })).status,
}

test('all of them are let in before', async () => {
  expect(await open(await host())).toHaveLength(8)
})

describe.each(Object.keys(ways))('after %s', (way) => {
  test('no key opens any door, and whoever listened hears no more', async () => {
    const someone = await host()
    const { own, theirs } = await streams(someone)
    expect(await ways[way]?.(someone)).toBe(200)
    expect(await open(someone)).toEqual([])
    await Promise.all(theirs.map(({ over }) => over))
    own.close()
  })
})

describe('a program that is no longer allowed', () => {
  const byOwn = async ({ cookie }: Host) => (await ended(`/api/access/programs/${client_id}`, { cookie })) - 4
  const byTheirs = async ({ cookie }: Host) => {
    const [consent] = (await get('/api/auth/oauth2/get-consents', { cookie })).json
    const headers = { 'content-type': 'application/json', origin: HERE, cookie }
    const init = { method: 'POST', headers, body: JSON.stringify({ id: consent.id }) }
    return (await app.request(`${HERE}/api/auth/oauth2/delete-consent`, init)).status
  }

  test.each([
    ['on our page', byOwn],
    ['by better-auth’s own route', byTheirs],
  ])('%s is out, and nobody else', async (_, end) => {
    const someone = await host()
    const stream = await listening(app, someone.program.access)
    expect(await end(someone)).toBe(200)
    const still = await open(someone)
    expect(still.filter((door) => door.includes('program'))).toEqual([])
    expect(still).toHaveLength(5)
    await stream.over
  })

  test('is asked about again, and what it held before stays void', async () => {
    const someone = await host()
    await byOwn(someone)
    const again = await letIn(app, someone.cookie, client_id)
    expect(await atMcp(app, again.access)).toBe(200)
    expect((await open(someone)).filter((door) => door.includes('program'))).toEqual([])
  })

  test('leaves another program its way to a new token', async () => {
    const someone = await host()
    const other = await letIn(app, someone.cookie, await inAnotherMinute(() => register(app)))
    await byOwn(someone)
    const { refresh, client_id: id } = other
    const fresh = await tokens(app, { grant_type: 'refresh_token', client_id: id, refresh_token: refresh })
    expect(await atMcp(app, fresh.json.access_token)).toBe(200)
  })

  test('for less than before may do less at once', async () => {
    const someone = await host()
    const [{ id }] = (await get('/api/auth/oauth2/get-consents', { cookie: someone.cookie })).json
    const update = { scopes: ['openid', 'offline_access', 'tasks:write'] }
    await post('/api/auth/oauth2/update-consent', { id, update }, { cookie: someone.cookie })
    const headers = new Headers()
    const { access } = someone.program
    const who = await accounts.oauth.identify({ bearer: access, headers })
    expect(who.scopes).toEqual(['tasks:write'])
  })
})

describe('one key alone', () => {
  test('a token that is revoked ends its streams', async () => {
    const someone = await host()
    const { cookie } = someone
    const { own, theirs } = await streams(someone)
    const [token] = (await get('/api/tokens', { cookie })).json.tokens
    expect(await ended(`/api/tokens/${token.id}`, { cookie })).toBe(204)
    expect((await open(someone)).filter((door) => door.includes('token'))).toEqual([])
    await Promise.all([theirs[2]?.over, theirs[4]?.over])
    for (const stream of [own, ...theirs]) stream.close()
  })

  test('signing out ends the JWT and the streams of that session', async () => {
    const someone = await host()
    const { own, theirs } = await streams(someone)
    await post('/api/auth/sign-out', {}, bearer(someone.other))
    expect(await open(someone)).toHaveLength(6)
    await Promise.all([theirs[0]?.over, theirs[1]?.over])
    for (const stream of [own, ...theirs]) stream.close()
  })
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
