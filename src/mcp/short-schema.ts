/**
 * JSON Schema in as few words as it takes: it is read by a model at the start of every session. Inputs keep every
 * rule a model needs to call rightly; outputs only say what is where.
 */
import type { Tool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { toolErrors } from '../domain/decision.ts'
import { Task } from '../domain/task.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

export function shortSchema(schema: z.ZodType, io: 'input' | 'output'): Tool['inputSchema'] {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'output') shortenOutput(jsonSchema, zodSchema === Task)
      shorten(jsonSchema)
    },
  })
  const { $schema: _, ...rest } = made
  return { ...rest, type: 'object' } as Tool['inputSchema']
}

/** What a task looks like is in the documentation, and in the first one a model sees; error codes speak for themselves. */
function shortenOutput(schema: JsonSchema, isTask: boolean): void {
  delete schema.additionalProperties
  if (isTask) {
    delete schema.properties
    delete schema.required
  }
  if (schema.enum?.length === toolErrors.length) delete schema.enum
}

/** Bounds that every JSON number has anyway, patterns that a format implies, and unions that are only about types. */
function shorten(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.format !== undefined) delete schema.pattern
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
