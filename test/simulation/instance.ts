/**
 * One running program, as the simulation sees it: the real agent and tools on the shared store, with a seed deciding
 * when a call to the store is slow, fails, fails after it was committed, or is the last thing the program ever did.
 */
import { chat } from '../../src/agent/chat.ts'
import type { AgentPorts } from '../../src/agent/ports.ts'
import { recover } from '../../src/agent/recover.ts'
import type { ChatRequest, ChatResponse } from '../../src/domain/chat.ts'
import { problem } from '../../src/domain/problem.ts'
import type { Store } from '../../src/store/contract.ts'
import type { ToolPort } from '../../src/tools/port.ts'
import { rulesReader } from '../../src/understand/rules-reader.ts'
import type { Scheduler } from './scheduler.ts'

export type Fault = 'none' | 'slow' | 'fails' | 'fails after' | 'dies' | 'dies after'

/** Thrown at clients of an instance that is gone. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

export interface Faults {
  /** Asked before every call to the store or to a tool. */
  next(method: string): Fault
}

export class Instance {
  readonly #scheduler: Scheduler
  readonly #faults: Faults
  readonly #ports: AgentPorts
  #die: () => void = () => undefined
  readonly #death: Promise<never>
  dead = false

  constructor(store: Store, tools: ToolPort, scheduler: Scheduler, faults: Faults) {
    this.#scheduler = scheduler
    this.#faults = faults
    this.#death = new Promise((_, reject) => {
      this.#die = () => reject(new ConnectionLost('the program is gone'))
    })
    this.#death.catch(() => undefined)
    this.#ports = {
      store: this.#through(store),
      tools: this.#through(tools),
      world: scheduler.world(),
      reader: rulesReader,
      policy: 'standard',
      timezone: 'Europe/Berlin',
    }
  }

  chat(request: ChatRequest, user_id: string): Promise<ChatResponse> {
    return Promise.race([chat(request, { user_id, source: 'chat', client: 'sim' }, this.#ports), this.#death])
  }

  recover(): Promise<number> {
    return Promise.race([recover(this.#ports), this.#death])
  }

  /** Every call goes through here; a dead program's calls never come back. */
  #through<Port extends object>(port: Port): Port {
    return new Proxy(port, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as unknown
        if (typeof method !== 'function' || name === 'reader') return method
        return (...args: unknown[]) =>
          this.#call(String(name), () => method.apply(target, args) as Promise<unknown>)
      },
    })
  }

  async #call(method: string, run: () => Promise<unknown>): Promise<unknown> {
    const fault = this.#faults.next(method)
    await this.#scheduler.sleep(fault === 'slow' ? 3000 : this.#scheduler.below(5))
    if (this.dead || fault === 'dies') return await this.#gone()
    if (fault === 'fails') throw problem('DATABASE_ERROR')
    const result = await run()
    if (fault === 'dies after') return await this.#gone()
    if (fault === 'fails after') throw problem('DATABASE_ERROR')
    return result
  }

  #gone(): Promise<never> {
    this.dead = true
    this.#die()
    return new Promise(() => undefined)
  }
}
