/** A zod schema as the JSON Schema of an object. */
import { z } from 'zod'

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
    override: ({ jsonSchema: made }) => {
      // The name of a format says it better than its pattern.
      if (made.format !== undefined) delete made.pattern
    },
  }) as ObjectSchema
  return rest
}
