/** The API under random requests made from its own document: never a fault of ours, and what it answers fits. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerOf, HERE, jwtApp, tokenFor } from '../support/http-app.ts'
import { bodySchema, type JsonSchema, type Listed, operations, routes } from '../support/openapi.ts'

const RUNS = 1200
const { app, faults } = await jwtApp()
const authorization = `Bearer ${await tokenFor('fuzz')}`

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '1',
    '2',
    '#1',
    '-1',
    '1e9',
    'null',
    '../..',
    "'; drop table tasks; --",
    '\u0000',
    '\ud800',
  ),
  fc.uuid(),
  fc.constantFrom(
    '2026-02-30',
    '2026-03-29T02:30',
    '2026-11-16..2026-11-20',
    '9999-12-31',
    '0000-00-00T99:99',
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
)
const anything: fc.Arbitrary<unknown> = fc.oneof(
  odd,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue(),
)

/** Mostly what the schema asks for, sometimes anything at all. */
function valueFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const right = rightFor(schema)
  return fc.oneof({ weight: 5, arbitrary: right }, { weight: 1, arbitrary: anything })
}

function rightFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(rightFor))
  if (schema.type === 'array') return fc.array(valueFor(schema.items ?? {}), { maxLength: 4 })
  if (schema.type === 'object') return objectFor(schema)
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: 0, max: 120 })
  if (schema.type === 'boolean') return fc.boolean()
  return odd
}

function objectFor({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, valueFor(of)]))
  return fc.record(values, { requiredKeys: [...required] })
}

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()

const request = fc
  .constantFrom(...operations.filter(({ path }) => path !== '/api/events'))
  .chain((operation) => {
    const query = operation.parameters.filter((p) => p.in === 'query')
    const headers = operation.parameters.filter((p) => p.in === 'header')
    return fc.record({
      operation: fc.constant(operation),
      id: odd,
      query: fc.record(Object.fromEntries(query.map((p) => [p.name, valueFor(p.schema)])), {
        requiredKeys: [],
      }),
      headers: fc.record(
        Object.fromEntries(headers.map((p) => [p.name, fc.constantFrom('"1"', '"2"', '*', 'x', '')])),
        {
          requiredKeys: [],
        },
      ),
      body: valueFor(bodySchema(operation) ?? {}),
    })
  })

async function send(sent: { operation: Listed; id: string; query: object; headers: object; body: unknown }) {
  const { operation, id, query, headers, body } = sent
  const at = operation.path.replace('{id}', encodeURIComponent(id.toWellFormed()))
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, text(value)]),
  )
  const type = Object.keys(operation.requestBody?.content ?? {})[0]
  const lines = type === 'application/x-ndjson'
  const content = lines ? JSON.stringify({ type: 'task', id, title: body }) : JSON.stringify(body)
  return answerOf(
    await app.request(`${HERE}${at}?${search}`, {
      method: operation.method,
      headers: { authorization, ...headers, ...(type && { 'content-type': type }) },
      ...(type && { body: content }),
    }),
  )
}

test(`${RUNS} requests`, { timeout: 60_000 }, async () => {
  const property = fc.asyncProperty(request, async (sent) => {
    const { status, json } = await send(sent)
    expect(status).toBeLessThan(500)
    const route = routes.find(
      ({ method, path }) => method.toUpperCase() === sent.operation.method && path === sent.operation.path,
    )
    if (status < 300 && json !== null) route?.answer.schema?.parse(json)
    if (status >= 400)
      expect(json).toMatchObject({ status, code: expect.any(String), detail: expect.any(String) })
  })
  await fc.assert(property, { numRuns: RUNS })
  expect(faults).toEqual([])
})
