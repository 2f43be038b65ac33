/** Whatever the client library throws → why the model did not help. Nothing it says is passed on. */
import type { APIError } from 'openai'
import { type FailureReason, ModelFailure } from '../failure.ts'

const byStatus: Readonly<Record<number, FailureReason>> = {
  401: 'refused',
  403: 'refused',
  404: 'no_model',
  408: 'timeout',
  429: 'busy',
}

const byName: Readonly<Record<string, FailureReason>> = {
  APIConnectionTimeoutError: 'timeout',
  APIUserAbortError: 'cancelled',
  APIConnectionError: 'connection',
}

export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  const { status, headers } = error as Partial<APIError>
  const name = (error as object).constructor.name
  if (typeof status === 'number')
    return new ModelFailure(reasonOf(status), `HTTP ${status}`, retryAfter(headers))
  // a page of HTML, a cut or broken body: a TypeError or SyntaxError somewhere in the library
  return new ModelFailure(byName[name] ?? 'unreadable', name)
}

function reasonOf(status: number): FailureReason {
  return byStatus[status] ?? (status >= 500 ? 'server' : 'rejected')
}

/** Seconds, as servers write them; the form with a date is too rare to wait for. */
function retryAfter(headers: Headers | undefined): number | null {
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN)
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  if (Number.isFinite(ms)) return Math.max(0, ms)
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : null
}
