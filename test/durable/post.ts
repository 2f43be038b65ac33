/** One request over connections that are kept, at a fraction of what `fetch` takes: the proofs make millions. */
import { type Agent, request } from 'node:http'

export interface Posted {
  readonly status: number
  readonly text: string
}

export function post(url: string, token: string, body: string, agent: Agent): Promise<Posted> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('error', reject)
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      )
    })
    sent.on('error', reject).end(body)
  })
}
