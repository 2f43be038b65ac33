/** The composition root: the one place that knows every part, and puts them together. */
import type { AgentPorts } from '../agent/ports.ts'
import type { PolicyName } from '../domain/decision.ts'
import type { World } from '../domain/world.ts'
import { connectTools } from '../mcp/in-process.ts'
import type { Store } from '../store/contract.ts'
import { rulesReader } from '../understand/rules-reader.ts'

export interface Parts {
  readonly store: Store
  readonly world: World
  readonly policy: PolicyName
  readonly timezone: string
}

/** An agent on an open store. Close it, then the store. */
export async function composeAgent({ store, world, policy, timezone }: Parts): Promise<AgentPorts> {
  const tools = await connectTools()
  const reader = rulesReader
  return { store, tools, world, reader, policy, timezone }
}

export function systemTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
