/**
 * better-auth on our own database: e-mail and password, sessions, keys for API clients. Its tables carry the prefix
 * auth_; it writes nowhere else, and nobody else writes there.
 */
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { getAdapter } from 'better-auth/db/adapter'
import { getMigrations } from 'better-auth/db/migration'
import { bearer, jwt, twoFactor } from 'better-auth/plugins'
import type { AccessDeed } from '../domain/access.ts'
import { deviceIn } from '../domain/device.ts'
import { problem } from '../domain/problem.ts'
import type { Connection } from '../store/connection.ts'
import { cookiePrefix } from './cookie-prefix.ts'
import { hashedSessions, hashOldSessions } from './hashed-sessions.ts'
import { oauthPlugin } from './oauth-plugin.ts'
import { endAll, forgetLinks, is, type Tables } from './visitors.ts'

export interface AuthRules {
  /** The address people see; tokens name it as their issuer. */
  readonly base_url: string
  readonly secret: string
  readonly audience: string
  readonly trusted_origins: readonly string[]
  /** Open to whoever can be sent mail. */
  readonly sign_up: 'open' | 'closed'
  /** Everything else about this user has to go before the account does. */
  erase(user_id: string): Promise<void>
  /** Why this user may not come in; null: they may. */
  closed(user_id: string): Promise<'disabled' | 'leaving' | null>
  /** What was done about who may come in goes into the audit trail. */
  noted(user_id: string, deed: AccessDeed, about: Readonly<Record<string, unknown>>): Promise<void>
  /** All personal tokens end; that goes into the audit trail, too. */
  endTokens(user_id: string, deed: AccessDeed): Promise<void>
  /** Where a link to a new password goes; null: nowhere, so nobody can ask for one. */
  readonly sendReset: ((link: Reset) => Promise<void>) | null
  /** What went wrong after the answer was given. */
  fault(error: unknown): void
  /** How long such a link works; an hour unless said. */
  readonly reset_lasts_s?: number
}

interface Reset {
  readonly email: string
  readonly token: string
}

export type Auth = Awaited<ReturnType<typeof openAuth>>

export const SIGN_UP = '/sign-up/email'

const JWT_LIFETIME = '15m'

/** `tables`: its own, once it is there. */
function optionsOf(rules: AuthRules, tables: Promise<Tables>) {
  const { base_url, secret } = rules
  return {
    baseURL: base_url,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    trustedOrigins: [base_url, ...rules.trusted_origins],
    // Whoever wants an account is answered by by-mail.ts, and by nothing else.
    disabledPaths: [SIGN_UP],
    // Tries are counted before they get here, by all instances together.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(base_url),
      useSecureCookies: base_url.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
    },
    emailAndPassword: passwords(rules, tables),
    user: {
      modelName: 'auth_user',
      additionalFields: { lock: { type: 'string', required: false, input: false, returned: false } },
      deleteUser: { enabled: true, beforeDelete: ({ id }) => erased(id, rules, tables) },
    },
    session: { modelName: 'auth_session' },
    account: { modelName: 'auth_account' },
    verification: { modelName: 'auth_verification', storeIdentifier: 'hashed' },
    databaseHooks: { session: { create: { after: signedIn(rules, tables) } } },
    plugins: [bearer(), oauthPlugin(base_url), tokens(rules), secondStep],
  } as const satisfies BetterAuthOptions
}

async function erased(user_id: string, { erase }: AuthRules, tables: Promise<Tables>): Promise<void> {
  await erase(user_id)
  await forgetLinks(await tables, user_id)
}

function passwords({ sendReset, reset_lasts_s, endTokens }: AuthRules, tables: Promise<Tables>) {
  return {
    enabled: true,
    minPasswordLength: 10,
    maxPasswordLength: 200,
    autoSignIn: false,
    async onPasswordReset({ user }: { user: { id: string } }) {
      await endAll(await tables, user.id, null)
      await endTokens(user.id, 'reset_password')
    },
    ...(reset_lasts_s !== undefined && { resetPasswordTokenExpiresIn: reset_lasts_s }),
    ...(sendReset && {
      sendResetPassword: (to: { user: { email: string }; token: string }) =>
        sendReset({ email: to.user.email, token: to.token }),
    }),
  }
}

/** A session also begins with a new password; that is noted as what it is. */
function signedIn({ noted, closed }: AuthRules, tables: Promise<Tables>) {
  return async (session: Started, context: { readonly path?: string } | null) => {
    const { userId, userAgent } = session
    const why = await closed(userId)
    if (why === 'disabled') throw problem('ACCOUNT_CLOSED')
    // Whoever is being erased may come once more, should that have been cut off.
    if (why !== null || !(await isIn(await tables, userId, context?.path ?? ''))) return
    await noted(userId, 'sign_in', { device: deviceIn(userAgent) })
  }
}

/** A session that waits for the second step is taken away again. */
async function isIn({ adapter }: Tables, user_id: string, path: string): Promise<boolean> {
  if (path.startsWith('/two-factor/verify')) return true
  if (!/^\/sign-(?:in|up)\//u.test(path)) return false
  const where = [is('id', user_id)]
  const user = await adapter.findOne<{ twoFactorEnabled?: boolean }>({ model: 'user', where })
  return user?.twoFactorEnabled !== true
}

/** A code from a phone beside the password, for who wants it; and codes on paper, should the phone be gone. */
const secondStep = twoFactor({ issuer: 'Sayso', schema: { twoFactor: { modelName: 'auth_two_factor' } } })

interface Started {
  readonly userId: string
  readonly userAgent?: string | null | undefined
}

function tokens({ base_url, audience }: AuthRules) {
  return jwt({
    schema: { jwks: { modelName: 'auth_jwks' } },
    jwt: {
      issuer: base_url,
      audience,
      expirationTime: JWT_LIFETIME,
      // Name and e-mail stay out of what programs carry around. It ends with the session it was made in.
      definePayload: ({ session }) => ({ sid: session.id }),
    },
  })
}

/** With its tables there. Several processes may start at once. */
export async function openAuth({ db, type, exclusively }: Connection, rules: AuthRules) {
  const opened = Promise.withResolvers<Tables>()
  const options = optionsOf(rules, opened.promise)
  const adapter = await getAdapter({ ...options, database: { db, type, transaction: true } })
  const auth = betterAuth({ ...options, database: () => hashedSessions(adapter) })
  opened.resolve(auth.$context)
  await exclusively(async (trx) => {
    const migrations = await getMigrations({ ...options, database: { db: trx, type } })
    await migrations.runMigrations()
    await hashOldSessions(trx)
  })
  return auth
}
