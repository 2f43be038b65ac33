/** The operations of the OpenAPI document, as the tests go through them. */
import { routesFor } from '../../src/http/all-routes.ts'
import { openapiDocument } from '../../src/http/openapi/document.ts'

export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: JsonSchema
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly required: boolean
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>
  }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>
  readonly security: readonly object[]
  readonly 'x-needs': string
}

export interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}

export const routes = routesFor('0.0.0')
export const document = openapiDocument(routes, '0.0.0') as unknown as Document

export interface Listed extends Operation {
  readonly method: string
  readonly path: string
}

export const operations: readonly Listed[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    ...operation,
  })),
)

export function bodySchema({ requestBody }: Operation): JsonSchema | null {
  const schema = requestBody?.content['application/json']?.schema
  const name = schema?.$ref?.split('/').at(-1)
  return (name === undefined ? schema : (document.components.schemas[name] as JsonSchema)) ?? null
}
