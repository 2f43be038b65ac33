/** The official client, loaded when the first question is asked, with its own patience and retries switched off. */
import type OpenAI from 'openai'
import type { Prompt } from '../prompt.ts'
import type { Wire, WireAnswer, WireSettings } from '../wire.ts'
import { askChat } from './chat.ts'
import { failureOf } from './failed.ts'
import { type Extra, type Extras, extras } from './question.ts'
import { askResponses } from './responses.ts'

const OPENAI = 'https://api.openai.com/v1'

export function openWire(settings: WireSettings): Wire {
  const refused = new Set<Extra>()
  const send = settings.api === 'chat' ? askChat : askResponses
  let client: Promise<OpenAI> | null = null
  const once = async (prompt: Prompt, signal: AbortSignal): Promise<WireAnswer> => {
    client ??= connect(settings)
    const taken = extrasWithout(refused)
    return await send({ client: await client, model: settings.model, prompt, extras: taken, signal })
  }
  return {
    async ask(prompt, signal) {
      try {
        return await once(prompt, signal).catch((error: unknown) => {
          const dislikes = dislikedBy(error).filter((name) => !refused.has(name))
          if (dislikes.length === 0) throw error
          for (const name of dislikes) refused.add(name)
          return once(prompt, signal)
        })
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

async function connect({ key, base_url, deadline_ms }: WireSettings): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    // local servers want no key, but the client does
    apiKey: key ?? 'none',
    baseURL: base_url ?? OPENAI,
    maxRetries: 0,
    timeout: deadline_ms,
    logLevel: 'off',
  })
}

function extrasWithout(refused: ReadonlySet<Extra>): Extras {
  return Object.fromEntries(Object.entries(extras).filter(([name]) => !refused.has(name as Extra)))
}

function dislikedBy(error: unknown): readonly Extra[] {
  const { status, param, message } = error as { status?: number; param?: string | null; message?: string }
  if (status !== 400) return []
  return (Object.keys(extras) as Extra[]).filter((name) => param === name || message?.includes(name))
}
