/** What an issuer's token is good for: its `scope` (RFC 9068) or `scp` claim. Without one, it is the person's own. */
import type { JWTPayload } from 'jose'
import { problem } from '../../domain/problem.ts'
import { type Scope, taskScopes } from '../../domain/scope.ts'

/** Say who someone is (OpenID Connect), and nothing about what a token may do. */
const WHO = ['openid', 'profile', 'email', 'address', 'phone', 'offline_access']

/** null: everything. A claim that cannot be read is a token that cannot be used. */
export function grantedBy({ scope, scp }: JWTPayload): readonly Scope[] | null {
  const claim = scope ?? scp
  if (claim === undefined) return null
  const words = wordsOf(claim)
  if (words.length > 0 && words.every((word) => WHO.includes(word))) return null
  return taskScopes.filter((known) => words.includes(known))
}

function wordsOf(claim: unknown): readonly string[] {
  if (typeof claim === 'string') return claim.split(' ').filter((word) => word !== '')
  if (Array.isArray(claim) && claim.every((word) => typeof word === 'string')) return claim
  throw problem('INVALID_TOKEN')
}
