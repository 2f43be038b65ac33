/** The one function a model is made to call, in the two forms the two APIs want, from one declaration. */
import { z } from 'zod'
import { Heard } from './hear/heard.ts'

const name = 'commands'
const description = 'Say what the message asks for.'

/** What every server understands in strict mode. Limits stay out of it: they are checked when the answer comes. */
const KEYWORDS = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'anyOf',
  'description',
])

type Schema = Record<string, unknown>

const parameters = plain(z.toJSONSchema(Heard, { io: 'input' }) as Schema)

/** As a schema for text that is JSON, for servers that know no functions. */
export const answerSchema = { name, schema: parameters, strict: true } as const

/** Responses: everything side by side. */
export const flatFunction = { type: 'function', name, description, strict: true, parameters } as const
/** Chat Completions: the same inside `function`. */
export const nestedFunction = {
  type: 'function',
  function: { name, description, strict: true, parameters },
} as const

function plain(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(([key]) => KEYWORDS.has(key))
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'properties' ? each(value) : deep(value)]),
  )
}

function each(properties: unknown): Schema {
  const entries = Object.entries(properties as Record<string, Schema>)
  return Object.fromEntries(entries.map(([key, value]) => [key, plain(value)]))
}

function deep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deep)
  return typeof value === 'object' && value !== null ? plain(value as Schema) : value
}
