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

export interface Figures {
  request(request: RequestFigures): void
  /** Runs a turn and keeps how it went. */
  turn(run: () => Promise<ChatResponse>): Promise<ChatResponse>
  /** One more turn waits for those before it, or one less. */
  waiting(change: 1 | -1): void
  tool(name: string, success: boolean, took_ms: number): void
  /** One question to a model: answered, or why not. */
  model(outcome: string, took_ms: number): void
  streams(open: number): void
  /** In the text format of Prometheus. */
  text(): Promise<string>
}

export const noFigures: Figures = {
  request: () => undefined,
  turn: (run) => run(),
  waiting: () => undefined,
  tool: () => undefined,
  model: () => undefined,
  streams: () => undefined,
  text: async () => '',
}
