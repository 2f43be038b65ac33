/** A collector of traces, as far as a test needs one: takes in OTLP over HTTP and keeps the spans. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface Value {
  readonly stringValue?: string
  readonly intValue?: number | string
  readonly boolValue?: boolean
}

interface Attribute {
  readonly key: string
  readonly value: Value
}

export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly Attribute[]
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
}

interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[]
  }[]
}

export function attributesOf(attributes: readonly Attribute[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}

export async function collector() {
  const asked: { path: string | undefined; headers: Readonly<Record<string, unknown>>; batch: Batch }[] = []
  const server = createServer(async (request, response) => {
    asked.push({ path: request.url, headers: request.headers, batch: (await json(request)) as Batch })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const all = () => asked.flatMap(({ batch }) => batch.resourceSpans)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    resources: () => all().map(({ resource }) => attributesOf(resource.attributes)),
    spans: () => all().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  }
}
