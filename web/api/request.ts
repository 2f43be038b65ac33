/** Every request of the page goes through here: JSON in, JSON out, and problems as one kind of error. */
import { ApiProblem } from './problem.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** For whom the page speaks. All pages of a browser have the same cookies, whoever signed in last. */
let speaker: Readonly<Record<string, string>> = {}

export function speakFor(user: string): void {
  speaker = { 'sayso-user': user }
}

/** What goes with every request, also with those that are made elsewhere. */
export function ownHeaders(): Readonly<Record<string, string>> {
  return speaker
}

export async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<T> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const typed = body === undefined ? {} : { 'content-type': 'application/json' }
  const headers = { ...speaker, ...typed, ...more }
  const response = await fetch(path, { method, headers, ...sent })
  if (response.status === 204) return undefined as T
  if (response.ok) return (await response.json()) as T
  throw await problemIn(response)
}

export async function problemIn(response: Response): Promise<ApiProblem> {
  const said = (await response.json().catch(() => ({}))) as { code?: string; detail?: string }
  const wait = Number(response.headers.get('retry-after') ?? '')
  return new ApiProblem(
    response.status,
    said.code ?? 'INTERNAL_ERROR',
    said.detail ?? `The server answered ${response.status}.`,
    Number.isFinite(wait) && wait > 0 ? wait : null,
  )
}

export function query(values: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}
