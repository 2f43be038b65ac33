/**
 * The HTTP side of Sayso. Order matters: every response gets its id and its headers, then the request has to
 * come from here, then be small enough, then be signed in; only then a route sees it.
 */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import type { AgentPorts } from '../agent/ports.ts'
import { problem } from '../domain/problem.ts'
import { requireUser } from './auth/gate.ts'
import type { Env } from './env.ts'
import { neverKept, safeHeaders } from './headers.ts'
import { BODY_LIMIT } from './json-body.ts'
import { ownAddress } from './own-address.ts'
import type { HttpParts } from './parts.ts'
import { asProblem, problemResponse } from './problem-response.ts'
import { auditRoutes } from './routes/audit.ts'
import { chatRoutes } from './routes/chat.ts'
import { conversationRoutes } from './routes/conversations.ts'
import { healthRoutes } from './routes/health.ts'
import { homeRoutes } from './routes/home.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { taskRoutes } from './routes/tasks.ts'
import { undoRoutes } from './routes/undo.ts'

export function createApp(parts: HttpParts): Hono<Env> {
  const { ports, port, fault } = parts
  const app = new Hono<Env>()
  app.use(requestId({ generator: () => ports.world.newId() }), safeHeaders(), neverKept())
  app.use(ownAddress(port), bodyLimit({ maxSize: BODY_LIMIT, onError: tooLarge }))
  addOpenRoutes(app, parts)
  app.use('/api/*', requireUser(parts.gate))
  addApi(app, ports)
  app.notFound((c) => problemResponse(c, problem('NOT_FOUND')))
  app.onError((error, c) => {
    const found = asProblem(error)
    if (found !== error) fault(error, c.get('requestId'))
    return problemResponse(c, found)
  })
  return app
}

/** Whoever is not signed in yet may have these. */
function addOpenRoutes(app: Hono<Env>, { ports, gate, local }: HttpParts): void {
  app.route('/', healthRoutes(ports.store))
  app.route('/', homeRoutes(gate))
  if (local) app.route('/', signInRoutes(local))
}

function addApi(app: Hono<Env>, ports: AgentPorts): void {
  app.route('/api/chat', chatRoutes(ports))
  app.route('/api/tasks', taskRoutes(ports))
  app.route('/api/undo', undoRoutes(ports))
  app.route('/api/conversations', conversationRoutes(ports.store))
  app.route('/api/audit', auditRoutes(ports.store))
}

function tooLarge(): never {
  throw problem('BODY_TOO_LARGE', { limit: BODY_LIMIT })
}
