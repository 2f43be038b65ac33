/** Figures for whoever watches over the server, and for nobody from elsewhere. */
import { Hono } from 'hono'
import { problem } from '../../domain/problem.ts'
import { isLoopback } from '../client-address.ts'
import type { Env } from '../env.ts'
import type { Figures } from '../figures.ts'

export function metricsRoutes(figures: Figures): Hono<Env> {
  return new Hono<Env>().get('/metrics', async (c) => {
    if (!isLoopback(c)) throw problem('NOT_FOUND')
    return c.text(await figures.text(), 200, { 'content-type': 'text/plain; version=0.0.4' })
  })
}
