/** Accounts behind the HTTP side's own words: who is asking, by session, by session token or by JWT. */
import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { problem } from '../domain/problem.ts'
import type { World } from '../domain/world.ts'
import type { Accounts } from '../http/auth/accounts.ts'
import type { Credentials, Principal } from '../http/auth/gate.ts'
import type { Connection } from '../store/connection.ts'
import { type Auth, type AuthRules, openAuth } from './auth.ts'
import { oauthOn } from './oauth.ts'
import { asProblemJson } from './problem-json.ts'

/** Two machines' clocks may differ by so much. */
const SKEW_S = 30

export async function openAccounts(
  connection: Connection,
  rules: AuthRules,
  world: World,
): Promise<Accounts> {
  const auth = await openAuth(connection, rules)
  return {
    oauth: oauthOn(auth, rules.base_url, world),
    handle: async (request) => await asProblemJson(await auth.handler(request)),
    async identify(credentials) {
      const { bearer } = credentials
      const byToken = bearer !== null && bearer.split('.').length === 3
      return byToken ? await byJwt(auth, rules, bearer, world) : await bySession(auth, credentials)
    },
    async resetPassword(token, password) {
      if (password.length < 10 || password.length > 200) return 'password'
      const reset = auth.api.resetPassword({ body: { token, newPassword: password } })
      return await reset.then(
        () => null,
        () => 'link' as const,
      )
    },
    async about(user_id) {
      const user = await (await auth.$context).internalAdapter.findUserById(user_id)
      return user && { email: user.email, name: user.name, created_at: user.createdAt.toISOString() }
    },
  }
}

/** The session token of a signed cookie also has dots; but only one. */
async function bySession(auth: Auth, { headers, bearer }: Credentials): Promise<Principal> {
  const found = await auth.api.getSession({ headers }).catch(() => null)
  if (found) return { user_id: found.user.id, scopes: null }
  const sent = bearer !== null || /\bsayso\.session_token=/u.test(headers.get('cookie') ?? '')
  throw problem(sent ? 'INVALID_TOKEN' : 'MISSING_TOKEN')
}

async function byJwt(auth: Auth, rules: AuthRules, token: string, world: World): Promise<Principal> {
  const { base_url: issuer, audience } = rules
  const expected = { issuer, audience, algorithms: ['EdDSA'], requiredClaims: ['exp', 'sub'] }
  const when = { clockTolerance: SKEW_S, currentDate: new Date(world.now()) }
  const keys = createLocalJWKSet((await auth.api.getJwks()) as unknown as JSONWebKeySet)
  const { payload } = await jwtVerify(token, keys, { ...expected, ...when }).catch((error: unknown) => {
    throw problem(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_TOKEN')
  })
  const { sub = '' } = payload
  // Whoever erased their account is nobody, however long the token says otherwise.
  const user = await (await auth.$context).internalAdapter.findUserById(sub)
  if (!user) throw problem('INVALID_TOKEN')
  return { user_id: user.id, scopes: null }
}
