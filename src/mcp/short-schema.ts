/**
 * JSON Schema in as few words as it takes: it is read by a model at the start of every session. Inputs keep every
 * rule a model needs to call rightly. All outputs have the same four parts, and only say so.
 */
import type { Tool } from '@modelcontextprotocol/server'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

export function shortInput(schema: z.ZodType): Tool['inputSchema'] {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => shorten(jsonSchema),
  })
  const { $schema: _, ...rest } = made
  return { ...rest, type: 'object' } as Tool['inputSchema']
}

/** What a task looks like is in the documentation, and in the first one a model sees; error codes speak for themselves. */
export function shortOutput(schema: z.ZodType): NonNullable<Tool['outputSchema']> {
  const { required } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return { type: 'object', required: required ?? [] }
}

/** Bounds nobody comes near, patterns and formats that the words imply, and unions that are only about types. */
function shorten(schema: JsonSchema): void {
  for (const name of [
    'minLength',
    'maxLength',
    'maxItems',
    'pattern',
    'format',
    'additionalProperties',
  ] as const)
    delete schema[name]
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  const types = schema.anyOf?.map(typeOf)
  if (!schema.anyOf || !types?.every((type) => type !== null)) return
  const [first, second] = schema.anyOf as JsonSchema[]
  const distinct = [...new Set(types)]
  delete schema.anyOf
  // With “or nothing”, the rest of the schema stays true as it is; with anything else, only the types do.
  if (second?.type === 'null') Object.assign(schema, first, orNull(first))
  schema.type = (distinct.length === 1 ? distinct[0] : distinct) as 'string'
}

function orNull(first: JsonSchema | undefined): JsonSchema {
  return first?.enum ? { enum: [...first.enum, null] } : {}
}

function typeOf(schema: JsonSchema | boolean): string | null {
  return typeof schema !== 'boolean' && typeof schema.type === 'string' ? schema.type : null
}
