/** A server that knows people by tokens: they outlive the process, and each test can be someone of its own. */
export const TOKEN_MODE = {
  SAYSO_AUTH: 'jwt',
  SAYSO_JWT_SECRET: 'a secret for tests that is long enough',
  SAYSO_RATE_LIMIT: '0',
} as const
