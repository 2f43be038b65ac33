/** JSON over connections that stay open, with as little work of its own as can be. */
import { Agent, type RequestOptions, request } from 'node:http'

export interface HttpClient {
  send(method: string, path: string, body?: unknown): Promise<unknown>
  close(): void
}

export function httpClient(url: string, headers: Readonly<Record<string, string>> = {}): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(url)
  return {
    async send(method, path, body) {
      const json = body === undefined ? '' : JSON.stringify(body)
      const about = body === undefined ? {} : { 'content-type': 'application/json' }
      const length = { 'content-length': String(Buffer.byteLength(json)) }
      const all = { ...headers, ...about, ...length }
      const { status, text } = await answer({ agent, hostname, port, method, path, headers: all }, json)
      if (status >= 300) throw new Error(`${method} ${path} gave ${status}: ${text}`)
      return JSON.parse(text)
    },
    close: () => agent.destroy(),
  }
}

function answer(options: RequestOptions, body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    // The server closes what was idle for long, perhaps just now: then it never saw this one.
    sent.on('error', (error) => (sent.reusedSocket ? resolve(answer(options, body)) : reject(error)))
    sent.end(body)
  })
}
