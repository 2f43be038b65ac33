/**
 * A device that an account was signed in on before has a cookie that says so. It opens nothing: it only tells the
 * owner’s tries from those of strangers, so that guessing keeps no owner out (“device cookies”, OWASP).
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AuthRules } from './auth.ts'
import { cookiePrefix } from './cookie-prefix.ts'

const A_YEAR_S = 365 * 24 * 3600

type Rules = Pick<AuthRules, 'base_url' | 'secret'>

export function knownDevice(rules: Rules, headers: Headers, email: string): string | null {
  const start = `${nameOf(rules)}=`
  const sent = (headers.get('cookie') ?? '').split(/; ?/u).find((pair) => pair.startsWith(start))
  const [id = '', seal = ''] = sent?.slice(start.length).split('.') ?? []
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(rules, id, email))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}

/** After signing in: the answer, with a cookie where the device was not known. */
export async function rememberDevice(rules: Rules, request: Request, answer: Response): Promise<Response> {
  if (!answer.ok || !/\/sign-in\/email$/u.test(new URL(request.url).pathname)) return answer
  const { user } = (await answer.clone().json()) as { user?: { email?: string } }
  if (user?.email === undefined || knownDevice(rules, request.headers, user.email)) return answer
  const headers = new Headers(answer.headers)
  headers.append('set-cookie', newCookie(rules, user.email))
  return new Response(answer.body, { status: answer.status, headers })
}

function newCookie(rules: Rules, email: string): string {
  const id = randomBytes(12).toString('base64url')
  const secure = rules.base_url.startsWith('https:') ? '; Secure' : ''
  const value = `${id}.${sealOf(rules, id, email)}`
  return `${nameOf(rules)}=${value}; Max-Age=${A_YEAR_S}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

function nameOf({ base_url }: Rules): string {
  return `${cookiePrefix(base_url)}.device`
}

function sealOf({ secret }: Rules, id: string, email: string): string {
  return createHmac('sha256', secret).update(`device ${id} ${email.toLowerCase()}`).digest('base64url')
}
