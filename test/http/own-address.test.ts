/** Origin × Host: only what names this server gets in, on every route and for every method. */
import { expect, test } from 'vitest'
import { answerOf, HERE, jwtApp, PORT, tokenFor } from '../support/http-app.ts'

const { app } = await jwtApp()
const authorization = `Bearer ${await tokenFor('ann')}`

const hosts: readonly [string, boolean][] = [
  [`127.0.0.1:${PORT}`, true],
  [`localhost:${PORT}`, true],
  [`LOCALHOST:${PORT}`, true],
  [`[::1]:${PORT}`, true],
  ['127.0.0.1', false],
  ['localhost', false],
  ['127.0.0.1:3001', false],
  [`evil.example:${PORT}`, false],
  [`127.0.0.1.evil.example:${PORT}`, false],
  [`localhost.evil.example:${PORT}`, false],
  [`0.0.0.0:${PORT}`, false],
  [`127.1:${PORT}`, false],
  ['', false],
]
const origins: readonly [string | null, boolean][] = [
  [null, true],
  [`http://127.0.0.1:${PORT}`, true],
  [`http://localhost:${PORT}`, true],
  [`http://[::1]:${PORT}`, true],
  ['null', false],
  ['', false],
  ['http://evil.example', false],
  [`http://evil.example:${PORT}`, false],
  ['http://127.0.0.1', false],
  ['http://127.0.0.1:3001', false],
  [`https://127.0.0.1:${PORT}`, false],
  [`http://127.0.0.1:${PORT}.evil.example`, false],
  [`http://127.0.0.1:${PORT}@evil.example`, false],
  [`file://127.0.0.1:${PORT}`, false],
]
const matrix = hosts.flatMap(([host, named]) =>
  origins.map(([origin, own]) => ({ host, origin, allowed: named && own })),
)

test.each(matrix)('host $host, origin $origin: $allowed', async ({ host, origin, allowed }) => {
  const headers = { host, authorization, ...(origin !== null && { origin }) }
  const { status, json } = await answerOf(await app.request(`${HERE}/api/tasks`, { headers }))
  expect({ status, code: json.code }).toEqual(
    allowed ? { status: 200, code: undefined } : { status: 403, code: 'FORBIDDEN_ORIGIN' },
  )
})

test.each(['/', '/healthz', '/readyz', '/sign-in?code=x', '/api/chat', '/nothing'])(
  'a stranger’s page gets nothing from %s',
  async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS']) {
      const headers = { authorization, origin: 'http://evil.example' }
      const response = await app.request(`${HERE}${path}`, { method, headers })
      expect(response.status).toBe(403)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      expect(response.headers.get('x-request-id')).not.toBeNull()
    }
  },
)

test('an address in the request line counts as much as the header', async () => {
  const headers = { host: `127.0.0.1:${PORT}`, authorization }
  expect((await app.request('http://evil.example/api/tasks', { headers })).status).toBe(403)
})
