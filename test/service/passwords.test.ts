/** Accounts on the database of this run: another password, and leaving for good. */
import { describe, expect, test } from 'vitest'
import { resetLink } from '../../src/accounts/reset-link.ts'
import { accountsHere, PASSWORD } from '../support/accounts.ts'
import { answerOf, HERE } from '../support/http-app.ts'
import { testWorld } from '../support/test-world.ts'

const { accounts, app, faults, get, inAnotherMinute, person, post, rules, signIn, store } =
  await accountsHere()

describe('passwords', () => {
  test('are changed with the old one, and other sessions can be ended', async () => {
    const { email, cookie, token } = await person()
    const change = {
      currentPassword: PASSWORD,
      newPassword: 'a new long password',
      revokeOtherSessions: true,
    }
    const { status } = await inAnotherMinute(() => post('/api/auth/change-password', change, { cookie }))
    expect(status).toBe(200)
    expect((await get('/api/tasks', { authorization: `Bearer ${token}` })).status).toBe(401)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn(email, 'a new long password')).status).toBe(200)
  })

  test('are reset by a link that an operator prints; it works once and ends all sessions', async () => {
    const { email, cookie } = await person()
    const link = await resetLink(store.connection, rules, email)
    const token = new URL(link ?? '').searchParams.get('token')
    const reset = (newPassword: string) =>
      inAnotherMinute(() => post('/api/auth/reset-password', { token, newPassword }))
    expect((await reset('another long password')).status).toBe(200)
    expect((await reset('yet another password')).status).toBe(400)
    expect((await get('/api/tasks', { cookie })).status).toBe(401)
    expect((await signIn(email, 'another long password')).status).toBe(200)
    expect(await resetLink(store.connection, rules, 'nobody@example.org')).toBe(null)
  })

  test('are set on the page behind that link', async () => {
    const { email } = await person()
    const link = new URL((await resetLink(store.connection, rules, email)) ?? '')
    const path = `${link.pathname}${link.search}`
    expect((await get(path)).text).toContain('<form method="post">')
    const send = (password: string, to = path) =>
      inAnotherMinute(async () =>
        answerOf(
          await app.request(`${HERE}${to}`, {
            method: 'POST',
            headers: { origin: HERE },
            body: new URLSearchParams({ password }),
          }),
        ),
      )
    expect(await send('short')).toMatchObject({ status: 400, text: expect.stringContaining('10 to 200') })
    expect((await send('a password by form')).text).toContain('Your password is set')
    expect((await send('a password by form')).text).toContain('does not work any more')
    expect((await signIn(email, 'a password by form')).status).toBe(200)
  })

  test('nobody can ask for a link where no mail is sent', async () => {
    const { email } = await person()
    const { status } = await inAnotherMinute(() => post('/api/auth/request-password-reset', { email }))
    expect(status).toBe(400)
  })
})

describe('leaving', () => {
  test('the export has everything, and after erasure nothing is left', async () => {
    const { email, cookie } = await person()
    await post('/api/chat', { message: 'add water the ferns' }, { cookie })
    const { json: pat } = await post('/api/tokens', { name: 'x', scopes: ['tasks:read'] }, { cookie })
    const { text } = await get('/api/export', { cookie })
    expect(text).toContain('water the ferns')
    expect(text).toContain(email)
    const { json: jwt } = await get('/api/auth/token', { cookie })
    const { user_id } = await accounts.identify({
      bearer: null,
      headers: new Headers({ cookie }),
    })
    const { status } = await inAnotherMinute(() =>
      post('/api/auth/delete-user', { password: PASSWORD }, { cookie }),
    )
    expect(status).toBe(200)
    for (const authorization of [`Bearer ${jwt.token}`, `Bearer ${pat.token}`]) {
      expect((await get('/api/tasks', { authorization })).json.code).toBe('INVALID_TOKEN')
    }
    const now = { epoch_ms: testWorld().now(), timezone: 'UTC' }
    expect((await store.reader(user_id).page({ limit: 10, now })).total).toBe(0)
    expect((await store.audit(user_id, { limit: 10 })).items).toEqual([])
    expect((await store.conversations(user_id, 10)).items).toEqual([])
    expect((await signIn(email, PASSWORD)).status).toBe(401)
  })
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
