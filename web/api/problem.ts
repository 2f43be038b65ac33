/** What the server, or the way to it, had to say against a request. */

export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly retry_after: number | null

  constructor(status: number, code: string, message: string, retry_after: number | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.retry_after = retry_after
  }
}

/** Nobody answered: the server is away, or the network is. Asking again later can help. */
export function isAway(error: unknown): boolean {
  return (
    !(error instanceof ApiProblem) || error.status === 502 || error.status === 503 || error.status === 504
  )
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 401
}

/** The browser's cookies are someone else's by now. */
export function isSomeoneElse(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'SIGNED_IN_AS_SOMEONE_ELSE'
}

/** A sentence for people. */
export function wordsOf(error: unknown): string {
  return error instanceof ApiProblem ? error.message : 'Sayso is not reachable right now.'
}
