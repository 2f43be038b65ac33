/** Bodies that are not what they should be. */
import { describe, expect, test } from 'vitest'
import { BODY_LIMIT } from '../../src/http/json-body.ts'
import { answerOf, callerOf, HERE, jwtApp, tokenFor } from '../support/http-app.ts'

const { app } = await jwtApp()
const ann = await callerOf(app, 'ann')
const authorization = `Bearer ${await tokenFor('ann')}`

async function send(
  body: string | Uint8Array | ReadableStream,
  type: string | null = 'application/json',
  headers: object = {},
) {
  const typed = type === null ? {} : { 'content-type': type }
  const init = { method: 'POST', body, headers: { authorization, ...typed, ...headers }, duplex: 'half' }
  return answerOf(await app.request(`${HERE}/api/chat`, init as RequestInit))
}

const bytes = (text: string) => new TextEncoder().encode(text)

describe.each([
  ['no JSON', '{"message":', 'application/json', 400, 'MALFORMED_BODY'],
  ['nothing at all', '', 'application/json', 400, 'MALFORMED_BODY'],
  ['an array', '["add milk"]', 'application/json', 400, 'VALIDATION_ERROR'],
  ['a string', '"add milk"', 'application/json', 400, 'VALIDATION_ERROR'],
  ['null', 'null', 'application/json', 400, 'VALIDATION_ERROR'],
  ['a prototype', '{"message":"hi","__proto__":{"a":1}}', 'application/json', 400, 'VALIDATION_ERROR'],
  [
    'broken UTF-8',
    new Uint8Array([...bytes('{"message":"'), 0xc3, 0x28, ...bytes('"}')]),
    'application/json',
    400,
    'MALFORMED_BODY',
  ],
  ['plain text', '{"message":"hi"}', 'text/plain', 415, 'UNSUPPORTED_TYPE'],
  ['a form', 'message=hi', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_TYPE'],
  ['another charset', '{"message":"hi"}', 'application/json; charset=latin1', 415, 'UNSUPPORTED_TYPE'],
  ['something like JSON', '{"message":"hi"}', 'application/jsonp', 415, 'UNSUPPORTED_TYPE'],
  ['bytes of no type', bytes('{"message":"hi"}'), null, 415, 'UNSUPPORTED_TYPE'],
] as const)('%s', (_, body, type, status, code) => {
  test(`is ${status} ${code}`, async () => {
    const answer = await send(body, type)
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status, code })
  })
})

test.each(['application/json', 'application/json;charset=UTF-8', 'Application/JSON; charset="utf-8"'])(
  '%s is JSON',
  async (type) => {
    expect((await send('{"message":"hello"}', type)).status).toBe(200)
  },
)

describe('256 KB', () => {
  const filled = (size: number) => {
    const [start, end] = ['{"message":"hi","x":"', '"}']
    return start + 'a'.repeat(size - start.length - end.length) + end
  }
  const streamed = (text: string) => new Blob([text]).stream()

  test('are read', async () => {
    const { status, json } = await send(filled(BODY_LIMIT), 'application/json', {
      'content-length': String(BODY_LIMIT),
    })
    expect({ status, code: json.code }).toEqual({ status: 400, code: 'VALIDATION_ERROR' })
  })

  test.each([
    ['when the length is told', { 'content-length': String(BODY_LIMIT + 1) }],
    ['when it comes in chunks', { 'transfer-encoding': 'chunked' }],
  ])('and one byte more are not, %s', async (_, headers) => {
    const { status, json } = await send(streamed(filled(BODY_LIMIT + 1)), 'application/json', headers)
    expect({ status, code: json.code }).toEqual({ status: 413, code: 'BODY_TOO_LARGE' })
  })
})

test.each(['{}', '{"message":"hello"}'])('every response has an id and safe headers: %s', async (body) => {
  const { headers } = await send(body)
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/u)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
})

test('an address that does not exist is 404, signed in or open', async () => {
  expect((await ann.get('/api/nothing')).json.code).toBe('NOT_FOUND')
  expect((await ann.get('/nothing')).json.code).toBe('NOT_FOUND')
  expect((await ann.get('/sign-in?code=x')).json.code).toBe('NOT_FOUND')
})
