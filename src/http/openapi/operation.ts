/** One declared route as an operation of the document. */
import { type ProblemCode, problemTable } from '../../domain/problem.ts'
import { toolNamed } from '../../tools/registry.ts'
import { type Route, takesIn } from '../route.ts'
import { jsonSchema, type ObjectSchema } from './json-schema.ts'
import { reference, referenceTo, toolRequests } from './named.ts'
import { tagOf } from './tags.ts'

type Json = Readonly<Record<string, unknown>>

export function operationOf(route: Route): Json {
  const body = bodyOf(route)
  return {
    operationId: idOf(route),
    tags: [tagOf(route)],
    summary: route.summary,
    description: `${route.summary}. ${needed(route)}`,
    parameters: [...pathParameters(route), ...headerParameters(route), ...queryParameters(route)],
    ...(body && { requestBody: body }),
    responses: { ...answerOf(route), ...problemsOf(route) },
    security: route.needs === 'nothing' ? [] : [{ token: [] }, { cookie: [] }],
    'x-needs': route.needs,
  }
}

/** get /api/tasks/{id}/x → get_tasks_id_x */
function idOf({ method, path }: Route): string {
  const words = path.replace('/api', '').match(/\w{1,40}/gu) ?? []
  return [method, ...words].join('_')
}

function needed({ needs }: Route): string {
  if (needs === 'nothing') return 'Anyone may.'
  return needs === 'account'
    ? 'Only for someone signed in as themselves, not for a token.'
    : `A token needs the scope ${needs}.`
}

function pathParameters({ path }: Route): readonly Json[] {
  const names = [...path.matchAll(/\{(\w{1,30})\}/gu)].map(([, name]) => name)
  const description = path.startsWith('/api/tasks')
    ? 'The number of the task, or its UUID.'
    : 'Which one: its id, or its name.'
  return names.map((name) => ({ name, in: 'path', required: true, description, schema: { type: 'string' } }))
}

const headers: Readonly<Record<string, string>> = {
  'if-match': 'The ETag of the task as you know it; 412 if it was changed since.',
  'idempotency-key': 'The same key with the same input acts once, and answers the same again.',
  'last-event-id': 'The id of the last event you have; what came after it is sent first.',
  'sayso-timezone': 'Whose today it is, and where times are: an IANA name; else as in your settings.',
}

function headerParameters(route: Route): readonly Json[] {
  return (route.headers ?? []).map((name) => ({
    name,
    in: 'header',
    description: headers[name],
    schema: { type: 'string' },
  }))
}

function queryParameters(route: Route): readonly Json[] {
  const schema = queryOf(route)
  return Object.entries(schema?.properties ?? {}).map(([name, { description, ...of }]) => ({
    name,
    in: 'query',
    required: schema?.required?.includes(name) ?? false,
    ...(description !== undefined && { description }),
    schema: of,
  }))
}

function queryOf({ tool, query }: Route): ObjectSchema | null {
  if (tool?.comes_in === 'query') return jsonSchema(toolNamed(tool.name).input, 'input')
  return query ? jsonSchema(query, 'input') : null
}

function bodyOf(route: Route): Json | null {
  const { tool, body, body_optional = tool?.comes_in === 'optional body' } = route
  if (route.path === '/api/import') {
    const content = { schema: { type: 'string' } }
    return {
      required: true,
      content: { 'application/x-ndjson': content, 'application/octet-stream': content },
    }
  }
  const schema = tool?.comes_in.endsWith('body')
    ? (namedToolBody(route) ?? toolBody(route))
    : body && (referenceTo(body) ?? jsonSchema(body, 'input'))
  return schema ? { required: !body_optional, content: { 'application/json': { schema } } } : null
}

function namedToolBody({ tool }: Route): Json | null {
  const name = tool && toolRequests[tool.name]
  return name === undefined ? null : reference(name)
}

/** The tool's own input, without the task that the address names. */
export function toolBody({ tool, path }: Route): ObjectSchema | null {
  if (!tool) return null
  const { properties = {}, required = [], ...rest } = jsonSchema(toolNamed(tool.name).input, 'input')
  if (!path.includes('{id}')) return { ...rest, properties, ...(required.length > 0 && { required }) }
  const { task_id: _, ...others } = properties
  const needed = required.filter((name) => name !== 'task_id')
  return { ...rest, properties: others, ...(needed.length > 0 && { required: needed }) }
}

function answerOf({ answer, headers: sent = [], tool }: Route): Json {
  const { status, schema, type } = answer
  const content = type
    ? { [type]: { schema: { type: 'string' } } }
    : schema && { 'application/json': { schema: referenceTo(schema) ?? jsonSchema(schema, 'output') } }
  const tagged = tool && (sent.includes('if-match') || tool.name === 'get_task' || tool.name === 'add_task')
  const etag = { ETag: { description: 'The version of the task.', schema: { type: 'string' } } }
  return {
    [status]: { description: 'Done.', ...(tagged && { headers: etag }), ...(content && { content }) },
  }
}

const always: readonly ProblemCode[] = ['VALIDATION_ERROR', 'DATABASE_ERROR', 'INTERNAL_ERROR']
const signedIn: readonly ProblemCode[] = [
  'MISSING_TOKEN',
  'TOKEN_EXPIRED',
  'INVALID_TOKEN',
  'INSUFFICIENT_SCOPE',
  'SIGNED_IN_AS_SOMEONE_ELSE',
  'TOO_MANY_REQUESTS',
]

function problemsOf(route: Route): Json {
  const { needs, problems = [], path } = route
  const codes: ProblemCode[] = [...always, ...(needs === 'nothing' ? [] : signedIn), ...problems]
  if (takesIn(route)) codes.push('QUOTA_REACHED')
  if (path.includes('{')) codes.push('MALFORMED_ID')
  if (bodyOf(route)) codes.push('BODY_TOO_LARGE', 'UNSUPPORTED_TYPE')
  const byStatus = Object.groupBy(codes, (code) => problemTable[code].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, some = []]) => [
      status,
      {
        description: some.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}
