/** The docs, open to everyone who reaches this server. Looking something up needs no script. */
import { Hono } from 'hono'
import { type Docs, RESULTS } from '../docs/docs.ts'
import { resultsOf } from '../docs/search.ts'
import type { Env } from '../env.ts'

export function docsRoutes({ files, sections, results }: Docs): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get('/docs/search', (c) => {
    const query = c.req.query('q') ?? ''
    return c.html(results.replace(RESULTS, () => resultsOf(sections, query)))
  })
  for (const [path, { body, type }] of files) {
    routes.get(addressOf(path), (c) => c.body(body, 200, { 'content-type': type }))
  }
  return routes.get('/docs/', (c) => c.redirect('/docs'))
}

/** /index.html is /docs, /quick-start.html is /docs/quick-start. */
function addressOf(path: string): string {
  return `/docs${path.replace(/(?:\/index)?\.html$/u, '')}`
}
