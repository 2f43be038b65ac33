/** Accounts behind the HTTP side's own words: who is asking, by session, by session token or by JWT. */
import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { problem } from '../domain/problem.ts'
import type { World } from '../domain/world.ts'
import type { Accounts } from '../http/auth/accounts.ts'
import type { Credentials, Principal } from '../http/auth/gate.ts'
import type { Connection } from '../store/connection.ts'
import { type Auth, type AuthRules, openAuth } from './auth.ts'
import { cookiePrefix } from './cookie-prefix.ts'
import { knownDevice, rememberDevice } from './device-cookie.ts'
import { handled } from './endings.ts'
import { oauthOn } from './oauth.ts'
import { asOAuthError, isForPrograms } from './oauth-errors.ts'
import { asProblemJson } from './problem-json.ts'
import { unlessEnded } from './unless-ended.ts'
import { forgetUnusedPrograms } from './unused-programs.ts'
import { endAll, endProgram, endSession, isSignedIn, programsOf, sessionsOf } from './visitors.ts'

/** Two machines' clocks may differ by so much. */
const SKEW_S = 30

export async function openAccounts(
  connection: Connection,
  rules: AuthRules,
  world: World,
): Promise<Accounts> {
  const auth = await openAuth(connection, rules)
  const tables = await auth.$context
  const now = () => new Date(world.now())
  return {
    oauth: oauthOn(auth, rules.base_url, world),
    mails: rules.sendReset !== null,
    async handle(request) {
      const asked = isForPrograms(request) ? request.clone() : null
      const answer = await unlessEnded(tables, request, await handled(auth, rules, request), now())
      if (asked) return await asOAuthError(answer, asked)
      return await asProblemJson(await rememberDevice(rules, request, answer))
    },
    emailOf: async (headers) =>
      (await auth.api.getSession({ headers }).catch(() => null))?.user.email.toLowerCase() ?? null,
    knownDevice: (headers, email) => knownDevice(rules, headers, email),
    sessions: (user_id) => sessionsOf(tables, user_id, now()),
    endSession: (user_id, id) => endSession(tables, user_id, id),
    programs: (user_id) => programsOf(tables, user_id),
    endProgram: (user_id, id) => endProgram(tables, user_id, id),
    endAll: (user_id) => endAll(tables, user_id, null),
    tidy: (at) => forgetUnusedPrograms(tables, at),
    async identify(credentials) {
      const { bearer } = credentials
      const byToken = bearer !== null && bearer.split('.').length === 3
      return byToken
        ? await byJwt(auth, rules, bearer, world)
        : await bySession(auth, rules.base_url, credentials)
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
async function bySession(auth: Auth, base_url: string, credentials: Credentials): Promise<Principal> {
  const { headers, bearer } = credentials
  const found = await auth.api.getSession({ headers }).catch(() => null)
  if (found) return { user_id: found.user.id, scopes: null, session_id: found.session.id }
  const cookie = `${cookiePrefix(base_url)}.session_token=`
  const sent = bearer !== null || headers.get('cookie')?.includes(cookie)
  throw problem(sent ? 'INVALID_TOKEN' : 'MISSING_TOKEN')
}

async function byJwt(auth: Auth, rules: AuthRules, token: string, world: World): Promise<Principal> {
  const { base_url: issuer, audience } = rules
  const expected = { issuer, audience, algorithms: ['EdDSA'], requiredClaims: ['exp', 'sub', 'sid'] }
  const when = { clockTolerance: SKEW_S, currentDate: new Date(world.now()) }
  const keys = createLocalJWKSet((await auth.api.getJwks()) as unknown as JSONWebKeySet)
  const { payload } = await jwtVerify(token, keys, { ...expected, ...when }).catch((error: unknown) => {
    throw problem(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_TOKEN')
  })
  // Whoever signed out, was put out or erased their account is nobody, however long the token says otherwise.
  const [user_id, session_id] = [payload.sub ?? '', String(payload.sid)]
  const isIn = await isSignedIn(await auth.$context, user_id, session_id, new Date(world.now()))
  if (!isIn) throw problem('INVALID_TOKEN')
  return { user_id, scopes: null, session_id }
}
