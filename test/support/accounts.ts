/** Accounts on the database of this run, and people who have one. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect } from 'vitest'
import { openAccounts } from '../../src/accounts/accounts.ts'
import { type Administration, administer } from '../../src/accounts/administer.ts'
import type { AuthRules } from '../../src/accounts/auth.ts'
import { accessRules, withMail } from '../../src/compose/account-rules.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import type { Mail } from '../../src/deliver/mail.ts'
import type { World } from '../../src/domain/world.ts'
import { openStore } from '../../src/store/open.ts'
import { type App, answerOf, appOn, HERE } from './http-app.ts'
import { freshDatabase } from './stores.ts'

/** For one test file, and gone with it. `mail`: what links are sent by. */
export async function accountsHere(mail: Mail | null = null) {
  const store = await openStore(await freshDatabase())
  afterAll(() => store.close())
  const world = { ...realWorld }
  const ports = await composeAgent({ store, world, policy: 'standard', timezone: 'Europe/Berlin' })
  const plain: AuthRules = {
    base_url: HERE,
    secret: 'a secret for sessions that is long enough',
    audience: 'sayso',
    trusted_origins: [],
    sign_up: 'open',
    ...accessRules(store, world),
    sendReset: null,
    fault: () => undefined,
  }
  const rules = withMail(plain, mail, world, (error) => void faults.push(error))
  const accounts = await openAccounts(store.connection, rules, world)
  const { app, faults } = appOn(ports, { gate: accounts, accounts })
  const calls = callsTo(app)
  const inAnotherMinute = minutesOf(world)
  const people = peopleOf(calls, inAnotherMinute, await administer(store.connection, rules))
  return { store, world, ports, rules, accounts, app, faults, inAnotherMinute, ...calls, ...people }
}

type Headers_ = Record<string, string>
type Calls = ReturnType<typeof callsTo>
type InAnotherMinute = ReturnType<typeof minutesOf>

function callsTo(app: App) {
  const post = async (path: string, body: unknown, headers: Headers_ = {}) => {
    const typed = { 'content-type': 'application/json', origin: HERE, ...headers }
    return answerOf(
      await app.request(`${HERE}${path}`, { method: 'POST', headers: typed, body: JSON.stringify(body) }),
    )
  }
  const get = async (path: string, headers: Headers_ = {}) =>
    answerOf(await app.request(`${HERE}${path}`, { headers }))
  return { post, get }
}

/** All that is done meanwhile counts for one minute, in which nothing else is done. */
function minutesOf(world: { now: World['now'] }) {
  let minutes = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    minutes += 1
    const { now } = world
    const at = realWorld.now() + minutes * 60_000
    world.now = () => at
    return await work().finally(() => {
      world.now = now
    })
  }
}

export const PASSWORD = 'correct horse battery'

interface Person {
  readonly email: string
  readonly cookie: string
  readonly token: string
}

/** Each comes in in a minute of their own, so that nobody's tries count for another. */
function peopleOf({ post }: Calls, inAnotherMinute: InAnotherMinute, { add }: Administration) {
  const signIn = (email: string, password: string) =>
    inAnotherMinute(() => post('/api/auth/sign-in/email', { email, password }))
  const person = async (): Promise<Person> => {
    const email = `${randomUUID()}@example.org`
    expect(await add({ email, name: 'A', password: PASSWORD })).toBeNull()
    const { status, headers, json } = await signIn(email, PASSWORD)
    expect(status).toBe(200)
    return { email, cookie: headers.get('set-cookie')?.split(';')[0] ?? '', token: json.token }
  }
  let known: Promise<Person> | undefined
  /** One who keeps password and sessions: hashing a password is meant to be slow, and once is enough for these. */
  const someone = (): Promise<Person> => {
    known ??= person()
    return known
  }
  return { signIn, person, someone }
}
