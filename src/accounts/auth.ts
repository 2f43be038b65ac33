/**
 * better-auth on our own database: e-mail and password, sessions, keys for API clients. Its tables carry the prefix
 * auth_; it writes nowhere else, and nobody else writes there.
 */
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { bearer, jwt } from 'better-auth/plugins'
import type { Connection } from '../store/connection.ts'
import { oauthPlugin } from './oauth-plugin.ts'

export interface AuthRules {
  /** The address people see; tokens name it as their issuer. */
  readonly base_url: string
  readonly secret: string
  readonly audience: string
  readonly trusted_origins: readonly string[]
  readonly sign_up: 'open' | 'closed'
  /** Everything else about this user has to go before the account does. */
  erase(user_id: string): Promise<void>
  /** Where a link to a new password goes; null: nowhere, so nobody can ask for one. */
  readonly sendReset: ((link: Reset) => Promise<void>) | null
}

interface Reset {
  readonly email: string
  readonly token: string
}

export type Auth = Awaited<ReturnType<typeof openAuth>>

const JWT_LIFETIME = '15m'

function authOn({ db, type }: Connection, rules: AuthRules) {
  const { base_url, secret, sendReset } = rules
  return betterAuth({
    baseURL: base_url,
    basePath: '/api/auth',
    secret,
    database: { db, type, transaction: true },
    telemetry: { enabled: false },
    logger: { disabled: true },
    trustedOrigins: [base_url, ...rules.trusted_origins],
    // Tries are counted before they get here, by all instances together.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'sayso',
      useSecureCookies: base_url.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 200,
      disableSignUp: rules.sign_up === 'closed',
      revokeSessionsOnPasswordReset: true,
      ...(sendReset && {
        sendResetPassword: ({ user, token }) => sendReset({ email: user.email, token }),
      }),
    },
    user: {
      modelName: 'auth_user',
      deleteUser: { enabled: true, beforeDelete: ({ id }) => rules.erase(id) },
    },
    session: { modelName: 'auth_session' },
    account: { modelName: 'auth_account' },
    verification: { modelName: 'auth_verification' },
    plugins: [
      bearer(),
      oauthPlugin(base_url),
      jwt({
        schema: { jwks: { modelName: 'auth_jwks' } },
        jwt: {
          issuer: base_url,
          audience: rules.audience,
          expirationTime: JWT_LIFETIME,
          // Name and e-mail stay out of what programs carry around.
          definePayload: () => ({}),
        },
      }),
    ],
  })
}

/** With its tables there. Several processes may start at once. */
export async function openAuth(connection: Connection, rules: AuthRules) {
  const auth = authOn(connection, rules)
  await connection.exclusively(async (db) => {
    const migrations = await getMigrations({ ...auth.options, database: { db, type: connection.type } })
    await migrations.runMigrations()
  })
  return auth
}
