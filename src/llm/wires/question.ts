/** What both APIs are given. */
import type OpenAI from 'openai'
import type { Prompt } from '../prompt.ts'

/**
 * Not every server takes these; one that refuses them is asked without, from then on. With a single function
 * `required` is as good as its name, and some servers know only that.
 */
const extras = { tool_choice: 'required', temperature: 0, parallel_tool_calls: false } as const
export type Extras = Partial<typeof extras>

/** Also: that arguments are held to the schema, and that there are functions at all. */
export type Refusable = keyof Extras | 'strict' | 'tools'
export const refusable: readonly Refusable[] = [
  'tool_choice',
  'temperature',
  'parallel_tool_calls',
  'strict',
  'tools',
]

export interface Question {
  readonly client: OpenAI
  readonly model: string
  readonly prompt: Prompt
  /** What this server was found not to take. */
  readonly refused: ReadonlySet<Refusable>
  readonly signal: AbortSignal
}

/** What is said about functions goes with them. */
export function extrasFor(refused: ReadonlySet<Refusable>): Extras {
  const left = Object.entries(extras).filter(
    ([name]) => !refused.has(name as Refusable) && !(refused.has('tools') && name !== 'temperature'),
  )
  return Object.fromEntries(left)
}
