/** The OpenAPI document as the pages about it need it: a flat list of operations, each with an example of its body. */

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly description?: string
  readonly format?: string
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
}

interface RawOperation {
  readonly summary: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string
        readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
      }
    >
  >
  readonly 'x-needs': string
}

export interface OpenApi {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
}

export interface Operation extends RawOperation {
  readonly method: string
  readonly path: string
  readonly body: Schema | null
  /** Of the body. */
  readonly type: string
  readonly example: string | null
}

/** What a reference leads to. */
export function resolved(schema: Schema, { components }: Pick<OpenApi, 'components'>): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (components.schemas[name] ?? {})
}

export function operationsOf({ paths, components }: OpenApi): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => {
      const [type = '', content] = Object.entries(raw.requestBody?.content ?? {})[0] ?? []
      const body = content ? resolved(content.schema, { components }) : null
      return { ...raw, method, path, type, body, example: body && exampleOf(method, path, body) }
    }),
  )
}

/** Where a schema alone would make a dull one. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  'post /api/chat': { message: 'add buy milk tomorrow' },
  'post /api/tasks': { title: 'buy milk', due_date: '2026-11-16', priority: 'high' },
  'patch /api/tasks/{id}': { title: 'buy oat milk' },
  'patch /api/settings': { timezone: 'Europe/Berlin' },
  'post /api/tokens': { name: 'my script', scopes: ['tasks:read'] },
  'post /api/import': { type: 'task', id: 'milk-1', title: 'buy milk' },
}

function exampleOf(method: string, path: string, schema: Schema): string {
  const made = EXAMPLES[`${method} ${path}`] ?? sampleOf(schema)
  return path === '/api/import' ? JSON.stringify(made) : JSON.stringify(made, null, 2)
}

function sampleOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0])
  switch ([schema.type].flat()[0]) {
    case 'object': {
      const needed = schema.required ?? []
      return Object.fromEntries(needed.map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]))
    }
    case 'array':
      return [sampleOf(schema.items ?? {})]
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return 1
    default:
      return 'text'
  }
}
