/** One question as the fake server got it, whichever API it came through. */
import type { IncomingMessage } from 'node:http'

export interface Asked {
  readonly path: string
  readonly authorization: string
  readonly model: string
  readonly body: Readonly<Record<string, unknown>>
  /** What the prompt carried as data. */
  readonly data: {
    readonly now: string
    readonly timezone: string
    readonly open_question: { readonly kind: string; readonly about?: string | null } | null
    readonly said_before: readonly { readonly who: string; readonly text: string }[]
    readonly message: string
  }
}

interface Body {
  readonly model: string
  readonly input?: readonly { readonly content: string }[]
  readonly messages?: readonly { readonly content: string }[]
}

/** null: not a question that this product asks. */
export function askedIn(request: IncomingMessage, text: string): Asked | null {
  try {
    const body = JSON.parse(text) as Body
    const last = (body.input ?? body.messages)?.at(-1)
    return {
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      model: body.model,
      body: body as unknown as Asked['body'],
      data: JSON.parse(last?.content ?? '{}') as Asked['data'],
    }
  } catch {
    return null
  }
}
