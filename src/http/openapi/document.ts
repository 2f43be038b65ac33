/** The OpenAPI 3.1 document, made from the declared routes alone. */
import { z } from 'zod'
import { problemTable } from '../../domain/problem.ts'
import type { Route } from '../route.ts'
import { operationOf } from './operation.ts'

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
    info: { title: 'Sayso', version, description: about.replaceAll('\n', ' '), license: { name: 'MIT' } },
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
      schemas: { Problem: problemSchema() },
    },
  }
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
