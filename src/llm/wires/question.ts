/** What both APIs are given. */
import type OpenAI from 'openai'
import type { Prompt } from '../prompt.ts'

/** Not every model takes these; one that refuses them is asked without, from then on. */
export const optional = ['temperature', 'parallel_tool_calls'] as const
export type Optional = (typeof optional)[number]
export type Extras = Partial<{ temperature: 0; parallel_tool_calls: false }>

export interface Question {
  readonly client: OpenAI
  readonly model: string
  readonly prompt: Prompt
  readonly extras: Extras
  readonly signal: AbortSignal
}
