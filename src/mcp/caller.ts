/** Which program is calling, under which name, and whether it can show a form to its user. */
import type { ClientCapabilities, Implementation, Server, ServerContext } from '@modelcontextprotocol/server'
import { CLIENT_CAPABILITIES_META_KEY, CLIENT_INFO_META_KEY } from '@modelcontextprotocol/server'
import { nameKept } from './introduced.ts'

interface Envelope {
  readonly [CLIENT_INFO_META_KEY]?: Implementation
  readonly [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities
}

const LONGEST_NAME = 100
/** Names of our own surfaces: a program called so must not be taken for one. */
const OURS = ['page', 'terminal', 'agent']

/**
 * A program with a token of its own is called as that is: whatever it says, it cannot pass for another. Of the others,
 * 2026-07-28 names the client with every request, the older protocol once at the start. Over HTTP that comes back as
 * the session's id; a client that does not keep to it is called by the product its request says it comes from.
 */
export function clientName(server: Server, { mcpReq, http }: ServerContext, known?: string): string {
  if (known !== undefined) return named(known)
  const envelope = mcpReq.envelope as Envelope | undefined
  const headers = http?.req?.headers
  const declared = envelope?.[CLIENT_INFO_META_KEY]?.name ?? server.getClientVersion()?.name
  return named(declared ?? nameKept(headers) ?? product(headers?.get('user-agent') ?? ''))
}

/** “claude-code/2.1 (linux)” → “claude-code” */
function product(agent: string): string {
  return /^[^\s/(]{1,100}/u.exec(agent)?.[0] ?? ''
}

/** Kept in the audit trail, so it has to be storable and fit on a line. */
function named(given: string): string {
  const printable = given
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
  const name = [...printable].slice(0, LONGEST_NAME).join('') || 'unknown client'
  return OURS.includes(name.toLowerCase()) ? `${name} (MCP)` : name
}

export function canShowForm(server: Server, { mcpReq }: ServerContext): boolean {
  const envelope = mcpReq.envelope as Envelope | undefined
  const declared = envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities()
  const elicitation = declared?.elicitation
  if (elicitation === undefined) return false
  // Named without a mode it is the form; a client that only opens addresses names that mode alone.
  return elicitation.form !== undefined || elicitation.url === undefined
}
