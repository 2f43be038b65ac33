/** Input that fits its schema, or the problem that says in one sentence why it does not. */
import type { z } from 'zod'
import { type Problem, problem } from '../domain/problem.ts'

export function checked<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw unfit(parsed.error)
}

function unfit({ issues }: z.ZodError): Problem {
  const [first] = issues
  const field = first?.path.join('.') ?? ''
  if (first && isAboutId(first)) return problem('MALFORMED_ID', { field })
  const reasons = issues.slice(0, 3).map(reason)
  return problem('VALIDATION_ERROR', { reason: `${reasons.join('; ')}.` })
}

function isAboutId(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_format' && issue.format === 'uuid'
}

function reason({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`
}
