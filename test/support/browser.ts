/** A browser as far as signing in needs one: follows redirects, keeps cookies, fills in forms. */
import { answerOf, HERE } from './http-app.ts'

type Send = (url: string, init: RequestInit) => Promise<Response>

export interface Page {
  readonly url: string
  readonly status: number
  readonly text: string
}

export class Browser {
  readonly #send: Send
  readonly #cookies = new Map<string, string>()

  constructor(send: Send) {
    this.#send = send
  }

  async open(url: string, form?: Readonly<Record<string, string>>): Promise<Page> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      cookie,
      accept: 'text/html',
      'sec-fetch-mode': 'navigate',
      ...(form && { origin: HERE }),
    }
    const body = form && { method: 'POST', body: new URLSearchParams(form) }
    const response = await this.#send(url, { headers, redirect: 'manual', ...body })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const location = response.headers.get('location')
    if (location !== null) return await this.open(new URL(location, url).href)
    const { status, text } = await answerOf(response)
    return { url, status, text }
  }

  /** Sends the only form of a page, with its hidden fields. */
  async submit({ url, text }: Page, filled: Readonly<Record<string, string>>): Promise<Page> {
    const action = /<form method="post" action="([^"]+)"/u.exec(text)?.[1] ?? ''
    const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/gu)]
    const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, plain(value)]))
    return await this.open(new URL(action, url).href, { ...fields, ...filled })
  }
}

/** Where a page goes on to by itself. */
export function onward({ text }: Page): URL {
  return new URL(plain(/http-equiv="refresh" content="0;url=([^"]+)"/u.exec(text)?.[1] ?? ''))
}

function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
