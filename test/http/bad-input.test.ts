/** Every operation × every kind of bad input. The table is made from the document: a new route is in it by itself. */
import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { answerOf, callerOf, HERE, jwtApp, SECRET, tokenFor } from '../support/http-app.ts'
import { bodySchema, type JsonSchema, type Listed, operations } from '../support/openapi.ts'

const { app, faults } = await jwtApp()
const bob = await callerOf(app, 'bob')
const { json: task } = await bob.post('/api/tasks', { title: 'Bob’s own' })
const { json: said } = await bob.post('/api/chat', { message: 'hello' })
const { json: token } = await bob.post('/api/tokens', { name: 'mine', scopes: ['tasks:read'] })
const own = await tokenFor('ann')
const expired = await new SignJWT({ sub: 'ann', iss: 'sayso', aud: 'sayso', exp: 1_000_000_000 })
  .setProtectedHeader({ alg: 'HS256' })
  .sign(new TextEncoder().encode(SECRET))

interface Sent {
  readonly path?: string
  readonly authorization?: string | null
  readonly body?: string
  readonly type?: string
}

async function send({ method, path }: Listed, sent: Sent) {
  const { authorization = `Bearer ${own}`, type = 'application/json', body } = sent
  const headers = {
    ...(authorization && { authorization }),
    ...(body !== undefined && { 'content-type': type }),
  }
  const full = `${HERE}${sent.path ?? path.replace('{id}', '1')}`
  return answerOf(await app.request(full, { method, headers, ...(body !== undefined && { body }) }))
}

/** A body of the right shape, so that only what the row is about is wrong. */
function fitting(schema: JsonSchema | null): Record<string, unknown> {
  if (schema?.properties?.message) return { message: 'hello' }
  const samples: Record<string, unknown> = {
    scopes: ['tasks:read'],
    timezone: 'UTC',
    completed: true,
    invocation_id: randomUUID(),
  }
  const names = schema?.required ?? Object.keys(schema?.properties ?? {}).slice(0, 1)
  return Object.fromEntries(names.map((name) => [name, samples[name] ?? 'fits']))
}

const takesBody = (operation: Listed) => bodySchema(operation) !== null
const guarded = operations.filter(({ security }) => security.length > 0)
const named = (some: readonly Listed[]) => some.map((each) => [`${each.method} ${each.path}`, each] as const)

describe('no token', () => {
  test.each(named(guarded))('%s', async (_, operation) => {
    const { status, json } = await send(operation, { authorization: null })
    expect({ status, code: json.code }).toEqual({ status: 401, code: 'MISSING_TOKEN' })
  })
})

describe('an expired token', () => {
  test.each(named(guarded))('%s', async (_, operation) => {
    const { status, json } = await send(operation, { authorization: `Bearer ${expired}` })
    expect({ status, code: json.code }).toEqual({ status: 401, code: 'TOKEN_EXPIRED' })
  })
})

const about = operations.filter(({ path }) => path.includes('{id}'))

describe('someone else’s id', () => {
  test.each(named(about))('%s is answered as one that does not exist', async (_, operation) => {
    const ids = [task.id, said.conversation_id, token.id]
    const body = takesBody(operation) ? { body: JSON.stringify(fitting(bodySchema(operation))) } : {}
    const at = (id: string) => send(operation, { path: operation.path.replace('{id}', id), ...body })
    for (const id of ids) {
      const missing = randomUUID()
      const { status, text } = await at(id)
      expect(status).toBe(404)
      expect(text.replace(id, '')).toBe((await at(missing)).text.replace(missing, ''))
    }
  })
})

describe('a malformed id', () => {
  const ids = ['0', '-1', 'x', 'é', '1%00', '%F0%9F%98%80', '..', '1;drop table tasks', 'a'.repeat(3000)]
  test.each(named(about))('%s', async (_, operation) => {
    const body = takesBody(operation) ? { body: JSON.stringify(fitting(bodySchema(operation))) } : {}
    for (const id of ids) {
      const path = operation.path.replace('{id}', encodeURI(id).replaceAll('%25', '%'))
      const { status } = await send(operation, { path, ...body })
      expect([400, 404, 405]).toContain(status)
    }
  })
})

describe('the wrong type', () => {
  const wrong = (schema: JsonSchema) => (JSON.stringify(schema).includes('"boolean"') ? 'x' : true)
  test.each(named(operations.filter(takesBody)))('%s, in every field', async (_, operation) => {
    const schema = bodySchema(operation)
    for (const [field, of] of Object.entries(schema?.properties ?? {})) {
      const body = JSON.stringify({ ...fitting(schema), [field]: wrong(of) })
      const { status } = await send(operation, { body })
      expect({ field, status }).toEqual({ field, status: 400 })
    }
    for (const body of ['[]', '"x"', '1', 'null', '{', '{"a":', '\u0000']) {
      expect((await send(operation, { body })).status).toBe(400)
    }
  })

  const filtered = operations.filter(({ parameters }) => parameters.some((p) => p.in === 'query'))
  test.each(named(filtered))('%s, in every part of the query', async (_, operation) => {
    for (const { name } of operation.parameters.filter((p) => p.in === 'query')) {
      for (const value of ['%00', 'x'.repeat(100_000)]) {
        const path = `${operation.path.replace('{id}', randomUUID())}?${name}=${value}`
        const { status } = await send(operation, { path })
        expect([400, 404]).toContain(status)
      }
    }
  })
})

describe('a huge body', () => {
  test.each(named(operations.filter(({ requestBody }) => requestBody)))('%s', async (_, operation) => {
    const [type = ''] = Object.keys(operation.requestBody?.content ?? {})
    const body = JSON.stringify({ title: 'x'.repeat(300_000) })
    expect((await send(operation, { body, type })).status).toBe(413)
  })
})

describe('a wrong content type', () => {
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', '']
  test.each(named(operations.filter(({ requestBody }) => requestBody)))('%s', async (_, operation) => {
    for (const type of types) expect((await send(operation, { type, body: '{}' })).status).toBe(415)
  })
})

describe('an unknown field', () => {
  test.each(named(operations.filter(takesBody)))('%s, in the body', async (_, operation) => {
    const body = JSON.stringify({ ...fitting(bodySchema(operation)), user_id: 'bob' })
    const { status, json } = await send(operation, { body })
    expect({ status, code: json.code }).toEqual({ status: 400, code: 'VALIDATION_ERROR' })
  })

  test.each(named(operations))('%s, in the query', async (_, operation) => {
    const { status } = await send(operation, { path: `${operation.path.replace('{id}', '1')}?user_id=bob` })
    expect([400, 415]).toContain(status)
  })
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
