/** The one form every tool answers in. */
import type { z } from 'zod'
import { type ToolErrorCode, type ToolResult, toolErrors } from '../domain/decision.ts'
import { Problem } from '../domain/problem.ts'

/** A result that does not fit its own schema is our mistake: nothing of it is kept. */
export function succeeded(schema: z.ZodType, data: unknown): ToolResult {
  const checked = schema.parse(data) as Record<string, unknown>
  return { success: true, data: checked, error: null, error_code: null }
}

export function failed(problem: Problem): ToolResult {
  return { success: false, data: null, error: problem.message, error_code: toolCode(problem.code) }
}

export function failureOf(error: unknown): ToolResult {
  if (error instanceof Problem) return failed(error)
  return {
    success: false,
    data: null,
    error: 'Something went wrong on our side.',
    error_code: 'INTERNAL_ERROR',
  }
}

export function invalid(error: z.ZodError): ToolResult {
  const reasons = error.issues.slice(0, 3).map(({ path, message }) => {
    const field = path.join('.')
    return field === '' ? message : `${field} ${message}`
  })
  return { success: false, data: null, error: `${reasons.join('; ')}.`, error_code: 'VALIDATION_ERROR' }
}

function toolCode(code: string): ToolErrorCode {
  if (code === 'INSUFFICIENT_SCOPE') return 'UNAUTHORIZED'
  return toolErrors.find((known) => known === code) ?? 'INTERNAL_ERROR'
}
