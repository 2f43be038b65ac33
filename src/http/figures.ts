/** What is worth counting on the way through. Who keeps the figures, and in which form, is not decided here. */
import type { ChatResponse } from '../domain/chat.ts'

export interface Figures {
  request(route: string, method: string, status: number, took_ms: number): void
  /** Runs a turn and keeps how it went. */
  turn(run: () => Promise<ChatResponse>): Promise<ChatResponse>
  tool(name: string, success: boolean, took_ms: number): void
  streams(open: number): void
  /** In the text format of Prometheus. */
  text(): Promise<string>
}

export const noFigures: Figures = {
  request: () => undefined,
  turn: (run) => run(),
  tool: () => undefined,
  streams: () => undefined,
  text: async () => '',
}
