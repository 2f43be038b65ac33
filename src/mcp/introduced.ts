/**
 * 2025-11-25 names the client once, in the handshake, and a server without sessions has forgotten it with the next
 * request. So the id it gives the session is that name, written differently, which every later request brings along.
 */

const HEADER = 'mcp-session-id'
const PREFIX = 'client-'
/** Characters of a name; a header has to stay short. */
const LONGEST = 100

/** Answers a request; a client that introduced itself gets its name back as the session's id. */
export async function answerIntroduced(
  { headers }: Request,
  message: unknown,
  answer: () => Promise<Response>,
): Promise<Response> {
  const name = nameGiven(headers, message as Handshake | undefined)
  const response = await answer()
  if (name !== null && response.ok) {
    response.headers.set(HEADER, PREFIX + Buffer.from(name.slice(0, LONGEST)).toString('base64url'))
  }
  return response
}

/** What a client called itself when the session began. */
export function nameKept(headers: Headers | undefined): string | undefined {
  const id = headers?.get(HEADER)
  return id?.startsWith(PREFIX) ? Buffer.from(id.slice(PREFIX.length), 'base64url').toString() : undefined
}

interface Handshake {
  readonly method?: unknown
  readonly params?: { readonly clientInfo?: { readonly name?: unknown } }
}

/** Only the first request of the older protocol has neither header. */
function nameGiven(headers: Headers, message: Handshake | null | undefined): string | null {
  if (headers.has('mcp-protocol-version') || headers.has(HEADER)) return null
  const name = message?.method === 'initialize' ? message.params?.clientInfo?.name : undefined
  return typeof name === 'string' && name !== '' ? name : null
}
