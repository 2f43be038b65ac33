/**
 * What a token would have to be good for as well, for what it asks: told before anything is done, so that a program can
 * ask its user for more (RFC 6750, insufficient_scope). The tools check again.
 */
import type { Scope } from '../domain/scope.ts'
import { missingFor, missingToRead } from './allowed.ts'
import type { Scopes } from './ports.ts'

const READING: ReadonlySet<string> = new Set(['resources/read', 'prompts/get', 'resources/subscribe'])

interface Asked {
  readonly method?: unknown
  readonly params?: { readonly name?: unknown }
}

/** null: nothing is missing, or the protocol has its own answer. */
export async function lackedBy(message: unknown, scopes: Scopes): Promise<Scope | null> {
  const { method, params } = Object(message) as Asked
  if (scopes === null || typeof method !== 'string') return null
  if (READING.has(method)) return missingToRead(scopes)
  if (method !== 'tools/call') return null
  const { declaredFor } = await import('./tool-calls.ts')
  const tool = declaredFor(String(params?.name))
  return tool && missingFor(tool, scopes)
}
