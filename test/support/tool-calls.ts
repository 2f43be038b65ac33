/** Calling tools in a test the way each caller does: through the real MCP client, with an envelope beside the call. */
import type { ToolResult } from '../../src/domain/decision.ts'
import type { Store } from '../../src/store/contract.ts'
import type { CallScope } from '../../src/tools/call-scope.ts'
import type { ToolPort } from '../../src/tools/port.ts'
import { testWorld } from './test-world.ts'

export const world = testWorld(77)

/** A direct call of some program; the key is fresh unless given. */
export function scopeOf(store: Store, user_id: string, changes: Partial<CallScope> = {}): CallScope {
  return {
    store,
    world,
    actor: { user_id, source: 'cli', client: 'test' },
    now: { epoch_ms: world.now(), timezone: 'Europe/Berlin' },
    key: { turn: world.newId(), sequence: 1 },
    intent: 'DIRECT',
    turn: null,
    call: null,
    ...changes,
  }
}

export function callerFor(store: Store, tools: ToolPort, user_id: string) {
  return (
    tool: string,
    params: Record<string, unknown>,
    changes: Partial<CallScope> = {},
  ): Promise<ToolResult> => tools.call(tool, params, scopeOf(store, user_id, changes))
}
