/**
 * One seeded history: clients talk to a few instances that fail and die, retry with the same message_id, and now and
 * then send twice. Afterwards everything acknowledged must be there exactly once, as the reference model says.
 */
import { isDeepStrictEqual } from 'node:util'
import type { ChatResponse } from '../../src/domain/chat.ts'
import { Problem } from '../../src/domain/problem.ts'
import type { Engine } from '../../src/llm/engine.ts'
import type { Store } from '../../src/store/contract.ts'
import type { ToolPort } from '../../src/tools/port.ts'
import { ConnectionLost, type Fault, Instance, type Surroundings } from './instance.ts'
import { type Acknowledged, judge } from './judge.ts'
import { Scheduler } from './scheduler.ts'

export interface Script {
  readonly seed: number
  /** What is said, by whichever client is free next. */
  readonly messages: readonly string[]
  /** The fault of the k-th call to the store, a tool or the model, for as many as are listed. */
  readonly faults: readonly Fault[]
  /** Which messages, by their place, arrive once more long after they were answered. */
  readonly late: readonly number[]
  readonly engine: Engine
  readonly clients: number
  /** Every turn is taken step by step; otherwise half of them are. */
  readonly in_steps?: boolean
}

export interface Played {
  /** What went wrong, or null. */
  readonly complaint: string | null
  /** How many calls were made: there are as many places for a fault. */
  readonly calls: number
}

export async function simulate(script: Script, store: Store, tools: ToolPort): Promise<Played> {
  const run = new Run(script, store, tools)
  return { complaint: await run.play(), calls: run.calls }
}

/** However much goes wrong, a conversation is never stuck for longer. */
const PATIENCE_MS = 120_000

function modeOf({ engine, in_steps = false }: Script) {
  return { engine, in_steps }
}

/** Longer than a question stays open. */
const LATE_MS = 10 * 60_000

/** Every history has a user of its own, so all of them share one database. */
let histories = 0

class Run {
  readonly #script: Script
  readonly #scheduler: Scheduler
  readonly #around: Omit<Surroundings, 'faults'>
  readonly #user: string
  readonly #acknowledged = new Map<string, Acknowledged>()
  readonly #complaints: string[] = []
  readonly #late: Promise<void>[] = []
  #instances: Instance[] = []
  /** The question that all clients see: of whatever was answered last. */
  #on_screen: string | null = null
  calls = 0
  #sent = 0

  constructor(script: Script, store: Store, tools: ToolPort) {
    this.#script = script
    this.#scheduler = new Scheduler(script.seed)
    this.#around = { store, tools, scheduler: this.#scheduler, ...modeOf(script) }
    this.#user = `sim-${++histories}`
  }

  async play(): Promise<string | null> {
    await this.#scheduler.runUntil(this.#history())
    const [complaint] = this.#complaints
    return complaint ?? (await judge(this.#around.store, this.#user, [...this.#acknowledged.values()]))
  }

  async #history(): Promise<void> {
    const opened = await this.#deliver('show my tasks', undefined)
    const clients = Array.from({ length: this.#script.clients }, () => this.#client(opened.conversation_id))
    await Promise.all(clients)
    await Promise.all(this.#late)
    await this.#untilItWorks(() => this.#instance().recover())
  }

  async #client(conversation_id: string): Promise<void> {
    while (this.#sent < this.#script.messages.length) {
      const place = this.#sent++
      const message = this.#script.messages[place] ?? ''
      await this.#scheduler.sleep(this.#scheduler.below(400))
      const twice = this.#scheduler.chance(0.1)
      const message_id = this.#scheduler.world().newId()
      const sends = [this.#deliver(message, conversation_id, message_id)]
      if (twice) sends.push(this.#deliver(message, conversation_id, message_id))
      const [first, second] = await Promise.all(sends)
      if (second && !isDeepStrictEqual(first, second))
        this.#complaints.push(`two answers to one message: ${message}`)
      if (this.#script.late.includes(place))
        this.#late.push(this.#again(message, conversation_id, message_id))
    }
  }

  /** Something on the way kept the request, and lets it go long after everyone forgot about it. */
  async #again(message: string, conversation_id: string, message_id: string): Promise<void> {
    await this.#scheduler.sleep(this.#scheduler.below(LATE_MS))
    await this.#deliver(message, conversation_id, message_id)
  }

  /** Sends until there is an answer, always with the same message_id. */
  async #deliver(message: string, conversation_id: string | undefined, id?: string): Promise<ChatResponse> {
    const message_id = id ?? this.#scheduler.world().newId()
    const shown = { pending_id: this.#on_screen }
    const request = { message, message_id, ...shown, ...(conversation_id ? { conversation_id } : {}) }
    const sent = this.#scheduler.now()
    const response = await this.#untilItWorks(() => this.#instance().chat(request, this.#user))
    const waited = this.#scheduler.now() - sent
    if (waited > PATIENCE_MS) this.#complaints.push(`${waited} ms for an answer to: ${message}`)
    this.#acknowledge(message, response)
    return response
  }

  /** What a patient client, or whoever restarts a program, does about a passing fault. */
  async #untilItWorks<T>(call: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await call()
      } catch (error) {
        if (!(error instanceof ConnectionLost || (error instanceof Problem && error.retry))) throw error
        await this.#scheduler.sleep(50 + this.#scheduler.below(500))
      }
    }
  }

  #acknowledge(message: string, response: ChatResponse): void {
    const before = this.#acknowledged.get(response.message_id)
    if (before && !isDeepStrictEqual(before.response, response))
      this.#complaints.push(`the answer changed: ${message}`)
    if (!before) this.#on_screen = response.pending_confirmation?.id ?? null
    this.#acknowledged.set(response.message_id, { message, response })
  }

  /** One of two instances; a dead one is replaced at once. */
  #instance(): Instance {
    this.#instances = this.#instances.filter(({ dead }) => !dead)
    const next = () => this.#script.faults[this.calls++] ?? 'none'
    while (this.#instances.length < 2) {
      this.#instances.push(new Instance({ ...this.#around, faults: { next } }))
    }
    return this.#instances[this.#scheduler.below(2)] as Instance
  }
}
