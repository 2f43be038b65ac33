/**
 * OAuth 2.1 for MCP: programs register themselves, users consent in the browser, tokens are for /mcp alone.
 * A token of the API is none here, and the other way round: the audience tells them apart.
 */
import { oauthProviderAuthServerMetadata } from '@better-auth/oauth-provider'
import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { problem } from '../domain/problem.ts'
import { scopes } from '../domain/scope.ts'
import type { World } from '../domain/world.ts'
import type { Principal } from '../http/auth/gate.ts'
import type { OAuth } from '../http/auth/oauth.ts'
import type { Auth } from './auth.ts'
import { audienceOf } from './oauth-plugin.ts'

/** Two machines' clocks may differ by so much. */
const SKEW_S = 30

export function oauthOn(auth: Auth, base_url: string, world: World): OAuth {
  return {
    issuer: base_url,
    metadata: (request) => oauthProviderAuthServerMetadata(auth)(request),
    async programName(client_id) {
      const where = [{ field: 'clientId', value: client_id }]
      const found = await (await auth.$context).adapter.findOne<{ name?: string }>({
        model: 'oauthClient',
        where,
      })
      return found && (found.name ?? client_id)
    },
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
  // Whoever erased their account is nobody, however long the token says otherwise.
  const user = await (await auth.$context).internalAdapter.findUserById(payload.sub ?? '')
  if (!user) throw problem('INVALID_TOKEN')
  const given = String(payload.scope).split(' ')
  const program = typeof payload.azp === 'string' ? { program: payload.azp } : {}
  return { user_id: user.id, scopes: scopes.filter((scope) => given.includes(scope)), ...program }
}
