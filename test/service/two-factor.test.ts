/** A second step: a code from a phone beside the password, at every door where a password opens one. */
import { createOTP } from '@better-auth/utils/otp'
import { expect, test } from 'vitest'
import { PASSWORD } from '../support/accounts.ts'
import { Browser } from '../support/browser.ts'
import { everythingKept } from '../support/everything-kept.ts'
import { bearer, hostHere } from '../support/host.ts'
import { type Answer, HERE } from '../support/http-app.ts'

const { app, client_id, faults, get, inAnotherMinute, person, post, signIn, store } = await hostHere()

const cookiesIn = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

/** Someone whose phone has the secret. */
async function careful() {
  const { email, cookie } = await person()
  const begun = await inAnotherMinute(() =>
    post('/api/auth/two-factor/enable', { password: PASSWORD }, { cookie }),
  )
  expect(begun.status).toBe(200)
  const secret = new TextDecoder().decode(
    base32(new URL(begun.json.totpURI).searchParams.get('secret') ?? ''),
  )
  const code = () => createOTP(secret, { digits: 6, period: 30 }).totp()
  const verify = async (body: object, headers: Record<string, string>, how = 'totp') =>
    inAnotherMinute(() => post(`/api/auth/two-factor/verify-${how}`, body, headers))
  expect((await verify({ code: await code() }, { cookie })).status).toBe(200)
  return { email, code, verify, backup: begun.json.backupCodes as string[] }
}

function base32(text: string): Uint8Array {
  const bits = [...text.replace(/=+$/u, '')]
    .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
    .join('')
  return Uint8Array.from(bits.match(/.{8}/gu) ?? [], (byte) => Number.parseInt(byte, 2))
}

test('the password alone opens nothing, and with the code it does', async () => {
  const { email, code, verify } = await careful()
  const half = await signIn(email, PASSWORD)
  expect(half.json).toMatchObject({ twoFactorRedirect: true })
  expect(half.json.token ?? null).toBe(null)
  const cookie = cookiesIn(half)
  expect((await get('/api/tasks', { cookie })).status).toBe(401)
  expect((await verify({ code: '000000' }, { cookie })).status).toBe(401)
  const whole = await verify({ code: await code() }, { cookie })
  expect(whole.status).toBe(200)
  expect((await get('/api/tasks', { cookie: cookiesIn(whole) })).status).toBe(200)
  const { invocations } = (await get('/api/audit?tool=sign_in', { cookie: cookiesIn(whole) })).json
  // When the account was made, when the step was turned on, and now; not when only the password was there.
  expect(invocations).toHaveLength(3)
})

test('codes are guessed a few times and no more, from wherever', async () => {
  const { email, verify } = await careful()
  const cookie = cookiesIn(await signIn(email, PASSWORD))
  const statuses: number[] = []
  // Five an hour. Each is tried in a minute of its own, and a full hour may strike in between.
  for (let i = 0; i < 11; i++) statuses.push((await verify({ code: `0000${10 + i}` }, { cookie })).status)
  expect(statuses).toContain(429)
})

test('a code for emergencies works once', async () => {
  const { email, verify, backup } = await careful()
  const enter = async () => {
    const cookie = cookiesIn(await signIn(email, PASSWORD))
    return (await verify({ code: backup[0] }, { cookie }, 'backup-code')).status
  }
  expect([await enter(), await enter()]).toEqual([200, 401])
})

test('a program is let in with the code as well', async () => {
  const { email, code } = await careful()
  const browser = new Browser(async (url, init) => await app.request(String(url), init))
  const asked = new URLSearchParams({
    ...{ client_id, response_type: 'code', redirect_uri: 'http://127.0.0.1:9999/callback', state: 'x' },
    ...{
      scope: 'tasks:read',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      resource: `${HERE}/mcp`,
    },
  })
  const page = await browser.open(`${HERE}/api/auth/oauth2/authorize?${asked}`)
  const second = await inAnotherMinute(() => browser.submit(page, { email, password: PASSWORD }))
  expect(second.text).toContain('code')
  const consent = await inAnotherMinute(async () => browser.submit(second, { code: await code() }))
  expect(consent.text).toContain('see your tasks')
})

test('nothing of it is left of who was erased', async () => {
  const { email, code, verify } = await careful()
  const whole = await verify({ code: await code() }, { cookie: cookiesIn(await signIn(email, PASSWORD)) })
  const headers = bearer(whole.json.token)
  const id = (await get('/api/auth/get-session', headers)).json.user.id
  const gone = await inAnotherMinute(() => post('/api/auth/delete-user', { password: PASSWORD }, headers))
  expect(gone.status).toBe(200)
  expect(await everythingKept(store.connection.db, [id, email])).toEqual([])
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
