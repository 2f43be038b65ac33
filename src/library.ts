/** What other programs may import: the agent without our conversations, and our tools on a database. */
import type { AgentPorts } from './agent/ports.ts'
import { type AgentRequest, type AgentResponse, type RunPorts, runAgent } from './agent/run-agent.ts'
import { realWorld } from './compose/real-world.ts'
import { KNOWN_TASKS } from './domain/known-task.ts'
import { connectTools } from './mcp/in-process.ts'
import { openStore } from './store/open.ts'

export interface OpenTools extends RunPorts {
  close(): Promise<void>
}

export interface ToolOptions extends Pick<RunPorts, 'policy'> {
  /** What time it is, in milliseconds since 1970; the clock's unless given. */
  now?(): number
}

/** The tools on a database of ours (`file:/path` or `postgres://…`), ready for `runAgent`. */
export async function openTools(
  database: string,
  { now = realWorld.now, ...options }: ToolOptions = {},
): Promise<OpenTools> {
  const store = await openStore(database)
  const tools: AgentPorts['tools'] = await connectTools()
  return {
    ...options,
    newId: realWorld.newId,
    now,
    async call(call, { user_id, now: moment }) {
      const world = { ...realWorld, now }
      const actor = { user_id, source: 'cli', client: 'library' } as const
      const key = { turn: realWorld.newId(), sequence: 1 }
      const scope = { store, world, actor, now: moment, key, intent: call.intent, turn: null, call: null }
      const expected = call.expected_version === undefined ? {} : { expected_version: call.expected_version }
      return await tools.call(call.tool, call.params, { ...scope, ...expected })
    },
    related: (text, { user_id }) => store.reader(user_id).related(text, KNOWN_TASKS),
    async close() {
      await tools.close()
      await store.close()
    },
  }
}

export type { Reader } from './agent/ports.ts'
export type { ToolCall, ToolResult } from './domain/decision.ts'
export type { PendingAction } from './domain/pending.ts'
export { type AgentRequest, type AgentResponse, type RunPorts, runAgent }
