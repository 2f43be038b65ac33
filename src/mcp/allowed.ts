/** What a token must be good for, tool by tool. The tools check it again where the change is made. */
import type { Scope } from '../domain/scope.ts'
import { missingScope } from '../tools/scope-needed.ts'
import type { Scopes } from './ports.ts'
import type { Declared } from './projection.ts'

/** The scope that is missing, or null. A sentence looks at the list before it changes it. */
export function missingFor(
  { name, effect }: Pick<Declared, 'name' | 'effect'>,
  scopes: Scopes,
): Scope | null {
  return (name === 'ask' ? missingToRead(scopes) : null) ?? missingScope(effect, scopes ?? undefined)
}

export function missingToRead(scopes: Scopes): Scope | null {
  return missingScope('read', scopes ?? undefined)
}
