/** Figures for whoever watches over the server: with a token from anywhere, without one on this machine only. */
import { hash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { problem } from '../../domain/problem.ts'
import { credentialsOf } from '../auth/gate.ts'
import { isLoopback } from '../client-address.ts'
import type { Env } from '../env.ts'
import type { AppParts } from '../parts.ts'

export function metricsRoutes(parts: AppParts): Hono<Env> {
  return new Hono<Env>().get('/metrics', async (c) => {
    if (!mayLook(c, parts)) throw problem('NOT_FOUND')
    return c.text(await parts.figures.text(), 200, { 'content-type': 'text/plain; version=0.0.4' })
  })
}

/** Behind a proxy everybody seems to be on this machine, whether the proxy says who they are or not. */
function mayLook(c: Context<Env>, { metrics_token, behind_proxy }: AppParts): boolean {
  if (metrics_token === null) return !behind_proxy && isLoopback(c)
  const { bearer } = credentialsOf(c)
  return bearer !== null && timingSafeEqual(hashOf(bearer), hashOf(metrics_token))
}

function hashOf(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
