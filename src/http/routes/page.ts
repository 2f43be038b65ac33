/** The page's own files, open to everyone who reaches this server: they hold nobody's data. */
import { Hono } from 'hono'
import type { Env } from '../env.ts'
import type { BuiltPage, PageFile } from '../page/built-page.ts'

export function pageRoutes(page: BuiltPage): Hono<Env> {
  const routes = new Hono<Env>()
  for (const [path, file] of page)
    routes.get(path === '/index.html' ? '/' : path, (c) => c.body(...sent(file)))
  return routes
}

function sent({ body, type, lasting }: PageFile): [Uint8Array<ArrayBuffer>, 200, Record<string, string>] {
  const kept = lasting ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}
  return [body, 200, { 'content-type': type, ...kept }]
}
