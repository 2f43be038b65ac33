/** One question to a model and its answer, whatever the API is called. */
import type { Prompt } from './prompt.ts'

export interface WireAnswer {
  /** The arguments of the one function call, as they came. */
  readonly args: string
  readonly tokens: { readonly in: number; readonly out: number }
}

export interface Wire {
  /** Throws ModelFailure, whatever goes wrong. */
  ask(prompt: Prompt, signal: AbortSignal): Promise<WireAnswer>
}

export interface WireSettings {
  readonly api: 'responses' | 'chat'
  readonly model: string
  readonly key: string | null
  readonly base_url: string | null
  /** The whole of a question, retry included, in milliseconds. */
  readonly deadline_ms: number
}
