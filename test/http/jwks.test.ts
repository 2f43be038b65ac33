/** Tokens of somebody else's issuer, whose keys are fetched: what must not open the door, and what does. */
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { realWorld } from '../../src/compose/real-world.ts'
import { jwtGate } from '../../src/http/auth/jwt-gate.ts'
import { answerOf, HERE, jwtApp } from '../support/http-app.ts'

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ed = generateKeyPairSync('ed25519')
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keys = [
  { ...rsa.publicKey.export({ format: 'jwk' }), kid: 'rsa', alg: 'RS256', use: 'sig' },
  { ...ed.publicKey.export({ format: 'jwk' }), kid: 'ed', alg: 'EdDSA', use: 'sig' },
  { ...stranger.publicKey.export({ format: 'jwk' }), kid: 'enc', alg: 'RSA-OAEP', use: 'enc' },
]
const issuer = createServer((_, response) => response.end(JSON.stringify({ keys })))
issuer.listen(0, '127.0.0.1')
await new Promise((resolve) => issuer.once('listening', resolve))
afterAll(() => issuer.close())
const keys_url = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/jwks`

const rules = { issuer: 'https://id.example', audience: 'sayso' }
const { app } = await jwtApp({ gate: jwtGate({ ...rules, keys_url }, realWorld) })
const ask = async (token: string, on = app) =>
  answerOf(await on.request(`${HERE}/api/tasks`, { headers: { authorization: `Bearer ${token}` } }))

const now = Math.floor(Date.now() / 1000)
const good = { sub: 'ann', iss: rules.issuer, aud: rules.audience, exp: now + 3600 }
const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

function signed(header: object, claims: object, key: KeyObject): string {
  const text = `${encoded(header)}.${encoded(claims)}`
  const hash = key.asymmetricKeyType === 'ed25519' ? null : 'sha256'
  return `${text}.${sign(hash, Buffer.from(text), key).toString('base64url')}`
}

/** The classic: the public key, which anyone can read, taken for a shared secret. */
function mixedUp(header: object, secret: string | Buffer): string {
  const text = `${encoded(header)}.${encoded(good)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

const byRsa = (claims: object) => signed({ alg: 'RS256', kid: 'rsa' }, claims, rsa.privateKey)
const without = (name: keyof typeof good) =>
  Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))
const pem = rsa.publicKey.export({ format: 'pem', type: 'spki' })
const ownJwk = stranger.publicKey.export({ format: 'jwk' })

const forged: readonly [string, string][] = [
  ['HS256 with the public key as PEM', mixedUp({ alg: 'HS256', kid: 'rsa' }, pem)],
  ['HS256 with the public key as JWK', mixedUp({ alg: 'HS256', kid: 'rsa' }, JSON.stringify(keys[0]))],
  [
    'HS256 with the modulus',
    mixedUp({ alg: 'HS256', kid: 'rsa' }, Buffer.from(String(keys[0]?.n), 'base64url')),
  ],
  ['HS256 with nothing', mixedUp({ alg: 'HS256' }, '')],
  ['alg none', `${encoded({ alg: 'none', kid: 'rsa' })}.${encoded(good)}.`],
  ['alg none with a signature', `${encoded({ alg: 'none' })}.${encoded(good)}.AAAA`],
  ['a stranger’s key under a known name', signed({ alg: 'RS256', kid: 'rsa' }, good, stranger.privateKey)],
  ['a stranger’s key under its own name', signed({ alg: 'RS256', kid: 'other' }, good, stranger.privateKey)],
  ['a key meant for encryption', signed({ alg: 'RS256', kid: 'enc' }, good, stranger.privateKey)],
  ['its own key in the header', signed({ alg: 'RS256', jwk: ownJwk }, good, stranger.privateKey)],
  [
    'a jku of its own',
    signed({ alg: 'RS256', kid: 'rsa', jku: 'http://evil.example' }, good, stranger.privateKey),
  ],
  [
    'an x5u of its own',
    signed({ alg: 'RS256', kid: 'rsa', x5u: 'http://evil.example' }, good, stranger.privateKey),
  ],
  ['a path as kid', signed({ alg: 'RS256', kid: '../../dev/null' }, good, stranger.privateKey)],
  ['SQL as kid', signed({ alg: 'RS256', kid: "' or 1=1 --" }, good, stranger.privateKey)],
  ['one key’s name, the other’s signature', signed({ alg: 'EdDSA', kid: 'rsa' }, good, ed.privateKey)],
  ['called PS256, signed RS256', signed({ alg: 'PS256', kid: 'rsa' }, good, rsa.privateKey)],
  ['called RS512, signed RS256', signed({ alg: 'RS512', kid: 'rsa' }, good, rsa.privateKey)],
  ['another issuer', byRsa({ ...good, iss: 'https://evil.example' })],
  ['an issuer that only begins alike', byRsa({ ...good, iss: `${rules.issuer}.evil.example` })],
  ['no issuer', byRsa(without('iss'))],
  ['another audience', byRsa({ ...good, aud: 'other' })],
  ['no audience', byRsa(without('aud'))],
  ['no expiry', byRsa(without('exp'))],
  ['no subject', byRsa(without('sub'))],
  ['not valid yet', byRsa({ ...good, nbf: now + 600 })],
  ['claims changed after signing', byRsa(good).replace(encoded(good), encoded({ ...good, sub: 'bob' }))],
]

describe('a forged token', () => {
  test.each(forged)('%s', async (_, token) => {
    const { status, json } = await ask(token)
    expect({ status, code: json.code }).toEqual({ status: 401, code: 'INVALID_TOKEN' })
  })

  test('expired', async () => {
    expect((await ask(byRsa({ ...good, exp: now - 60 }))).json.code).toBe('TOKEN_EXPIRED')
  })
})

test('a good token of either key opens the door', async () => {
  expect((await ask(byRsa(good))).status).toBe(200)
  expect((await ask(signed({ alg: 'EdDSA', kid: 'ed' }, good, ed.privateKey))).status).toBe(200)
})

test('an issuer that is away is not the client’s fault: 503, come back', async () => {
  const gate = jwtGate({ ...rules, keys_url: 'http://127.0.0.1:1/jwks' }, realWorld)
  const away = await jwtApp({ gate })
  const { status, json, headers } = await ask(byRsa(good), away.app)
  expect({ status, code: json.code }).toEqual({ status: 503, code: 'ISSUER_UNREACHABLE' })
  expect(headers.get('retry-after')).toBe('1')
  expect(away.faults).toEqual([])
})
