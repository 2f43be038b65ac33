/** A zod schema as JSON Schema; parts of it that have a name are referred to. */
import { z } from 'zod'
import { referenceTo } from './named.ts'

export interface ObjectSchema {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>
  readonly required?: readonly string[]
  readonly [key: string]: unknown
}

/** What cannot be said in JSON Schema is left open: the description says it in words. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: made, path }) => {
      // The name of a format says it better than its pattern.
      if (made.format !== undefined) delete made.pattern
      // Older readers of the format look for what the elements are here alone.
      if (made.prefixItems?.[0] !== undefined) made.items = made.prefixItems[0]
      const named = path.length === 0 ? null : referenceTo(zodSchema)
      if (named === null) return
      for (const key of Object.keys(made)) delete made[key]
      Object.assign(made, named)
    },
  }) as ObjectSchema
  return rest
}
