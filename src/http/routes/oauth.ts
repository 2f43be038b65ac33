/**
 * Letting a program in through the browser: sign in, consent, back to the program. The pages only pass on what was
 * typed to the routes under /api/auth, with all their checks and limits.
 */
import { type Context, Hono } from 'hono'
import { problem } from '../../domain/problem.ts'
import type { OAuth } from '../auth/oauth.ts'
import { storableOnly } from '../auth/storable-only.ts'
import type { Env } from '../env.ts'
import { consentPage, oauthCodePage, oauthSignInPage, onwardPage } from '../oauth-pages.ts'

/** The app itself: a request of ours takes the same way as everybody's. */
export type Inside = (c: Context<Env>, path: string, body: object) => Promise<Response>

export function oauthRoutes(oauth: OAuth, inside: Inside): Hono<Env> {
  return new Hono<Env>()
    .use('/oauth/*', storableOnly())
    .get('/.well-known/oauth-authorization-server', (c) => oauth.metadata(c.req.raw))
    .get('/oauth/sign-in', (c) => c.html(oauthSignInPage(queryOf(c), false)))
    .post('/oauth/sign-in', async (c) => await signIn(c, inside))
    .post('/oauth/code', async (c) => await secondStep(c, inside))
    .get('/oauth/consent', async (c) => await askConsent(c, oauth))
    .post('/oauth/consent', async (c) => await consent(c, inside))
}

function queryOf(c: Context<Env>): string {
  return new URL(c.req.url).search.slice(1)
}

async function signIn(c: Context<Env>, inside: Inside): Promise<Response> {
  const { email = '', password = '', query = '' } = await fields(c)
  const response = await inside(c, '/api/auth/sign-in/email', { email, password })
  if (response.status === 401) return c.html(oauthSignInPage(query, true), 401)
  if (!response.ok) return response
  passOn(c, response)
  const { twoFactorRedirect = false } = (await response.json()) as { twoFactorRedirect?: boolean }
  return twoFactorRedirect ? c.html(oauthCodePage(query, false)) : askAgain(c, query)
}

async function secondStep(c: Context<Env>, inside: Inside): Promise<Response> {
  const { code = '', query = '' } = await fields(c)
  const response = await inside(c, '/api/auth/two-factor/verify-totp', { code })
  if (response.status === 400 || response.status === 401) return c.html(oauthCodePage(query, true), 401)
  if (!response.ok) return response
  passOn(c, response)
  return askAgain(c, query)
}

function passOn(c: Context<Env>, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}

function askAgain(c: Context<Env>, query: string): Response {
  return c.redirect(`/api/auth/oauth2/authorize?${asFirstAsked(query)}`, 303)
}

/** What was added on the way to this page is not asked again. */
function asFirstAsked(query: string): URLSearchParams {
  const params = new URLSearchParams(query)
  for (const added of ['sig', 'exp']) params.delete(added)
  return params
}

async function askConsent(c: Context<Env>, oauth: OAuth): Promise<Response> {
  const query = queryOf(c)
  const { client_id = '', scope = '', redirect_uri = '' } = c.req.query()
  const program = await oauth.programName(client_id)
  if (program === null) throw problem('NOT_FOUND')
  const goes_to = new URL(harmless(redirect_uri)).host
  return c.html(consentPage({ program, goes_to, scopes: scope.split(' '), query }))
}

async function consent(c: Context<Env>, inside: Inside): Promise<Response> {
  const { query = '', answer } = await fields(c)
  const body = { accept: answer === 'yes', oauth_query: query }
  const response = await inside(c, '/api/auth/oauth2/consent', body)
  if (!response.ok) return response
  const { url, redirect_uri } = (await response.json()) as { url?: string; redirect_uri?: string }
  return c.html(onwardPage(harmless(url ?? redirect_uri ?? '')))
}

/** A program may be reached by a scheme of its own, but nothing here is a script or a document in disguise. */
function harmless(url: string): string {
  const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: 'about:' }
  if (['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:'].includes(protocol)) {
    throw problem('NOT_FOUND')
  }
  return url
}

async function fields(c: Context<Env>): Promise<Readonly<Record<string, string | undefined>>> {
  const form = await c.req.parseBody()
  return Object.fromEntries(Object.entries(form).filter((entry) => typeof entry[1] === 'string')) as never
}
