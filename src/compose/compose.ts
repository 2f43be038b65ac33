/** The composition root: the one place that knows every part, and puts them together. */
import type { AgentPorts, Reader } from '../agent/ports.ts'
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
  /** Rules alone, unless said otherwise. */
  readonly reader?: Reader
}

/** An agent on an open store. Close it, then the store. */
export async function composeAgent(parts: Parts): Promise<AgentPorts> {
  const tools = await connectTools()
  return { ...parts, tools, reader: parts.reader ?? rulesReader }
}
