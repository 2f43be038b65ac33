/** Talking from a terminal: one person, one conversation, kept across commands. */
import { chat } from '../agent/chat.ts'
import type { AgentPorts } from '../agent/ports.ts'
import type { ChatResponse } from '../domain/chat.ts'
import { LOCAL_USER } from '../http/auth/local-access.ts'
import { printable } from './output.ts'

const actor = { user_id: LOCAL_USER, source: 'chat', client: 'terminal' } as const

export class Talk {
  readonly #ports: AgentPorts
  #conversation_id: string | undefined
  #asks = false

  constructor(ports: AgentPorts, conversation_id?: string) {
    this.#ports = ports
    this.#conversation_id = conversation_id
  }

  static async latest(ports: AgentPorts): Promise<Talk> {
    const latest = await ports.store.latestConversation(actor.user_id, actor.client)
    return new Talk(ports, latest?.id)
  }

  async say(message: string): Promise<ChatResponse> {
    const conversation_id = this.#conversation_id
    const request = { message, ...(conversation_id !== undefined && { conversation_id }) }
    const response = await chat(request, actor, this.#ports)
    this.#conversation_id = response.conversation_id
    this.#asks = response.state === 'needs_confirmation'
    return response
  }

  /** A yes or no is awaited. */
  get asks(): boolean {
    return this.#asks
  }

  /** Of open tasks, soonest first; but for those that a terminal might obey. */
  async titles(): Promise<readonly string[]> {
    const { store, world, timezone } = this.#ports
    const now = { epoch_ms: world.now(), timezone }
    const { tasks } = await store.reader(actor.user_id).page({ status: 'pending', limit: 100, now })
    return tasks.map(({ title }) => title).filter((title) => printable(title) === title)
  }
}
