/** What a browser may do with our responses: next to nothing, and never keep them. */
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Env } from './env.ts'

const A_YEAR = 'max-age=31536000'

/** `ends_tls`: people reach this process itself by https, so their browsers may hold on to that. */
export function safeHeaders(ends_tls: boolean): MiddlewareHandler<Env> {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    // Elsewhere it is for whoever ends TLS to say.
    strictTransportSecurity: ends_tls ? A_YEAR : false,
    // For browsers that nobody has any more, or about what the rest already forbids.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    removePoweredBy: false,
  })
}

export function neverKept(): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  }
}
