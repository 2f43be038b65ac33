/** What a collector of traces gets to see of a server: how it hangs together and how long it took, and no one's words. */
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { served } from '../support/cli.ts'
import { attributesOf, collector, type Span } from '../support/collector.ts'
import { stagedModel } from '../support/fake-model.ts'
import { freshFolder } from '../support/stores.ts'

vi.setConfig({ testTimeout: 60_000 })

const CANARY = 'canary-of-a-title'
const OTHER = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'
const json = { 'content-type': 'application/json' }

async function serving(env: Readonly<Record<string, string>>) {
  const server = await served({ SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'sayso.db')}`, ...env })
  const code = new URL(server.link ?? '').searchParams.get('code')
  const opened = await fetch(`${server.url}/api/auth/local`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ code }),
  })
  const { token } = (await opened.json()) as { token: string }
  const post = (path: string, body: object, more: Readonly<Record<string, string>> = {}) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}`, ...more },
      body: JSON.stringify(body),
    })
  return { server, post }
}

function under(spans: readonly Span[], parent: Span | undefined): readonly Span[] {
  return spans.filter(({ parentSpanId }) => parent !== undefined && parentSpanId === parent.spanId)
}

test('a request, its turn, its calls and its question to a model are one trace', async () => {
  const { url, spans, resources, asked } = await collector()
  const model = await stagedModel()
  const { server, post } = await serving({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-team=lists',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    SAYSO_ENGINE: 'llm',
    OPENAI_BASE_URL: model.url,
  })
  const traceparent = `00-${OTHER}-${CALLER}-00`
  expect((await post('/api/chat', { message: `add ${CANARY}` }, { traceparent })).status).toBe(200)
  expect((await post('/api/tasks', { title: CANARY })).status).toBe(201)
  expect(await server.stop()).toBe(0)

  const said = spans().find(({ name }) => name === 'POST /api/chat')
  expect(said).toMatchObject({ traceId: OTHER, parentSpanId: CALLER, kind: 2 })
  expect(attributesOf(said?.attributes ?? [])).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/chat',
    'http.response.status_code': 200,
    'sayso.request_id': expect.any(String),
  })
  const [turn] = under(spans(), said)
  expect(turn?.name).toBe('turn')
  expect(attributesOf(turn?.attributes ?? [])).toEqual({
    'sayso.intent': 'CREATE_TASK',
    'sayso.state': 'complete',
    'sayso.method': 'LLM',
  })
  expect(under(spans(), turn).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['model', 'tool add_task']),
  )
  for (const span of under(spans(), turn)) {
    expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano))
  }
  const added = spans().find(({ name }) => name === 'POST /api/tasks')
  expect(under(spans(), added).map(({ name }) => name)).toEqual(['tool add_task'])
  expect(added?.traceId).not.toBe(OTHER)

  expect(resources()[0]).toMatchObject({
    'service.name': 'sayso',
    'service.version': expect.any(String),
    'deployment.environment.name': 'test',
  })
  expect(asked[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-team': 'lists' } })
  expect(JSON.stringify(asked.map(({ batch }) => batch))).not.toContain(CANARY)
})

test('a collector that is away is in nobody’s way, and is told about', async () => {
  const { server, post } = await serving({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:9/v1/traces',
    OTEL_EXPORTER_OTLP_TIMEOUT: '300',
  })
  expect((await post('/api/chat', { message: 'add milk' })).status).toBe(200)
  expect(await server.stop()).toBe(0)
  expect(await server.stderr()).toContain('"where":"traces"')
})

test('an address that is none is refused', async () => {
  await expect(served({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).rejects.toThrow(
    'The setting OTEL_EXPORTER_OTLP_ENDPOINT is not usable',
  )
})
