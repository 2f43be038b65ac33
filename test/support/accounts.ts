/** Accounts on the database of this run, and people who have one. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect } from 'vitest'
import { openAccounts } from '../../src/accounts/accounts.ts'
import type { AuthRules } from '../../src/accounts/auth.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import { openStore } from '../../src/store/open.ts'
import { answerOf, appOn, HERE } from './http-app.ts'
import { freshDatabase } from './stores.ts'

export const store = await openStore(await freshDatabase())
afterAll(() => store.close())
export const world = { ...realWorld }
export const ports = await composeAgent({ store, world, policy: 'standard', timezone: 'Europe/Berlin' })
export const rules: AuthRules = {
  base_url: HERE,
  secret: 'a secret for sessions that is long enough',
  audience: 'sayso',
  trusted_origins: [],
  sign_up: 'open',
  erase: (user_id) => store.erase(user_id),
  sendReset: null,
}
export const accounts = await openAccounts(store.connection, rules, world)
export const { app, faults } = appOn(ports, { gate: accounts, accounts })

type Headers_ = Record<string, string>

export async function post(path: string, body: unknown, headers: Headers_ = {}) {
  const typed = { 'content-type': 'application/json', origin: HERE, ...headers }
  return answerOf(
    await app.request(`${HERE}${path}`, { method: 'POST', headers: typed, body: JSON.stringify(body) }),
  )
}
export const get = async (path: string, headers: Headers_ = {}) =>
  answerOf(await app.request(`${HERE}${path}`, { headers }))

export const PASSWORD = 'correct horse battery'

interface Person {
  readonly email: string
  readonly cookie: string
  readonly token: string
}

/** Each in a minute of their own, so that nobody's tries count for another. */
export async function person(): Promise<Person> {
  const email = `${randomUUID()}@example.org`
  const { status, headers, json } = await signUp(email)
  expect(status).toBe(200)
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  return { email, cookie, token: json.token }
}

let known: Promise<Person> | undefined

/** One who keeps password and sessions: hashing a password is meant to be slow, and once is enough for these. */
export function someone(): Promise<Person> {
  known ??= person()
  return known
}

export const signUp = (email: string) =>
  inAnotherMinute(() => post('/api/auth/sign-up/email', { email, password: PASSWORD, name: 'A' }))
export const signIn = (email: string, password: string) =>
  inAnotherMinute(() => post('/api/auth/sign-in/email', { email, password }))

let minutes = 0

/** All that is done meanwhile counts for one minute, in which nothing else is done. */
export async function inAnotherMinute<T>(work: () => Promise<T>): Promise<T> {
  minutes += 1
  const { now } = world
  const at = realWorld.now() + minutes * 60_000
  world.now = () => at
  return await work().finally(() => {
    world.now = now
  })
}
