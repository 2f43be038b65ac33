/** The HTTP side on a real database file, without a socket: who asks is a token, what they ask a plain call. */
import { SignJWT } from 'jose'
import type { AgentPorts } from '../../src/agent/ports.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import type { World } from '../../src/domain/world.ts'
import { createApp } from '../../src/http/app.ts'
import { jwtGate } from '../../src/http/auth/jwt-gate.ts'
import type { HttpParts } from '../../src/http/parts.ts'
import { freshStore } from './stores.ts'

export const PORT = 3000
export const HERE = `http://127.0.0.1:${PORT}`
export const SECRET = 'a secret for tests that is long enough'
const RULES = { secret: SECRET, issuer: 'sayso', audience: 'sayso' }

export type App = ReturnType<typeof createApp>

export interface TestApp {
  readonly app: App
  readonly ports: AgentPorts
  /** Faults of our own that a response did not show. */
  readonly faults: unknown[]
}

export async function testPorts(world: World = realWorld): Promise<AgentPorts> {
  return await composeAgent({
    store: await freshStore(),
    world,
    policy: 'standard',
    timezone: 'Europe/Berlin',
  })
}

export async function jwtApp(change: Partial<HttpParts> = {}): Promise<TestApp> {
  return appOn(change.ports ?? (await testPorts()), change)
}

export function appOn(ports: AgentPorts, change: Partial<HttpParts> = {}): TestApp {
  const faults: unknown[] = []
  const fault = (error: unknown) => void faults.push(error)
  const gate = jwtGate(RULES, ports.world)
  return { app: createApp({ ports, gate, local: null, port: PORT, fault, ...change }), ports, faults }
}

export async function tokenFor(user_id: string): Promise<string> {
  const token = new SignJWT({ sub: user_id, iss: 'sayso', aud: 'sayso' }).setProtectedHeader({ alg: 'HS256' })
  return await token.setExpirationTime('2h').sign(new TextEncoder().encode(SECRET))
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every shape
  readonly json: any
}

type Headers_ = Record<string, string>

/** One person's view of the API. */
export interface Caller {
  get(path: string, headers?: Headers_): Promise<Answer>
  post(path: string, body?: unknown, headers?: Headers_): Promise<Answer>
  patch(path: string, body: unknown, headers?: Headers_): Promise<Answer>
  delete(path: string, headers?: Headers_): Promise<Answer>
}

export async function callerOf(app: App, user_id: string): Promise<Caller> {
  const authorization = `Bearer ${await tokenFor(user_id)}`
  const send =
    (method: string) =>
    async (path: string, body: unknown, headers: Headers_ = {}) => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      const typed: Headers_ = body === undefined ? {} : { 'content-type': 'application/json' }
      return answerOf(
        await app.request(`${HERE}${path}`, {
          method,
          ...sent,
          headers: { authorization, ...typed, ...headers },
        }),
      )
    }
  return {
    get: (path, headers) => send('GET')(path, undefined, headers),
    post: send('POST'),
    patch: send('PATCH'),
    delete: (path, headers) => send('DELETE')(path, undefined, headers),
  }
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = /[/+]json/u.test(response.headers.get('content-type') ?? '')
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : null }
}
