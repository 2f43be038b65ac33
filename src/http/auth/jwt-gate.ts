/** Whoever holds a token signed with our secret: one algorithm, every claim required. */
import { errors, type JWTPayload, jwtVerify } from 'jose'
import { type Problem, problem } from '../../domain/problem.ts'
import { isStorable } from '../../domain/task.ts'
import type { World } from '../../domain/world.ts'
import type { Gate, Principal } from './gate.ts'

/** Two machines' clocks may differ by so much. */
const SKEW_S = 30
const LONGEST_ID = 255

export interface JwtRules {
  readonly secret: string
  readonly issuer: string
  readonly audience: string
}

export function jwtGate({ secret, issuer, audience }: JwtRules, world: World): Gate {
  const key = new TextEncoder().encode(secret)
  return {
    async identify({ bearer }) {
      if (bearer === null) throw problem('MISSING_TOKEN')
      const rules = { algorithms: ['HS256'], issuer, audience, requiredClaims: ['exp', 'sub'] }
      const now = { clockTolerance: SKEW_S, currentDate: new Date(world.now()) }
      const { payload } = await jwtVerify(bearer, key, { ...rules, ...now }).catch((error: unknown) => {
        throw refusal(error)
      })
      return userOf(payload)
    },
  }
}

function refusal(error: unknown): Problem {
  return problem(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_TOKEN')
}

function userOf({ sub }: JWTPayload): Principal {
  const usable = typeof sub === 'string' && sub.trim() !== '' && sub.length <= LONGEST_ID && isStorable(sub)
  if (!usable) throw problem('INVALID_TOKEN')
  return { user_id: sub, scopes: null }
}
