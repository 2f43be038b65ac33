/**
 * One running program, as the simulation sees it: the real agent and tools on the shared store, with a seed deciding
 * when a call to the store, a tool or the model is slow, fails, fails after it was committed, is the last thing the
 * program ever did, or finds that the program's clock was set.
 */
import { chat } from '../../src/agent/chat.ts'
import type { AgentPorts } from '../../src/agent/ports.ts'
import { recover } from '../../src/agent/recover.ts'
import type { ChatRequest, ChatResponse } from '../../src/domain/chat.ts'
import { problem } from '../../src/domain/problem.ts'
import type { World } from '../../src/domain/world.ts'
import type { Engine } from '../../src/llm/engine.ts'
import { ModelFailure } from '../../src/llm/failure.ts'
import type { Wire } from '../../src/llm/wire.ts'
import type { Steps, Store } from '../../src/store/contract.ts'
import type { ToolPort } from '../../src/tools/port.ts'
import { answerByRules, readerWith } from './model.ts'
import { keptReader } from './reading.ts'
import type { Scheduler } from './scheduler.ts'

export type Fault =
  | 'none'
  | 'slow'
  | 'fails'
  | 'fails after'
  | 'dies'
  | 'dies after'
  | 'clock ahead'
  | 'clock back'

/** Longer than a question stays open, and than a turn that was cut off is still worth doing. */
const JUMP_MS = 7 * 60_000
const jumps: Partial<Record<Fault, number>> = { 'clock ahead': JUMP_MS, 'clock back': -JUMP_MS }

/** Shorter than a tool may take, longer than a lease. */
const SLOW_STORE_MS = 3000
/** Longer than anyone waits for a model. */
const SLOW_MODEL_MS = 20_000

/** Thrown at clients of an instance that is gone. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

type Work = (steps: Steps) => Promise<unknown>

export interface Faults {
  /** Asked before every call to the store, to a tool or to the model. */
  next(method: string): Fault
}

export interface Surroundings {
  readonly store: Store
  readonly tools: ToolPort
  readonly scheduler: Scheduler
  readonly faults: Faults
  readonly engine: Engine
  /** Every turn is taken step by step, so that each step is a place for a fault; otherwise half of them are. */
  readonly in_steps: boolean
}

const ofTheStore = { slow_ms: SLOW_STORE_MS, fails: (): Error => problem('DATABASE_ERROR') }

export class Instance {
  readonly #scheduler: Scheduler
  readonly #faults: Faults
  readonly #ports: AgentPorts
  readonly #in_steps: boolean
  #die: () => void = () => undefined
  readonly #death: Promise<never>
  dead = false
  #skew_ms = 0

  constructor({ store, tools, scheduler, faults, engine, in_steps }: Surroundings) {
    this.#in_steps = in_steps
    this.#scheduler = scheduler
    this.#faults = faults
    this.#death = new Promise((_, reject) => {
      this.#die = () => reject(new ConnectionLost('the program is gone'))
    })
    this.#death.catch(() => undefined)
    const world = this.#world()
    this.#ports = {
      store: this.#through(store),
      tools: this.#through(tools),
      world,
      reader: engine === 'rules' ? keptReader : readerWith(this.#model(), engine, world),
      policy: 'standard',
      timezone: 'Europe/Berlin',
    }
  }

  /** Time passes for all alike, but each looks at a clock of its own. */
  #world(): World {
    const shared = this.#scheduler.world()
    return { ...shared, now: () => shared.now() + this.#skew_ms }
  }

  #model(): Wire {
    const fails = () => new ModelFailure('server')
    return {
      ask: (prompt) =>
        this.#call('ask', async () => answerByRules(prompt), { slow_ms: SLOW_MODEL_MS, fails }),
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
        if (name === 'together') return (work: Work) => this.#together(method.bind(target), work)
        return (...args: unknown[]) =>
          this.#call(String(name), () => method.apply(target, args) as Promise<unknown>)
      },
    })
  }

  /** What a program that is gone had not committed is rolled back. */
  #together(together: (work: Work) => Promise<unknown>, work: Work): Promise<unknown> {
    if (this.#scheduler.chance(this.#in_steps ? 1 : 0.5)) return Promise.reject(problem('DATABASE_ERROR'))
    const alive: Work = (steps) => Promise.race([work(this.#through(steps)), this.#death])
    return this.#call('together', () => together(alive))
  }

  async #call<T>(method: string, run: () => Promise<T>, { slow_ms, fails } = ofTheStore): Promise<T> {
    const fault = this.#faults.next(method)
    this.#skew_ms += jumps[fault] ?? 0
    await this.#scheduler.sleep(fault === 'slow' ? slow_ms : this.#scheduler.below(5))
    if (this.dead || fault === 'dies') return await this.#gone()
    if (fault === 'fails') throw fails()
    const result = await run()
    if (fault === 'dies after') return await this.#gone()
    if (fault === 'fails after') throw fails()
    return result
  }

  #gone(): Promise<never> {
    this.dead = true
    this.#die()
    return new Promise(() => undefined)
  }
}
