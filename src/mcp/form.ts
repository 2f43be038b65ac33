/**
 * Asking the person behind a client. Only a yes given in the form counts as one; a form that was closed,
 * declined for the user or never shown is "unanswered", which nobody may take for their refusal.
 */
import { type InputRequiredResult, inputRequired, inputResponse } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Call } from './ports.ts'

export type Answer = 'yes' | 'no' | 'unanswered'

const Confirmed = z.object({ confirm: z.boolean() })
const requestedSchema = {
  type: 'object' as const,
  properties: { confirm: { type: 'boolean' as const, title: 'Yes, delete' } },
  required: ['confirm'],
}

/** How the older protocol waits: as long as the question would stay open. */
const PATIENCE_MS = 5 * 60_000

/** The question itself, to be handed to the client; the answer, where it was waited for; or no way to ask. */
export async function askPerson(
  message: string,
  state: object,
  { context, modern, seal }: Call,
): Promise<InputRequiredResult | Answer | 'unavailable'> {
  if (modern) {
    const confirm = inputRequired.elicit({ message, requestedSchema })
    return inputRequired({ inputRequests: { confirm }, requestState: await seal(state) })
  }
  try {
    const reply = await context.mcpReq.elicitInput(
      { mode: 'form', message, requestedSchema },
      { timeout: PATIENCE_MS },
    )
    return verdict(reply.action, reply.content)
  } catch {
    return 'unavailable'
  }
}

/** The answer a second request brought along. */
export function answerIn({ context }: Call): Answer {
  const reply = inputResponse(context.mcpReq.inputResponses, 'confirm')
  return reply.kind === 'elicit' ? verdict(reply.action, reply.content) : 'unanswered'
}

function verdict(action: string, content: unknown): Answer {
  const filled = Confirmed.safeParse(content)
  if (action !== 'accept' || !filled.success) return 'unanswered'
  return filled.data.confirm ? 'yes' : 'no'
}
