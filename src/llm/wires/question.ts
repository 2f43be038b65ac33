/** What both APIs are given. */
import type OpenAI from 'openai'
import type { Prompt } from '../prompt.ts'

/**
 * Not every server takes these; one that refuses them is asked without, from then on. With a single function
 * `required` is as good as its name, and some servers know only that.
 */
export const extras = { tool_choice: 'required', temperature: 0, parallel_tool_calls: false } as const
export type Extras = Partial<typeof extras>
export type Extra = keyof Extras

export interface Question {
  readonly client: OpenAI
  readonly model: string
  readonly prompt: Prompt
  readonly extras: Extras
  readonly signal: AbortSignal
}
