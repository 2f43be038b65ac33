/**
 * The HTTP side of Sayso. Order matters: every response gets its id and its headers, then the request has to
 * come from here, then be small enough, then be signed in; only then a route sees it.
 */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { problem } from '../domain/problem.ts'
import { addMcp } from './add-mcp.ts'
import { routesFor } from './all-routes.ts'
import { requireUser } from './auth/gate.ts'
import { withPersonalTokens } from './auth/personal-tokens.ts'
import { unlessClosed } from './auth/unless-closed.ts'
import { trustedPages } from './cors.ts'
import { counted } from './counted.ts'
import type { Env } from './env.ts'
import { EventHub } from './events/hub.ts'
import { noFigures } from './figures.ts'
import { neverKept, safeHeaders } from './headers.ts'
import { BODY_LIMIT, LONG_BODY } from './json-body.ts'
import { limitAddresses, limitUsers } from './limit-requests.ts'
import { mount } from './mount.ts'
import { ownAddress } from './own-address.ts'
import type { AppParts, HttpParts } from './parts.ts'
import { asProblem, problemResponse } from './problem-response.ts'
import { Quota } from './quota.ts'
import { Readiness } from './readiness.ts'
import { RequestLimit } from './request-limit.ts'
import type { Route } from './route.ts'
import { accountRoutes } from './routes/accounts.ts'
import { calendarRoutes } from './routes/calendar.ts'
import { docsRoutes } from './routes/docs.ts'
import { homeRoutes } from './routes/home.ts'
import { metricsRoutes } from './routes/metrics.ts'
import { pageRoutes } from './routes/page.ts'
import { pressedRoutes } from './routes/pressed.ts'
import { resetPasswordRoutes } from './routes/reset-password.ts'
import { securityTxtRoutes } from './routes/security-txt.ts'
import { signInRoutes } from './routes/sign-in.ts'

export function createApp(given: HttpParts): Hono<Env> {
  const { ports, fault } = given
  const parts = complete(given)
  const app = new Hono<Env>()
  app.use(requestId({ generator: () => ports.world.newId() }), counted(parts.figures))
  app.use(safeHeaders(parts.ends_tls), neverKept(), compressed())
  app.use(ownAddress(parts), trustedPages(parts), limitAddresses(parts), smallBodies())
  addOpenRoutes(app, parts)
  app.use('/api/*', requireUser(parts.gate), limitUsers(parts))
  mount(app, routesFor(parts.version).filter(isSignedIn), parts)
  app.notFound((c) => problemResponse(c, problem('NOT_FOUND')))
  app.onError((error, c) => {
    const found = asProblem(error)
    if (found !== error && !leftMidway(c, error)) fault(error, c.get('requestId'))
    return problemResponse(c, found)
  })
  return app
}

/** Tokens are a way in beside every other. */
function complete(given: HttpParts): AppParts {
  const { ports, figures = noFigures } = given
  return {
    accounts: null,
    mcp: null,
    page: null,
    docs: null,
    reminding: null,
    hub: new EventHub(ports.store, (open) => figures.streams(open)),
    figures,
    version: '0.0.0',
    public_url: null,
    trusted_origins: [],
    security_contact: null,
    behind_proxy: false,
    ends_tls: false,
    metrics_token: null,
    turns_a_minute: 0,
    requests_a_minute: 0,
    quota_mb: 0,
    ...given,
    requests: new RequestLimit(given.requests_a_minute ?? 0, ports.world),
    readiness: new Readiness(ports.store, ports.world),
    quota: new Quota(given.quota_mb ?? 0, ports.store, ports.world),
    gate: unlessClosed(withPersonalTokens(given.gate, ports.store, ports.world), ports.store, ports.world),
  }
}

/** Whoever is not signed in yet may have these. */
function addOpenRoutes(app: Hono<Env>, parts: AppParts): void {
  const { gate, local, accounts, page, docs } = parts
  const open = routesFor(parts.version).filter((route) => !isSignedIn(route))
  mount(app, open, parts)
  app.route('/', metricsRoutes(parts))
  app.route('/', securityTxtRoutes(parts))
  app.route('/', calendarRoutes(parts))
  app.route('/', pressedRoutes(parts))
  app.route('/', page ? pageRoutes(page) : homeRoutes(gate))
  if (docs) app.route('/', docsRoutes(docs))
  if (local) app.route('/', signInRoutes(local, parts))
  if (accounts) {
    app.route('/', accountRoutes(accounts, parts))
    app.route('/', resetPasswordRoutes(accounts, parts))
  }
  addMcp(app, parts)
}

/** What is asked for may be long. The answer to a message or a change is not, and packing it would take longer. */
function compressed(): MiddlewareHandler<Env> {
  const packed = compress()
  return (c, next) => (c.req.method === 'GET' ? packed(c, next) : next())
}

/** Whoever says how much it will be is believed, since Node reads no more than that: the body is not touched. */
function smallBodies(): MiddlewareHandler<Env> {
  const limited = bodyLimit({ maxSize: BODY_LIMIT, onError: tooLarge })
  return (c, next) => {
    if (c.req.path === LONG_BODY || c.req.method === 'GET') return next()
    const length = Number(c.req.header('content-length') ?? Number.NaN)
    if (c.req.header('transfer-encoding') !== undefined || Number.isNaN(length)) return limited(c, next)
    return length > BODY_LIMIT ? tooLarge() : next()
  }
}

/** Nobody's fault. */
function leftMidway(c: Context<Env>, error: Error): boolean {
  return c.req.raw.signal.aborted && 'code' in error && error.code === 'ECONNRESET'
}

function isSignedIn({ needs }: Route): boolean {
  return needs !== 'nothing'
}

function tooLarge(): never {
  throw problem('BODY_TOO_LARGE', { limit: BODY_LIMIT })
}
