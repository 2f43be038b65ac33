/** Talking from a terminal: one person, one conversation, kept across commands. */
import { chat } from '../agent/chat.ts'
import type { AgentPorts } from '../agent/ports.ts'
import type { ChatResponse } from '../domain/chat.ts'
import { LOCAL_USER } from '../http/auth/local-access.ts'
import type { Actor } from '../store/actor.ts'
import { printable } from './output.ts'

const terminal = { user_id: LOCAL_USER, source: 'chat', client: 'terminal' } as const

export class Talk {
  readonly #ports: AgentPorts
  readonly #actor: Actor
  #conversation_id: string | undefined
  /** The question on the screen; undefined: an earlier command may have left one there, and the server knows which. */
  #question: string | null | undefined
  #asks = false

  /** Goes on with a conversation, or begins one: then there is nothing on the screen yet. */
  constructor(ports: AgentPorts, screen: string | undefined, conversation_id?: string) {
    this.#ports = ports
    this.#actor = screen === undefined ? terminal : { ...terminal, screen }
    this.#conversation_id = conversation_id
    this.#question = conversation_id === undefined ? null : undefined
  }

  static async latest(ports: AgentPorts, screen: string | undefined): Promise<Talk> {
    const latest = await ports.store.latestConversation(terminal.user_id, terminal.client)
    return new Talk(ports, screen, latest?.id)
  }

  async say(message: string): Promise<ChatResponse> {
    const [conversation_id, pending_id] = [this.#conversation_id, this.#question]
    const request = { message, ...(conversation_id !== undefined && { conversation_id }) }
    const said = { ...request, ...(pending_id !== undefined && { pending_id }) }
    const response = await chat(said, this.#actor, this.#ports)
    this.#conversation_id = response.conversation_id
    this.#question = response.pending_confirmation?.id ?? null
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
    const { tasks } = await store.reader(terminal.user_id).page({ status: 'pending', limit: 100, now })
    return tasks.map(({ title }) => title).filter((title) => printable(title) === title)
  }
}
