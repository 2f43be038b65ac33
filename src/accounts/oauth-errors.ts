/** What a program is refused, in the words that programs know (RFC 6749, 5.2; RFC 7591, 3.2.2). */

const FOR_PROGRAMS = /^\/api\/auth\/oauth2\/(?:token|revoke|introspect|register)$/u
const GRANTS = ['authorization_code', 'refresh_token']

export function isForPrograms(request: Request): boolean {
  return FOR_PROGRAMS.test(new URL(request.url).pathname)
}

interface Said {
  readonly error?: unknown
  readonly error_description?: unknown
  readonly message?: unknown
}

/** `asked`: a copy of the request, whose body nobody has read yet. */
export async function asOAuthError(response: Response, asked: Request): Promise<Response> {
  if (response.status < 400) return response
  const said = (await response.json().catch(() => null)) as Said | null
  const error = typeof said?.error === 'string' ? said.error : await kindOf(response, asked)
  const words = [said?.error_description, said?.message].find((one) => typeof one === 'string')
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json')
  headers.set('cache-control', 'no-store')
  headers.delete('content-length')
  if (error === 'invalid_client') headers.set('www-authenticate', 'Basic realm="programs"')
  const body = { error, ...(words !== undefined && { error_description: words }) }
  return new Response(JSON.stringify(body), { status: statusOf(response.status, error), headers })
}

/** 400 for whatever is wrong with a request, but for a program that is not known. */
function statusOf(status: number, error: string): number {
  if (error === 'invalid_client') return 401
  return status < 500 && status !== 429 ? 400 : status
}

/** It was refused before anyone looked at what it is about. */
async function kindOf({ status }: Response, asked: Request): Promise<string> {
  if (status >= 500) return 'server_error'
  const grant = new URLSearchParams(await asked.text()).get('grant_type')
  return grant === null || GRANTS.includes(grant) ? 'invalid_request' : 'unsupported_grant_type'
}
