/** The tool `ask`: a sentence instead of arguments. Declared like the others, carried out by the agent. */
import { z } from 'zod'
import { states } from '../domain/decision.ts'
import { limits } from '../domain/words.ts'
import type { Declared } from './projection.ts'

export const AskInput = z.strictObject({
  message: z.string().describe(`One request, in English, up to ${limits.message} characters.`),
  conversation_id: z.uuid().optional().describe('Default: the conversation of the calls before.'),
})

export const askTool: Declared = {
  name: 'ask',
  title: 'Ask Sayso',
  description:
    'Say something to the to-do list in plain words, e.g. “move the dentist to friday 3pm and show what is overdue”. Later calls can refer to it or answer its question. A deletion still needs the user’s own yes.',
  effect: 'write',
  idempotent: false,
  input: AskInput,
  output: z.object({
    reply: z.string(),
    state: z.enum(states),
    conversation_id: z.string(),
    confirmation_token: z.string().optional(),
  }),
}
