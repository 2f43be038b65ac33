/**
 * POST /mcp: other assistants, each with a bearer token of its own. A browser's cookie opens nothing here, and a
 * request without a valid token is told where to read how to get one (RFC 9728).
 */
import { isUtf8 } from 'node:buffer'
import { type Context, Hono } from 'hono'
import { Problem, problem } from '../../domain/problem.ts'
import { type Scope, taskScopes } from '../../domain/scope.ts'
import { credentialsOf, type Gate, type Principal } from '../auth/gate.ts'
import type { Env } from '../env.ts'
import type { Limits, McpMount, Staying } from '../parts.ts'
import { problemResponse } from '../problem-response.ts'

const METADATA = '/.well-known/oauth-protected-resource'

/** `public_url`: the address people see, where it is another one than the request's. */
export function mcpRoutes(gate: Gate, mcp: McpMount, public_url: string | null, limits: Limits): Hono<Env> {
  // Host was checked before, so a request's own address is one of ours.
  const originOf = (c: Context<Env>) => new URL(public_url ?? c.req.url).origin
  const metadata = (c: Context<Env>) => c.json(resourceMetadata(originOf(c), mcp.issuer))
  return new Hono<Env>()
    .get(METADATA, metadata)
    .get(`${METADATA}/mcp`, metadata)
    .all('/mcp', async (c) => {
      const principal = await bearerOf(c, gate).catch((error: unknown) => refusal(c, error, originOf(c)))
      if (principal instanceof Response) return principal
      const [request, message] = await received(c)
      limits.requests.user(principal.user_id, requestsIn(message))
      const lacking = await mcp.lacks(message, principal)
      if (lacking !== null) return stepUp(c, lacking, principal, originOf(c))
      if (isKept(message)) limits.quota.check(principal.user_id)
      const [staying, gone] = asLongAs(principal, () => bearerOf(c, gate, { again: true }))
      return until(gone, await mcp.handle(request, staying, message))
    })
}

/** So many may come together. */
const LARGEST_BATCH = 10

function requestsIn(message: unknown): number {
  if (!Array.isArray(message)) return thingsIn(message)
  if (message.length <= LARGEST_BATCH) return message.map(thingsIn).reduce((sum, count) => sum + count, 0)
  throw problem('VALIDATION_ERROR', {
    reason: `A batch may have ${LARGEST_BATCH} requests at most; this one has ${message.length}.`,
  })
}

/** One call may ask for several things. */
function thingsIn(message: unknown): number {
  const { params } = Object(message) as { params?: { arguments?: { more?: unknown } } }
  const more = params?.arguments?.more
  return Array.isArray(more) ? 1 + more.length : 1
}

/** Every call leaves a row, and be it of what was looked at. */
function isKept(message: unknown): boolean {
  const all: readonly unknown[] = Array.isArray(message) ? message : [message]
  return all.some((one) =>
    /^(?:tools\/call|resources\/read)$/u.test((one as { method?: string } | null)?.method ?? ''),
  )
}

async function bearerOf(c: Context<Env>, gate: Gate, how: { again?: true } = {}): Promise<Principal> {
  const { bearer } = credentialsOf(c)
  if (bearer === null) throw problem('MISSING_TOKEN')
  const headers = new Headers({ authorization: `Bearer ${bearer}` })
  return await gate.identify({ bearer, headers, ...how })
}

/** Someone who may be here, and the sign that they no longer may. */
function asLongAs(principal: Principal, identify: () => Promise<Principal>): [Staying, AbortSignal] {
  const leaving = new AbortController()
  const mayStill = async () => {
    await identify().catch(() => leaving.abort())
    return !leaving.signal.aborted
  }
  return [{ ...principal, mayStill }, leaving.signal]
}

/** A stream ends when whoever listens is put out. */
function until(gone: AbortSignal, response: Response): Response {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) return response
  const way = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => gone.addEventListener('abort', () => controller.terminate()),
  })
  return new Response(response.body.pipeThrough(way), response)
}

function refusal(c: Context<Env>, error: unknown, origin: string): Response {
  if (!(error instanceof Problem) || error.status !== 401) throw error
  const response = problemResponse(c, error)
  const challenge = response.headers.get('www-authenticate') ?? 'Bearer'
  const where = `resource_metadata="${origin}${METADATA}/mcp"`
  response.headers.set('www-authenticate', `${challenge}${challenge.includes(' ') ? ',' : ''} ${where}`)
  return response
}

/** What it has and what it lacks: a program that asks for that alone would lose the rest. */
function stepUp(c: Context<Env>, scope: Scope, { scopes }: Principal, origin: string): Response {
  const response = problemResponse(c, problem('INSUFFICIENT_SCOPE', { scope }))
  const wanted = [...(scopes ?? []), scope].join(' ')
  const where = `resource_metadata="${origin}${METADATA}/mcp"`
  response.headers.set('www-authenticate', `Bearer error="insufficient_scope", scope="${wanted}", ${where}`)
  return response
}

function resourceMetadata(origin: string, issuer: string | undefined) {
  return {
    resource: `${origin}/mcp`,
    resource_name: 'Sayso',
    scopes_supported: taskScopes,
    bearer_methods_supported: ['header'],
    ...(issuer !== undefined && { authorization_servers: [issuer] }),
  }
}

/** Broken bytes would be repaired on the way; what is accepted has to come back unchanged. */
async function received(c: Context<Env>): Promise<[request: Request, message?: unknown]> {
  const { raw } = c.req
  if (raw.method !== 'POST') return [raw]
  const body = Buffer.from(await c.req.arrayBuffer())
  if (!isUtf8(body)) throw problem('MALFORMED_BODY')
  try {
    return [raw, JSON.parse(body.toString())]
  } catch {
    // The protocol has its own words for what is no JSON.
    return [new Request(raw.url, { method: 'POST', headers: raw.headers, body })]
  }
}
