/** What a token must be good for, tool by tool. A token without scopes of its own is good for everything. */
import type { Scope } from '../domain/scope.ts'
import type { Tool } from '../tools/tool.ts'
import type { Scopes } from './ports.ts'

type Effect = Tool['effect']

const NEEDED: Readonly<Record<Effect, Scope>> = {
  read: 'tasks:read',
  write: 'tasks:write',
  destroy: 'tasks:delete',
}

/** The scope that is missing, or null. */
export function missingScope(effect: Effect, scopes: Scopes): Scope | null {
  const needed = NEEDED[effect]
  return scopes === null || scopes.includes(needed) ? null : needed
}
