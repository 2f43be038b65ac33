/** The OpenAPI 3.1 document, made from the declared routes alone. */
import { z } from 'zod'
import { problemTable } from '../../domain/problem.ts'
import type { Route } from '../route.ts'
import { jsonSchema } from './json-schema.ts'
import { answers, requests, toolRequests } from './named.ts'
import { operationOf, toolBody } from './operation.ts'
import { tags } from './tags.ts'

type Json = Readonly<Record<string, unknown>>

const about = `A to-do list you talk to. Errors are problem+json with a stable \`code\`. Lists are paged: pass \`next_cursor\`
as \`cursor\`. A task's ETag is its version; send it as If-Match and a change made in between is a 412. With
SAYSO_AUTH=accounts, signing up and in is below /api/auth.`

export function openapiDocument(routes: readonly Route[], version: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sayso',
      version,
      description: about.replaceAll('\n', ' '),
      contact: { name: 'The Sayso contributors' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server this document comes from.' }],
    tags,
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A session, a JWT or a personal access token.',
        },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sayso_session_3000',
          description: 'The number is the port it listens on.',
        },
      },
      schemas: { ...namedSchemas(routes), Problem: problemSchema() },
    },
  }
}

function namedSchemas(routes: readonly Route[]): Record<string, Json> {
  const each = (all: typeof answers, io: 'input' | 'output') =>
    Object.entries(all).map(([name, schema]) => [name, jsonSchema(schema, io)])
  const sent = Object.entries(toolRequests).flatMap(([tool, name]) => {
    const route = routes.find((one) => one.tool?.name === tool && one.tool.comes_in.endsWith('body'))
    return route ? [[name, toolBody(route)]] : []
  })
  return Object.fromEntries([...each(answers, 'output'), ...each(requests, 'input'), ...sent])
}

function problemSchema(): Json {
  const schema = z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(problemTable) as [string, ...string[]]),
    detail: z.string(),
  })
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>
  return rest
}
