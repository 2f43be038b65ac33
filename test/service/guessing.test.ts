/** Guessing is slow, whatever it is sent as and wherever it is tried; and nobody is kept out by those who guess. */
import { describe, expect, test } from 'vitest'
import { composeMcp } from '../../src/compose/mcp.ts'
import { accountsHere, PASSWORD } from '../support/accounts.ts'
import { type Answer, answerOf, appOn, HERE } from '../support/http-app.ts'

const { accounts, faults, get, inAnotherMinute, person, ports, post, world } = await accountsHere()
const mcp = composeMcp(ports, null, (error) => console.error(error))
const { app } = appOn(ports, { gate: accounts, accounts, mcp, behind_proxy: true })

type Sent = Readonly<Record<string, unknown>>
const HOUR_MS = 3_600_000
const WRONG = 'not this one at all'
let addresses = 0
/** Counted like a password, and costs no hash. */
const ASK = '/api/auth/request-password-reset'

function newAddress(): string {
  addresses += 1
  return `203.0.${Math.floor(addresses / 250)}.${addresses % 250}`
}

/** From an address nobody used before, unless one is named. */
async function send(path: string, body: Sent, headers: Record<string, string> = {}): Promise<Answer> {
  const address = newAddress()
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: HERE, 'x-forwarded-for': address, ...headers },
    body: JSON.stringify(body),
  }
  return answerOf(await app.request(`${HERE}${path}`, init))
}

const asForm = (body: Record<string, string>, address: string) => ({
  method: 'POST',
  headers: { origin: HERE, 'x-forwarded-for': address },
  body: new URLSearchParams(body),
})

const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const all: T[] = []
  for (let n = 0; n < count; n++) all.push(await work())
  return all
}

describe('tries for one account are counted together', () => {
  test('as JSON and as a form', async () => {
    const { email } = await person()
    const status = await inAnotherMinute(async () => {
      await times(10, async () => app.request(`${HERE}${ASK}`, asForm({ email }, newAddress())))
      return (await send('/api/auth/sign-in/email', { email, password: PASSWORD })).status
    })
    expect(status).toBe(429)
  })

  test.each(['verify-password', 'change-password', 'delete-user'])(
    'at %s, where a session names the account',
    async (path) => {
      const { cookie } = await person()
      const body = { password: WRONG, currentPassword: WRONG, newPassword: 'long enough by far' }
      const answers = await inAnotherMinute(() =>
        times(11, () => send(`/api/auth/${path}`, body, { cookie })),
      )
      expect(answers.map(({ status }) => status === 429)).toEqual([...Array(10).fill(false), true])
    },
  )

  test('and the wait grows: ten a minute, thirty an hour', async () => {
    const { email } = await person()
    const before = world.now
    // An hour in which nothing else is done.
    const hour = (Math.ceil(before() / HOUR_MS) + 100) * HOUR_MS
    for (let minute = 0; minute < 3; minute++) {
      world.now = () => hour + minute * 60_000
      const answers = await times(10, () => send(ASK, { email }))
      expect(answers.map(({ status }) => status)).not.toContain(429)
    }
    world.now = () => hour + 10 * 60_000
    const { status, headers } = await send(ASK, { email })
    world.now = before
    expect({ status, wait: headers.get('retry-after') }).toEqual({ status: 429, wait: '3000' })
  })
})

describe('tries from one address are counted together', () => {
  test.each([
    ['/api/auth/oauth2/token', { grant_type: 'authorization_code', code: 'x', client_id: 'x' }],
    ['/api/auth/oauth2/introspect', { token: 'x', client_id: 'x', client_secret: 'x' }],
    ['/api/auth/oauth2/revoke', { token: 'x', client_id: 'x', client_secret: 'x' }],
    ['/oauth/sign-in', { email: 'nobody@example.org', password: WRONG, query: '' }],
  ])('at %s', async (path, body) => {
    const address = newAddress()
    const statuses = await inAnotherMinute(() =>
      times(61, async () => (await app.request(`${HERE}${path}`, asForm(body as never, address))).status),
    )
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the owner', () => {
  test('gets in with a device that was in before, whoever guesses elsewhere', async () => {
    const { email } = await person()
    const right = { email, password: PASSWORD }
    const first = await inAnotherMinute(() => send('/api/auth/sign-in/email', right))
    const cookie = deviceOf(first)
    const [stranger, owner] = await inAnotherMinute(async () => {
      await times(10, () => send(ASK, { email }))
      return [
        await send('/api/auth/sign-in/email', right),
        await send('/api/auth/sign-in/email', right, { cookie }),
      ]
    })
    expect([stranger?.status, owner?.status]).toEqual([429, 200])
  })

  test('is no owner of another account by that device, nor with one that was made up', async () => {
    const [one, other] = [await person(), await person()]
    const cookie = deviceOf(
      await inAnotherMinute(() => send('/api/auth/sign-in/email', { email: one.email, password: PASSWORD })),
    )
    const tried = { email: other.email, password: WRONG }
    const answers = await inAnotherMinute(async () => {
      await times(10, () => send(ASK, { email: other.email }))
      return [
        await send('/api/auth/sign-in/email', tried, { cookie }),
        await send('/api/auth/sign-in/email', tried, { cookie: cookie.replace(/\.[\w-]+$/u, '.AAAA') }),
      ]
    })
    expect(answers.map(({ status }) => status)).toEqual([429, 429])
  })

  test('of a device that guesses is stopped, too', async () => {
    const { email } = await person()
    const cookie = deviceOf(
      await inAnotherMinute(() => send('/api/auth/sign-in/email', { email, password: PASSWORD })),
    )
    const answers = await inAnotherMinute(() => times(11, () => send(ASK, { email }, { cookie })))
    expect(answers.at(-1)?.status).toBe(429)
  })
})

describe('an account', () => {
  test('is erased with its password only, however fresh the session', async () => {
    const { cookie } = await person()
    for (const without of [{}, { password: '' }, { password: null }, { password: [] }, { token: 'x' }]) {
      const { status, json } = await inAnotherMinute(() => send('/api/auth/delete-user', without, { cookie }))
      expect({ status, code: json.code }).toEqual({ status: 400, code: 'PASSWORD_NEEDED' })
    }
    const wrong = await inAnotherMinute(() => send('/api/auth/delete-user', { password: WRONG }, { cookie }))
    expect(wrong.status).toBe(400)
    expect((await get('/api/tasks', { cookie })).status).toBe(200)
    const right = await inAnotherMinute(() =>
      post('/api/auth/delete-user', { password: PASSWORD }, { cookie }),
    )
    expect(right.status).toBe(200)
  })
})

/** As a cookie to send back. */
function deviceOf({ headers }: Answer): string {
  return (
    headers
      .getSetCookie()
      .find((line) => /\.device=/u.test(line))
      ?.split(';')[0] ?? ''
  )
}

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
