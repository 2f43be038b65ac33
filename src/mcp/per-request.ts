/**
 * Streamable HTTP without sessions: every request gets a server of its own, made for whoever sent it, so there is
 * nothing that one client's answer could be left in for another.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createMcpHandler, type Server, type ServerEventBus } from '@modelcontextprotocol/server'
import type { Scope } from '../domain/scope.ts'
import type { Era } from './client-server.ts'
import { answerIntroduced } from './introduced.ts'
import { lackedBy } from './lacking.ts'
import type { Principal } from './ports.ts'

const LARGEST_BODY = 256 * 1024

export interface McpOverHttp {
  /** `message`: what its body says, where that was read already. */
  handle(request: Request, principal: Principal, message?: unknown): Promise<Response>
  /** Which scope a message needs that this token lacks. */
  lacks(message: unknown, principal: Principal): Promise<Scope | null>
  /** Requests under way are answered first; then streams of notifications end. */
  close(): Promise<void>
}

export interface PerRequest {
  serverFor(principal: Principal, era: Era): Server
  /** Where a stream of notifications listens, for the one who opened it. */
  subscribe(principal: Principal, listener: Parameters<ServerEventBus['subscribe']>[0]): () => void
}

export function perRequest({ serverFor, subscribe }: PerRequest): McpOverHttp {
  const asking = new AsyncLocalStorage<Principal>()
  const who = (): Principal => {
    const principal = asking.getStore()
    if (!principal) throw new Error('a request without its principal')
    return principal
  }
  // The SDK's own bus is one for everybody; this one knows for whom it is asked.
  const bus: ServerEventBus = {
    publish: () => undefined,
    subscribe: (listener) => subscribe(who(), listener),
  }
  const handler = createMcpHandler(({ era }) => serverFor(who(), era), {
    bus,
    maxRequestBodySize: LARGEST_BODY,
  })
  const running = new Set<Promise<Response>>()
  return {
    handle(request, principal, message) {
      const answer = asking.run(principal, () =>
        answerIntroduced(request, message, () => handler.fetch(request, { parsedBody: message })),
      )
      const done = () => running.delete(answer)
      running.add(answer)
      answer.then(done, done)
      return answer
    },
    lacks: (message, { scopes }) => lackedBy(message, scopes),
    async close() {
      await Promise.allSettled(running)
      await handler.close()
    },
  }
}
