/** A body as lines of text, as they arrive; broken bytes and lines without end are refused. */
import { problem } from '../domain/problem.ts'
import { BODY_LIMIT } from './json-body.ts'

export async function* linesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  if (!body) return
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const bytes of body) {
    const lines = (rest + decoded(decoder, bytes)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > BODY_LIMIT) throw problem('BODY_TOO_LARGE', { limit: BODY_LIMIT })
  }
  yield rest + decoded(decoder)
}

function decoded(decoder: InstanceType<typeof TextDecoder>, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    throw problem('MALFORMED_BODY')
  }
}
