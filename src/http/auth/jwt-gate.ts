/** Whoever holds a token of an issuer we trust: signed with a shared secret, or with a key it publishes. */
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { type Problem, problem } from '../../domain/problem.ts'
import { isStorable } from '../../domain/text.ts'
import type { World } from '../../domain/world.ts'
import type { Gate, Principal } from './gate.ts'
import { grantedBy } from './granted.ts'
import { KnownTokens } from './known-tokens.ts'

/** Two machines' clocks may differ by so much. */
const SKEW_S = 30
const LONGEST_ID = 255

export interface JwtRules {
  /** Either this, or `keys_url`. */
  readonly secret?: string | undefined
  readonly keys_url?: string | undefined
  readonly issuer: string
  readonly audience: string
}

/** A published key is good for signatures of its own kind only: never as a secret, which anyone could read. */
const PUBLIC_KEY_ALGORITHMS = ['EdDSA', 'ES256', 'ES384', 'RS256', 'PS256']

export function jwtGate({ secret, keys_url, issuer, audience }: JwtRules, world: World): Gate {
  const key = keys_url === undefined ? secretKey(secret ?? '') : publishedKeys(keys_url)
  const algorithms = keys_url === undefined ? ['HS256'] : PUBLIC_KEY_ALGORITHMS
  const rules = { algorithms, issuer, audience, requiredClaims: ['exp', 'sub'] }
  const known = keys_url === undefined ? new KnownTokens() : null
  return {
    async identify({ bearer }) {
      if (bearer === null) throw problem('MISSING_TOKEN')
      const before = known?.holderOf(bearer, world.now())
      if (before) return before
      const now = { clockTolerance: SKEW_S, currentDate: new Date(world.now()) }
      const { payload } = await jwtVerify(bearer, key, { ...rules, ...now }).catch((error: unknown) => {
        throw refusal(error, keys_url !== undefined)
      })
      const principal = userOf(payload)
      known?.keep(bearer, { principal, until_ms: (payload.exp ?? 0) * 1000 })
      return principal
    },
  }
}

function secretKey(secret: string): JWTVerifyGetKey {
  const key = new TextEncoder().encode(secret)
  return () => key
}

function publishedKeys(url: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(url), { timeoutDuration: 3000, cooldownDuration: 10_000 })
}

/** What is wrong with the token is the caller's; that its keys could not be fetched is not. */
function refusal(error: unknown, fetches: boolean): Problem {
  if (error instanceof errors.JWTExpired) return problem('TOKEN_EXPIRED')
  const aboutToken = !fetches || (error instanceof errors.JOSEError && !unreachable.has(error.code))
  return problem(aboutToken ? 'INVALID_TOKEN' : 'ISSUER_UNREACHABLE')
}

const unreachable = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'])

function userOf(payload: JWTPayload): Principal {
  const { sub } = payload
  const usable = typeof sub === 'string' && sub.trim() !== '' && sub.length <= LONGEST_ID && isStorable(sub)
  if (!usable) throw problem('INVALID_TOKEN')
  const { azp, client_id } = payload
  const program = [azp, client_id].find((id) => typeof id === 'string' && id !== '' && isStorable(id))
  const granted = grantedBy(payload)
  return { user_id: sub, scopes: granted, ...(granted && program ? { program: String(program) } : {}) }
}
