/** The official client, loaded when the first question is asked, with its own patience and retries switched off. */
import type OpenAI from 'openai'
import type { Prompt } from '../prompt.ts'
import type { Wire, WireAnswer, WireSettings } from '../wire.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { askChat } from './chat.ts'
import { failureOf } from './failed.ts'
import { type Refusable, refusable } from './question.ts'
import { askResponses } from './responses.ts'

const OPENAI = 'https://api.openai.com/v1'

export function openWire(settings: WireSettings): Wire {
  const refused = new Set<Refusable>()
  const send = settings.api === 'chat' ? askChat : askResponses
  let client: Promise<OpenAI> | null = null
  const once = async (prompt: Prompt, signal: AbortSignal): Promise<WireAnswer> => {
    client ??= connect(settings)
    return await send({ client: await client, model: settings.model, prompt, refused, signal })
  }
  /** Each refusal teaches something: a server may dislike one thing after the other. */
  const learning = async (prompt: Prompt, signal: AbortSignal): Promise<WireAnswer> => {
    try {
      return await once(prompt, signal)
    } catch (error) {
      const dislikes = dislikedBy(error).filter((name) => !refused.has(name))
      if (dislikes.length === 0) throw error
      for (const name of dislikes) refused.add(name)
      return await learning(prompt, signal)
    }
  }
  return {
    async ask(prompt, signal) {
      try {
        return await learning(prompt, signal)
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
    fetch: boundedFetch,
  })
}

/** Functions are given up last, and only where they are named; all else where a server does not say what it minds. */
function dislikedBy(error: unknown): readonly Refusable[] {
  const { status, param, message } = error as { status?: number; param?: string | null; message?: string }
  if (status !== 400 && status !== 422) return []
  const named = refusable.filter((name) => param === name || message?.includes(name))
  const others = named.filter((name) => name !== 'tools')
  if (named.length > 0) return others.length > 0 ? others : named
  return status === 422 ? refusable.filter((name) => name !== 'tools') : []
}
