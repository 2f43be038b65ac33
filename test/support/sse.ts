/** A client of an event stream, as a browser is one: it keeps what it got, and comes back for the rest. */

export interface Got {
  readonly event: string
  readonly id: string
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into events of every shape
  readonly data: any
}

export interface Stream {
  readonly got: readonly Got[]
  /** The id to come back with. */
  readonly last: string
  /** Ends when the server ends it, or cuts it off. */
  readonly over: Promise<void>
  close(): void
}

export type Fetch = (init: RequestInit) => Promise<Response> | Response

export async function openStream(fetch: Fetch, headers: Record<string, string>): Promise<Stream> {
  const leaving = new AbortController()
  const response = await fetch({ headers, signal: leaving.signal })
  if (response.status !== 200 || !response.body)
    throw new Error(`${response.status} ${await response.text()}`)
  const got: Got[] = []
  const reader = response.body.getReader()
  const over = read(reader, got).catch(() => undefined)
  return {
    got,
    over,
    get last() {
      return got.findLast(({ id }) => id !== '')?.id ?? ''
    },
    close() {
      leaving.abort()
      // Without a socket in between nobody else tells the server.
      reader.cancel().catch(() => undefined)
    },
  }
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>, got: Got[]): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (rest + decoder.decode(part.value, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    got.push(...blocks.filter((block) => !block.startsWith(':')).map(parsed))
  }
}

function parsed(block: string): Got {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/u).slice(0, 2)))
  return { event: fields.event ?? '', id: fields.id ?? '', data: JSON.parse(fields.data ?? 'null') }
}
