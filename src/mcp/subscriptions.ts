/** Who on one connection wants to hear about which addresses. Watches the store only while someone does. */
import type { JSONRPCMessage } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Watching } from './changes.ts'

const Listen = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.literal('subscriptions/listen'),
  params: z.object({ notifications: z.object({ resourceSubscriptions: z.array(z.string()).optional() }) }),
})
const Cancelled = z.object({
  method: z.literal('notifications/cancelled'),
  params: z.object({ requestId: z.union([z.string(), z.number()]) }),
})

/** The older protocol subscribes address by address: all of them under one name. */
const OLDER = Symbol('resources/subscribe')

export class Subscriptions {
  readonly #wanted = new Map<unknown, ReadonlySet<string>>()
  readonly #watch: () => Watching
  #watching: Watching | null = null

  constructor(watch: () => Watching) {
    this.#watch = watch
  }

  /** 2026-07-28: the SDK answers these itself, so they are overheard. What it gives has to be waited for first. */
  hear(message: JSONRPCMessage): Promise<void> | null {
    const listen = Listen.safeParse(message)
    if (listen.success) {
      const { id, params } = listen.data
      this.#set(id, new Set(params.notifications.resourceSubscriptions ?? []))
      return this.#watching?.ready ?? null
    }
    const cancelled = Cancelled.safeParse(message)
    if (cancelled.success) this.#set(cancelled.data.params.requestId, new Set())
    return null
  }

  /** Whoever is told that this is done misses nothing from then on. */
  async subscribe(uri: string): Promise<void> {
    this.#set(OLDER, new Set([...(this.#wanted.get(OLDER) ?? []), uri]))
    await this.#watching?.ready
  }

  unsubscribe(uri: string): void {
    this.#set(OLDER, new Set([...(this.#wanted.get(OLDER) ?? [])].filter((other) => other !== uri)))
  }

  wants(uri: string): boolean {
    return [...this.#wanted.values()].some((uris) => uris.has(uri))
  }

  close(): void {
    this.#wanted.clear()
    this.#sync()
  }

  #set(who: unknown, uris: ReadonlySet<string>): void {
    if (uris.size > 0) this.#wanted.set(who, uris)
    else this.#wanted.delete(who)
    this.#sync()
  }

  #sync(): void {
    if (this.#wanted.size > 0) {
      this.#watching ??= this.#watch()
      return
    }
    this.#watching?.stop()
    this.#watching = null
  }
}
