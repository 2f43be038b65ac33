/** The document describes the API that is there: all of it, nothing else, and as real answers look. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { routesFor } from '../../src/http/all-routes.ts'
import { openapiDocument } from '../../src/http/openapi/document.ts'
import { callerOf, HERE, jwtApp } from '../support/http-app.ts'
import { document, operations } from '../support/openapi.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'))

test('docs/openapi.json is fresh (else: npx node scripts/docs-openapi.ts)', () => {
  const { version } = read('package.json')
  const made = JSON.parse(JSON.stringify(openapiDocument(routesFor(version), version)))
  expect(read('docs/openapi.json')).toEqual(made)
})

test('is served to anyone', async () => {
  const { app } = await jwtApp({ version: '0.0.0' })
  const response = await app.request(`${HERE}/api/openapi.json`)
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)))
})

test('every route of the app is in it', async () => {
  const { app } = await jwtApp()
  // Besides the API there are pages, files and other protocols, each with a description of its own.
  const isApi = (path: string) => /^\/(?:api\/|healthz|readyz)/u.test(path) && !path.endsWith('*')
  const there = app.routes
    .filter(({ method, path }) => method !== 'ALL' && isApi(path))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/gu, '{$1}')}`)
  const described = operations.map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(there)].sort()).toEqual([...described].sort())
})

describe('lint', () => {
  test('operation ids are unique', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('every reference leads somewhere', () => {
    const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/gu) ?? []
    for (const reference of new Set(references)) {
      expect(Object.keys(document.components.schemas)).toContain(reference.split('/').at(-1))
    }
  })

  test.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s is described in full',
    (_, operation) => {
      const { summary, path, parameters, responses, security } = operation
      expect(summary.length).toBeGreaterThan(5)
      const inPath = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name)
      expect(parameters.filter((p) => p.in === 'path').map(({ name }) => name)).toEqual(inPath)
      const names = parameters.map((p) => `${p.in} ${p.name}`)
      expect(new Set(names).size).toBe(names.length)
      const statuses = Object.keys(responses)
      expect(statuses.some((status) => status.startsWith('2'))).toBe(true)
      expect(statuses.includes('401')).toBe(security.length > 0)
      for (const { description } of Object.values(responses)) expect(description).not.toBe('')
    },
  )
})

test('another method is 405 and says which are allowed', async () => {
  const ann = await callerOf((await jwtApp()).app, 'ann')
  const { status, json, headers } = await ann.patch('/api/tasks', {})
  expect({ status, code: json.code }).toEqual({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  expect(headers.get('allow')).toBe('GET, POST, HEAD')
})
