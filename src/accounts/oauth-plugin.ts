/** What programs may register for, and where their users are asked. */
import { oauthProvider } from '@better-auth/oauth-provider'
import { taskScopes } from '../domain/scope.ts'

/** Tokens are for /mcp alone. */
export function audienceOf(base_url: string): string {
  return `${base_url}/mcp`
}

export function oauthPlugin(base_url: string) {
  return oauthProvider({
    loginPage: '/oauth/sign-in',
    consentPage: '/oauth/consent',
    scopes: ['openid', 'offline_access', ...taskScopes],
    validAudiences: [audienceOf(base_url)],
    grantTypes: ['authorization_code', 'refresh_token'],
    allowDynamicClientRegistration: true,
    allowUnauthenticatedClientRegistration: true,
    customAccessTokenClaims: ({ user }) => ({ lock: user?.lock ?? '' }),
    silenceWarnings: { oauthAuthServerConfig: true, openidConfig: true },
    schema: {
      oauthClient: { modelName: 'auth_oauth_client' },
      oauthRefreshToken: { modelName: 'auth_oauth_refresh_token' },
      oauthAccessToken: { modelName: 'auth_oauth_access_token' },
      oauthConsent: { modelName: 'auth_oauth_consent' },
    },
  })
}
