/** One tool call in each way there is: in this process, over a pipe, over HTTP beside the SDK as it comes. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { realWorld } from '../src/compose/real-world.ts'
import { connectTools } from '../src/mcp/in-process.ts'
import { openStore } from '../src/store/open.ts'
import type { CallScope } from '../src/tools/call-scope.ts'
import { invoke } from '../src/tools/invoke.ts'
import { toolNamed } from '../src/tools/registry.ts'
import type { Databases } from './databases.ts'
import type { Effort } from './effort.ts'
import type { Figure } from './figure.ts'
import { inTurns, type Load, load } from './measure.ts'
import { environment, type Installed, startFloor, startSayso, tokenFor } from './processes.ts'

export async function benchMcp(
  effort: Effort,
  made: Databases,
  installed: Installed,
): Promise<readonly Figure[]> {
  return [...(await inProcess(effort, made)), ...(await outside(effort, made, installed))]
}

let calls = 0
const title = () => `buy milk number ${calls++}`

/** The agent's own way to its tools, beside calling the same function directly. */
async function inProcess({ rounds, round_ms }: Effort, made: Databases): Promise<readonly Figure[]> {
  const store = await openStore(await made.fresh('SQLite'))
  const tools = await connectTools()
  const scope = (): CallScope => ({
    store,
    world: realWorld,
    actor: { user_id: 'someone', source: 'page', client: null },
    now: { epoch_ms: realWorld.now(), timezone: 'UTC' },
    key: { turn: realWorld.newId(), sequence: 1 },
    intent: 'DIRECT',
    turn: null,
    call: null,
  })
  const direct = () => load(1, round_ms, () => invoke(toolNamed('list_tasks'), {}, scope()))
  const through = () => load(1, round_ms, () => tools.call('list_tasks', {}, scope()))
  await Promise.all([direct(), through()])
  const seen = await inTurns(rounds, { direct, through })
  await tools.close()
  await store.close()
  const beside = 'calling the tool directly'
  return [told('MCP in process: list_tasks', seen.through, seen.direct, beside)]
}

async function outside(effort: Effort, made: Databases, installed: Installed): Promise<readonly Figure[]> {
  const sayso = await startSayso(await made.fresh('SQLite'), installed)
  const floor = await startFloor(await made.fresh('SQLite'))
  const env = environment({ SAYSO_DATABASE_URL: await made.fresh('SQLite') }) as Record<string, string>
  const pipe = { command: process.execPath, args: [installed.bin, 'mcp'], env }
  const clients = {
    bare: await connected(new StreamableHTTPClientTransport(new URL(`${floor.url}/mcp`))),
    http: await connected(await overHttp(sayso.url)),
    stdio: await connected(new StdioClientTransport(pipe)),
  }
  const adding =
    (client: Client, ms = effort.round_ms) =>
    () =>
      load(1, ms, () => client.callTool({ name: 'add_task', arguments: { title: title() } }))
  try {
    for (const client of Object.values(clients)) await adding(client, effort.warm / 2)()
    const seen = await inTurns(effort.rounds, {
      bare: adding(clients.bare),
      http: adding(clients.http),
      stdio: adding(clients.stdio),
    })
    const beside = 'the bare SDK over HTTP'
    return [
      { what: 'MCP, Streamable HTTP: the bare SDK, one commit', value: seen.bare.median_ms, unit: 'ms' },
      { ...told('MCP, Streamable HTTP: add_task', seen.http, seen.bare, beside), goal: { at_most: 1.5 } },
      told('MCP, stdio: add_task', seen.stdio, seen.bare, beside),
    ]
  } finally {
    for (const client of Object.values(clients)) await client.close()
    await Promise.all([sayso.stop(), floor.stop()])
  }
}

async function overHttp(url: string): Promise<StreamableHTTPClientTransport> {
  const headers = { authorization: `Bearer ${await tokenFor('someone')}` }
  return new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } })
}

async function connected(transport: Parameters<Client['connect']>[0]): Promise<Client> {
  const client = new Client(
    { name: 'bench', version: '1' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  )
  await client.connect(transport)
  return client
}

function told(what: string, one: Load, floor: Load, beside: string): Figure {
  return { what, value: one.median_ms, unit: 'ms', ratio: one.median_ms / floor.median_ms, beside }
}
