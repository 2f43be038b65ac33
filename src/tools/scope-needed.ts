/** What a token has to be good for, by what a tool does. */
import type { Scope } from '../domain/scope.ts'
import type { Tool } from './tool.ts'

type Effect = Tool['effect']

const scopeFor: Readonly<Record<Effect, Scope>> = {
  read: 'tasks:read',
  write: 'tasks:write',
  destroy: 'tasks:delete',
}

/** null: nothing is missing. Without scopes of its own, a caller may do everything. */
export function missingScope(effect: Effect, scopes: readonly Scope[] | undefined): Scope | null {
  const needed = scopeFor[effect]
  return scopes === undefined || scopes.includes(needed) ? null : needed
}
