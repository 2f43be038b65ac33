/**
 * The older protocol over HTTP hears of changes on a stream that it opens beside its requests. Nothing is kept of a
 * session, so that any instance can serve it: each address that may show something new is named, and the client takes
 * those it subscribed to.
 */
import type { Watching } from './changes.ts'

/** Proxies close what is silent for a minute. */
const BEAT_MS = 25_000

/** Is this request for such a stream? */
export function wantsStream({ method, headers }: Request): boolean {
  const { protocol, accept } = {
    protocol: headers.get('mcp-protocol-version') ?? '',
    accept: headers.get('accept') ?? '',
  }
  return method === 'GET' && accept.includes('text/event-stream') && protocol < '2026'
}

export class OlderStreams {
  readonly #ends = new Set<() => void>()

  open(watch: (changed: (uris: readonly string[]) => void) => Watching): Response {
    const encoder = new TextEncoder()
    let end = () => {}
    const body = new ReadableStream<Uint8Array>({
      start: (out) => {
        let ended = false
        // A look that was under way when it ended still has something to tell.
        const write = (text: string) => ended || out.enqueue(encoder.encode(text))
        const watching = watch((uris) => write(uris.map(updated).join('')))
        const beat = setInterval(() => write(': still here\n\n'), BEAT_MS)
        end = () => {
          ended = true
          clearInterval(beat)
          watching.stop()
          this.#ends.delete(close)
        }
        const close = () => {
          end()
          out.close()
        }
        this.#ends.add(close)
        write(': open\n\n')
      },
      cancel: () => end(),
    })
    const headers = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }
    return new Response(body, { headers: { ...headers, 'cache-control': 'no-store' } })
  }

  close(): void {
    for (const close of [...this.#ends]) close()
  }
}

function updated(uri: string): string {
  const message = { jsonrpc: '2.0', method: 'notifications/resources/updated', params: { uri } }
  return `event: message\ndata: ${JSON.stringify(message)}\n\n`
}
