/** What a scripted model says, with only the part that matters spelled out. */
import type { z } from 'zod'
import { type HeardInput, nothing } from '../../src/llm/fake/as-heard.ts'
import type { Reply } from '../../src/llm/fake/server.ts'
import type { HeardCommand, HeardFilter, HeardReference } from '../../src/llm/hear/heard.ts'

type CommandInput = z.input<typeof HeardCommand>

export const noFilter: z.input<typeof HeardFilter> = {
  status: null,
  priority: null,
  due: null,
  query: null,
  list: null,
  label: null,
}

export function heard(intent: CommandInput['intent'], parts: Partial<CommandInput> = {}): CommandInput {
  return { ...nothing, intent, ...parts }
}

export function pointing(
  kind: HeardReference['kind'],
  parts: Partial<z.input<typeof HeardReference>> = {},
): z.input<typeof HeardReference> {
  return { kind, number: null, words: null, filter: null, ...parts }
}

export function says(commands: readonly CommandInput[], parts: Partial<HeardInput> = {}): Reply {
  return { arguments: { commands, alternatives: false, confidence: 0.95, small_talk: null, ...parts } }
}
