/** Tokens that must not open the door, each for its own reason. */
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { realWorld } from '../../src/compose/real-world.ts'
import { jwtGate } from '../../src/http/auth/jwt-gate.ts'
import { answerOf, HERE, jwtApp, SECRET, tokenFor } from '../support/http-app.ts'

const { app } = await jwtApp()
const now = Math.floor(Date.now() / 1000)
const good = { sub: 'ann', iss: 'sayso', aud: 'sayso', exp: now + 3600 }
const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Made by hand: a library would refuse to make most of these. */
function made(claims: object, header: object = { alg: 'HS256' }, secret = SECRET, hash = 'sha256'): string {
  const signed = `${encoded(header)}.${encoded(claims)}`
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`
}

function rsaSigned(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signed = `${encoded({ alg: 'RS256' })}.${encoded(good)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
}

async function ask(headers: Record<string, string>) {
  return answerOf(await app.request(`${HERE}/api/tasks`, { headers }))
}

const without = (name: keyof typeof good) =>
  Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))
const valid = made(good)
const fromLibrary = await tokenFor('ann')
const [head = '', body = '', signature = ''] = valid.split('.')

describe('no token', () => {
  test.each([
    ['no header', {}],
    ['an empty header', { authorization: '' }],
    ['Bearer and nothing', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: 'Basic YW5uOmFubg==' }],
    ['the token without scheme', { authorization: valid }],
    ['only a cookie', { cookie: `sayso_session_3000=${valid}` }],
    ['another header', { 'x-authorization': `Bearer ${valid}` }],
  ])('%s', async (_, headers) => {
    const answer = await ask(headers as Record<string, string>)
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status: 401, code: 'MISSING_TOKEN' })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })
})

describe('a broken token', () => {
  const broken: readonly [string, string][] = [
    ['garbage', 'garbage'],
    ['three garbages', 'a.b.c'],
    ['alg none', `${encoded({ alg: 'none' })}.${body}.`],
    ['alg None with the signature kept', `${encoded({ alg: 'None' })}.${body}.${signature}`],
    ['no alg', made(good, {})],
    ['an empty signature', `${head}.${body}.`],
    ['another secret', made(good, { alg: 'HS256' }, 'another secret that is long enough, too')],
    ['an empty secret', made(good, { alg: 'HS256' }, '')],
    ['HS512 with our secret', made(good, { alg: 'HS512' }, SECRET, 'sha512')],
    ['HS384 with our secret', made(good, { alg: 'HS384' }, SECRET, 'sha384')],
    ['RS256 of someone else', rsaSigned()],
    ['called RS256, signed by HMAC', made(good, { alg: 'RS256' })],
    ['a key of its own in the header', made(good, { alg: 'HS256', jwk: { kty: 'oct', k: 'YQ' } }, 'a')],
    ['a file as the name of its key', made(good, { alg: 'HS256', kid: '../../../dev/null' }, '')],
    ['an address for its key', made(good, { alg: 'HS256', jku: 'https://evil.example/keys' }, 'a')],
    ['a certificate of its own', made(good, { alg: 'HS256', x5c: ['YQ'], x5u: 'https://evil.example' }, 'a')],
    ['called ES256, signed by HMAC', made(good, { alg: 'ES256' })],
    ['called EdDSA, signed by HMAC', made(good, { alg: 'EdDSA' })],
    ['called encrypted', made(good, { alg: 'dir', enc: 'A256GCM' })],
    ['alg in small letters', made(good, { alg: 'hs256' })],
    ['several algs', made(good, { alg: ['HS256'] })],
    ['an unknown critical header', made(good, { alg: 'HS256', crit: ['x'], x: 1 })],
    ['not base64url-encoded', made(good, { alg: 'HS256', b64: false, crit: ['b64'] })],
    ['cut short', valid.slice(0, -4)],
    ['without its signature', `${head}.${body}`],
    ['a dot too many', `${valid}.`],
    ['a fourth part', `${valid}.${signature}`],
    ['two tokens', `${valid} ${valid}`],
    ['claims changed after signing', `${head}.${encoded({ ...good, sub: 'bob' })}.${signature}`],
    ['another issuer', made({ ...good, iss: 'someone' })],
    ['no issuer', made(without('iss'))],
    ['several issuers', made({ ...good, iss: ['sayso'] })],
    ['another audience', made({ ...good, aud: 'someone' })],
    ['other audiences', made({ ...good, aud: ['a', 'b'] })],
    ['no audience', made(without('aud'))],
    ['no expiry', made(without('exp'))],
    ['an expiry in words', made({ ...good, exp: 'tomorrow' })],
    ['a beginning in words', made({ ...good, nbf: 'now' })],
    ['not valid yet', made({ ...good, nbf: now + 120 })],
    ['no subject', made(without('sub'))],
    ['an empty subject', made({ ...good, sub: '' })],
    ['a blank subject', made({ ...good, sub: ' ' })],
    ['several subjects', made({ ...good, sub: ['ann'] })],
    ['a number as subject', made({ ...good, sub: 1 })],
    ['NUL in the subject', made({ ...good, sub: 'ann\0' })],
    ['half a character in the subject', made({ ...good, sub: 'ann\ud800' })],
    ['a subject without end', made({ ...good, sub: 'a'.repeat(256) })],
    ['claims that are no object', made(['ann'])],
  ]

  test.each(broken)('%s', async (_, token) => {
    const answer = await ask({ authorization: `Bearer ${token}` })
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status: 401, code: 'INVALID_TOKEN' })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    expect(answer.text).not.toContain('ann')
  })

  test('expired for longer than clocks may differ', async () => {
    const answer = await ask({ authorization: `Bearer ${made({ ...good, exp: now - 60 })}` })
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status: 401, code: 'TOKEN_EXPIRED' })
  })
})

describe('a good token', () => {
  test.each([
    ['made by hand', valid],
    ['made by the library', fromLibrary],
    ['expired within the tolerance', made({ ...good, exp: now - 5 })],
    ['ours among its audiences', made({ ...good, aud: ['other', 'sayso'] })],
  ])('%s', async (_, token) => {
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(200)
    expect((await ask({ authorization: `bearer  ${token}` })).status).toBe(200)
  })
})

test('a good token is looked at again: its time runs out, and nothing else passes for it', async () => {
  let clock = now * 1000
  const rules = { secret: SECRET, issuer: 'sayso', audience: 'sayso' }
  const gate = jwtGate(rules, { ...realWorld, now: () => clock })
  const holder = async (bearer: string) => gate.identify({ bearer, headers: new Headers() })
  for (let time = 0; time < 2; time++) expect(await holder(valid)).toEqual({ user_id: 'ann', scopes: null })
  await expect(holder(`${head}.${encoded({ ...good, sub: 'bob' })}.${signature}`)).rejects.toMatchObject({
    code: 'INVALID_TOKEN',
  })
  await expect(holder(`${valid}A`)).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  clock += 3_631_000
  await expect(holder(valid)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
})

test.each(['/', '/healthz', '/readyz'])('%s is open to everyone', async (path) => {
  expect((await app.request(`${HERE}${path}`)).status).toBe(200)
})

test.each([
  '/api/chat',
  '/api/tasks',
  '/api/conversations',
  '/api/audit',
  '/api/undo',
  '/api/nothing',
  '/api/auth/local',
])('%s is not', async (path) => {
  for (const method of ['GET', 'POST']) {
    expect((await app.request(`${HERE}${path}`, { method })).status).toBe(401)
  }
})
