/** What better-auth refuses, in the form every other refusal here has; its own code and words stay. */
import { STATUS_CODES } from 'node:http'

export async function asProblemJson(response: Response): Promise<Response> {
  const { status } = response
  if (status < 400) return response
  const said = (await response.json().catch(() => null)) as { code?: unknown; message?: unknown } | null
  const title = STATUS_CODES[status] ?? 'Error'
  const detail = typeof said?.message === 'string' ? said.message : title
  const code = typeof said?.code === 'string' ? said.code : title.toUpperCase().replaceAll(' ', '_')
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/problem+json')
  headers.delete('content-length')
  return new Response(JSON.stringify({ type: 'about:blank', title, status, code, detail }), {
    status,
    headers,
  })
}
