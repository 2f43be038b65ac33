/** The whole agent with a model behind the real client, over loopback, on a store of its own. */
import { afterAll } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import type { AgentPorts } from '../../src/agent/ports.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import type { ChatRequest, ChatResponse } from '../../src/domain/chat.ts'
import type { Task } from '../../src/domain/task.ts'
import { type ModelReaderParts, modelReader } from '../../src/llm/reader.ts'
import type { WireSettings } from '../../src/llm/wire.ts'
import { openWire } from '../../src/llm/wires/open.ts'
import type { Store } from '../../src/store/contract.ts'
import { openStore } from '../../src/store/open.ts'
import { type TestWorld, testWorld } from './test-world.ts'

export const apis = ['responses', 'chat'] as const
export const DEADLINE_MS = 8000

export interface ModelAgent {
  readonly user_id: string
  readonly ports: AgentPorts
  readonly store: Store
  readonly world: LimitWorld
  /** Goes on in the conversation it began. */
  say(message: string, more?: ChatRequest): Promise<ChatResponse>
  tasks(): Promise<readonly Task[]>
}

/** A world in which a time limit ends when the test says so. */
export interface LimitWorld extends TestWorld {
  /** Every wait of this length that is under way is over. */
  timeUp(ms: number): void
}

export function limitWorld(seed: number): LimitWorld {
  const world = testWorld(seed)
  const limits = new Set<{ ms: number; end: () => void }>()
  return {
    ...world,
    sleep(ms, signal) {
      if (!signal) return world.sleep(ms)
      return new Promise((resolve) => {
        const limit = { ms, end: resolve }
        limits.add(limit)
        signal.addEventListener('abort', () => {
          limits.delete(limit)
          resolve()
        })
      })
    },
    timeUp(ms) {
      for (const limit of limits) if (limit.ms === ms) limit.end()
    },
  }
}

let agents = 0
let shared: Promise<Store> | null = null

/** One store for the file, a user of its own for each agent. SAYSO_MODEL_STORE: another than the one in memory. */
export function sharedStore(): Promise<Store> {
  if (shared === null) {
    shared = openStore(process.env.SAYSO_MODEL_STORE ?? 'file::memory:')
    afterAll(async () => {
      await (await shared)?.close()
      shared = null
    })
  }
  return shared
}

export async function modelAgent(
  url: string,
  more: Partial<ModelReaderParts> &
    Partial<Pick<WireSettings, 'api'>> &
    Partial<Pick<AgentPorts, 'store' | 'policy' | 'timezone'>> = {},
): Promise<ModelAgent> {
  agents += 1
  const user_id = `secret-user-${agents}`
  const { api = 'responses', policy = 'standard', timezone = 'Europe/Berlin', ...parts } = more
  const store = more.store ?? (await sharedStore())
  const world = limitWorld(agents)
  // the client library's own limit stays out of the way: it is our deadline that has to hold
  const settings = { api, model: 'fake-1', key: 'secret-key', base_url: url, deadline_ms: 100 * DEADLINE_MS }
  const usual = { engine: 'llm', model: 'fake-1', sight: 'conversation', budget: 0 } as const
  const wire = openWire(settings)
  const reader = modelReader({ ...usual, wire, world, deadline_ms: DEADLINE_MS, chance: () => 0.5, ...parts })
  const ports = await composeAgent({ store, world, policy, timezone, reader })
  let conversation_id: string | undefined
  return {
    user_id,
    ports,
    store,
    world,
    async say(message, request = {}) {
      world.advance(1000)
      const words = request.pending_id === undefined ? { message } : {}
      const known = conversation_id ? { conversation_id } : {}
      const actor = { user_id, source: 'chat', client: 'test' } as const
      const response = await chat({ ...words, ...known, ...request }, actor, ports)
      conversation_id = response.conversation_id
      return response
    },
    async tasks() {
      const now = { epoch_ms: world.now(), timezone }
      const { tasks } = await store.reader(user_id).page({ limit: 100, now })
      return tasks.toSorted((a, b) => a.number - b.number)
    },
  }
}
