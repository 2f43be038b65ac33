/** Other assistants in a test: the official client, on either protocol, in memory or over a real socket. */
import {
  Client,
  type ClientOptions,
  InMemoryTransport,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import type { World } from '../../src/domain/world.ts'
import { mcpOverStdio } from '../../src/mcp/over-stdio.ts'
import type { McpPorts } from '../../src/mcp/ports.ts'
import type { Store } from '../../src/store/contract.ts'

export const protocols = ['2025-11-25', '2026-07-28'] as const
export type Protocol = (typeof protocols)[number]

/** Without an agent unless one is given. */
export function mcpPorts(store: Store, world: World, change: Partial<McpPorts> = {}): McpPorts {
  return {
    store,
    world,
    timezone: 'Europe/Berlin',
    state_key: new Uint8Array(32).fill(7),
    ask: () => Promise.reject(new Error('no agent here')),
    fault: (error) => {
      throw error
    },
    ...change,
  }
}

export function clientOf(name: string, protocol: Protocol, options: ClientOptions = {}): Client {
  const mode = protocol === '2025-11-25' ? ('legacy' as const) : { pin: protocol }
  return new Client({ name, version: '1' }, { versionNegotiation: { mode }, ...options })
}

/** Over a pipe, as `sayso mcp` has one. */
export async function piped(client: Client, ports: McpPorts, user_id: string): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair()
  mcpOverStdio(ports, { user_id, scopes: null }, far)
  await client.connect(near)
  return client
}

export async function overHttp(client: Client, url: string, token: string): Promise<Client> {
  const authorization = `Bearer ${token}`
  const requestInit = { headers: { authorization, 'user-agent': 'test-agent/1.0 (somewhere)' } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }))
  return client
}

interface Structured {
  readonly success: boolean
  readonly error: string | null
  readonly error_code: string | null
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into data of every tool
  readonly data: any
}

export async function called(client: Client, name: string, args: Record<string, unknown>, key?: string) {
  const meta = key ? { _meta: { 'sayso/idempotency_key': key } } : {}
  const answer = await client.callTool({ name, arguments: args, ...meta })
  const [first] = answer.content
  const text = first?.type === 'text' ? first.text : ''
  return { isError: answer.isError ?? false, text, ...(answer.structuredContent as unknown as Structured) }
}
