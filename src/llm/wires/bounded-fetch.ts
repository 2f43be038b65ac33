/** `fetch` whose answers end: what a model has to say here is a few hundred words, so a server that goes on is left. */
import { ModelFailure } from '../failure.ts'

const LARGEST = 1024 * 1024

export async function boundedFetch(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(address, init)
  if (response.body === null) return response
  let length = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, out) {
      length += part.length
      if (length > LARGEST) out.error(new ModelFailure('unreadable', 'the answer is too long'))
      else out.enqueue(part)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(bounded), { status, statusText, headers })
}
