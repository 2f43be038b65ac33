/** /mcp, and where there are accounts, the way for a program to get a token for it. */
import type { Hono } from 'hono'
import { withPersonalTokens } from './auth/personal-tokens.ts'
import { unlessClosed } from './auth/unless-closed.ts'
import type { Env } from './env.ts'
import type { AppParts } from './parts.ts'
import { mcpRoutes } from './routes/mcp.ts'
import { type Inside, oauthRoutes } from './routes/oauth.ts'

export function addMcp(app: Hono<Env>, parts: AppParts): void {
  const { mcp, gate, accounts, public_url, ports } = parts
  if (!mcp) return
  if (!accounts) {
    app.route('/', mcpRoutes(gate, mcp, public_url, parts))
    return
  }
  const { oauth } = accounts
  const { store, world } = ports
  const own = unlessClosed(withPersonalTokens(oauth, store, world), store, world)
  const { issuer } = oauth
  app.route('/', mcpRoutes(own, { ...mcp, issuer }, issuer, parts))
  app.route('/', oauthRoutes(oauth, insideOf(app)))
}

/** Only what a browser says about itself goes along. */
function insideOf(app: Hono<Env>): Inside {
  return async (c, path, body) => {
    const headers = new Headers({ 'content-type': 'application/json' })
    for (const name of ['cookie', 'origin', 'host', 'x-forwarded-for', 'user-agent']) {
      const value = c.req.header(name)
      if (value !== undefined) headers.set(name, value)
    }
    const url = new URL(path, c.req.url)
    return await app.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }), c.env)
  }
}
