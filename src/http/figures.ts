/** What is worth counting on the way through. Who keeps the figures, and in which form, is not decided here. */
import type { ChatResponse } from '../domain/chat.ts'

interface RequestFigures {
  readonly request_id: string
  /** Nobody, before it was known who asks. */
  readonly user_id: string | undefined
  readonly route: string
  readonly method: string
  readonly status: number
  readonly took_ms: number
}

/** Connections to the database now. */
export interface PoolFigures {
  readonly busy: number
  readonly idle: number
  /** Work that waits for one. */
  readonly waiting: number
  readonly most: number
}

export interface Figures {
  /** All that a request leads to runs in here. `traceparent`: what it is part of at the other end (W3C). */
  during(traceparent: string | undefined, run: () => Promise<void>): Promise<void>
  request(request: RequestFigures): void
  /** Runs a turn and keeps how it went. */
  turn(run: () => Promise<ChatResponse>): Promise<ChatResponse>
  /** One more turn waits for those before it, or one less. */
  waiting(change: 1 | -1): void
  tool(name: string, success: boolean, took_ms: number): void
  /** One question to a model: answered, or why not. */
  model(outcome: string, took_ms: number): void
  streams(open: number): void
  /** Looked at whenever figures are asked for. */
  pool(now: () => PoolFigures): void
  /** In the text format of Prometheus. */
  text(): Promise<string>
}

export const noFigures: Figures = {
  during: (_, run) => run(),
  request: () => undefined,
  turn: (run) => run(),
  waiting: () => undefined,
  tool: () => undefined,
  model: () => undefined,
  streams: () => undefined,
  pool: () => undefined,
  text: async () => '',
}
