/** Someone with two tasks to lose, and a way to see which are left: for tests of who may say yes to what. */
import { randomUUID } from 'node:crypto'
import { chat } from '../../src/agent/chat.ts'
import type { ChatRequest, ChatResponse } from '../../src/domain/chat.ts'
import type { Actor } from '../../src/store/actor.ts'
import { testPorts } from './http-app.ts'
import { testWorld } from './test-world.ts'

export const BOTH = ['buy milk', 'keep the diary']

export const idOf = ({ pending_confirmation: asked }: ChatResponse): string => asked?.id ?? ''

/** A terminal of the same person. */
export const screen = (actor: Actor, name: string): Actor => ({ ...actor, client: 'terminal', screen: name })

export async function houseOf(seed: number) {
  const world = testWorld(seed)
  const ports = await testPorts(world)

  async function titlesOf(user_id: string): Promise<readonly string[]> {
    const now = { epoch_ms: world.now(), timezone: 'UTC' }
    const { tasks } = await ports.store.reader(user_id).page({ limit: 10, now })
    return tasks.map(({ title }) => title).toSorted()
  }

  /** In a conversation of the page. */
  async function someone() {
    const user_id = randomUUID()
    const page: Actor = { user_id, source: 'chat', client: 'page' }
    const { conversation_id } = await chat({ message: 'add buy milk' }, page, ports)
    const say = (request: ChatRequest, actor = page) => chat({ conversation_id, ...request }, actor, ports)
    await say({ message: 'add keep the diary' })
    return { user_id, page, conversation_id, say, left: () => titlesOf(user_id) }
  }

  return { world, ports, titlesOf, someone }
}
