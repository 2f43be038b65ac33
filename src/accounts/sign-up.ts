/**
 * Making an account, without telling who has one. A new one is signed in with its password; so is whoever has one and
 * knows the password. Anyone else gets the same answer, with keys that open nothing.
 */
import { randomBytes } from 'node:crypto'
import type { Auth, AuthRules } from './auth.ts'
import { cookiePrefix } from './cookie-prefix.ts'
import { strangeDevice } from './device-cookie.ts'
import { type Fields, fieldsIn } from './fields-in.ts'

export const SIGN_UP = '/sign-up/email'

export async function signedUp(auth: Auth, rules: AuthRules, request: Request): Promise<Response> {
  const sent = await fieldsIn(request.clone())
  const made = await auth.handler(request)
  if (!made.ok) return made
  const entered = await auth.handler(signInWith(sent, request))
  if (!entered.ok) return seeming(rules, ((await made.json()) as { user: object }).user)
  return await withoutRedirect(entered)
}

function signInWith({ email, password, rememberMe }: Fields, { url, headers: given }: Request): Request {
  const headers = new Headers(given)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  const body = JSON.stringify({ email, password, rememberMe })
  return new Request(new URL('/api/auth/sign-in/email', url), { method: 'POST', headers, body })
}

/** In the form that signing up always answered in. */
async function withoutRedirect(entered: Response): Promise<Response> {
  const { redirect: _, url: __, ...shown } = (await entered.json()) as Fields
  const headers = new Headers(entered.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(shown), { status: entered.status, headers })
}

const A_WEEK_S = 7 * 24 * 3600

function seeming(rules: AuthRules, user: object): Response {
  // 32 letters and digits, as all of them.
  const token = randomBytes(96)
    .toString('base64')
    .replaceAll(/[^a-z\d]/giu, '')
    .slice(0, 32)
  const seal = encodeURIComponent(randomBytes(32).toString('base64'))
  const isSecure = rules.base_url.startsWith('https:')
  const name = `${isSecure ? '__Secure-' : ''}${cookiePrefix(rules.base_url)}.session_token`
  const how = `Max-Age=${A_WEEK_S}; Path=/; HttpOnly${isSecure ? '; Secure' : ''}; SameSite=Lax`
  const headers = new Headers({
    'content-type': 'application/json',
    'set-auth-token': `${token}.${seal}`,
    'access-control-expose-headers': 'set-auth-token',
  })
  headers.append('set-cookie', `${name}=${token}.${seal}; ${how}`)
  headers.append('set-cookie', strangeDevice(rules))
  return new Response(JSON.stringify({ token, user }), { status: 200, headers })
}
