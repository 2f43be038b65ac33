/** The MCP server on top of an agent: its sentences go where everybody's go. */
import { hkdfSync, randomBytes } from 'node:crypto'
import { chat } from '../agent/chat.ts'
import type { AgentPorts } from '../agent/ports.ts'
import { type Figures, noFigures } from '../http/figures.ts'
import { limitTurns } from '../http/rate-limit.ts'
import { mcpOverHttp } from '../mcp/over-http.ts'
import type { McpOverHttp } from '../mcp/per-request.ts'

/** With a secret of the settings, several instances understand each other's forms; without, each only its own. */
export function composeMcp(
  ports: AgentPorts,
  secret: string | null,
  fault: (error: unknown) => void,
  turns_a_minute = 0,
  figures: Figures = noFigures,
): McpOverHttp {
  const { store, world, timezone } = ports
  const state_key = secret === null ? randomBytes(32) : derived(secret)
  return mcpOverHttp({
    store,
    world,
    timezone,
    state_key,
    fault,
    called: (tool, success, took_ms) => figures.tool(tool, success, took_ms),
    async ask(request, actor, signal) {
      return await figures.turn(async () => {
        await limitTurns({ ports, turns_a_minute }, actor.user_id)
        return await chat(request, actor, {
          ...ports,
          signal: () => signal,
          fault,
          waiting: (change) => figures.waiting(change),
        })
      })
    },
  })
}

function derived(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'mcp request state', 32))
}
