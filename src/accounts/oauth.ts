/**
 * OAuth 2.1 for MCP: programs register themselves, users consent in the browser, tokens are for /mcp alone.
 * A token of the API is none here, and the other way round: the audience tells them apart.
 */
import { oauthProviderAuthServerMetadata } from '@better-auth/oauth-provider'
import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { problem } from '../domain/problem.ts'
import type { World } from '../domain/world.ts'
import type { Principal } from '../http/auth/gate.ts'
import type { OAuth } from '../http/auth/oauth.ts'
import type { Auth } from './auth.ts'
import { audienceOf } from './oauth-plugin.ts'
import { stillAllowed } from './still-allowed.ts'
import { programName } from './visitors.ts'

/** Two machines' clocks may differ by so much. */
const SKEW_S = 30

export function oauthOn(auth: Auth, base_url: string, world: World): OAuth {
  return {
    issuer: base_url,
    metadata: (request) => oauthProviderAuthServerMetadata(auth)(request),
    programName: async (client_id) => await programName(await auth.$context, client_id),
    async identify({ bearer }) {
      if (bearer === null) throw problem('MISSING_TOKEN')
      return await holderOf(bearer, auth, base_url, world)
    },
  }
}

async function holderOf(token: string, auth: Auth, issuer: string, world: World): Promise<Principal> {
  const expected = {
    issuer,
    audience: audienceOf(issuer),
    algorithms: ['EdDSA'],
    requiredClaims: ['exp', 'sub', 'scope'],
    clockTolerance: SKEW_S,
    currentDate: new Date(world.now()),
  }
  const keys = createLocalJWKSet((await auth.api.getJwks()) as unknown as JSONWebKeySet)
  const { payload } = await jwtVerify(token, keys, expected).catch((error: unknown) => {
    throw problem(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_TOKEN')
  })
  // Whoever was put out, or erased their account, is nobody, however long the token says otherwise.
  const allowed = await stillAllowed(await auth.$context, payload, new Date(world.now()))
  if (!allowed) throw problem('INVALID_TOKEN')
  if (typeof payload.azp !== 'string') return allowed
  const name = await programName(await auth.$context, payload.azp)
  return { ...allowed, program: payload.azp, ...(name !== null && { name }) }
}
