/** Signing in and out, where the server keeps accounts. */
import { request } from './request.ts'

/** In the other modes nobody answers there without being signed in. */
export async function keepsAccounts(): Promise<boolean> {
  return await request<{ ok?: boolean }>('GET', '/api/auth/ok').then(
    ({ ok }) => ok === true,
    () => false,
  )
}

export interface Entry {
  readonly email: string
  readonly password: string
}

/** The password is right, and a code is asked for. */
interface Half {
  readonly twoFactorRedirect?: boolean
}

export interface SecondStep {
  /** For the program on the phone. */
  readonly totpURI: string
  readonly backupCodes: readonly string[]
}

export const accounts = {
  signIn: (entry: Entry) => request<Half>('POST', '/api/auth/sign-in/email', entry),
  /** The second step. */
  verify: (code: string) => request<unknown>('POST', '/api/auth/two-factor/verify-totp', { code }),
  verifyBackup: (code: string) =>
    request<unknown>('POST', '/api/auth/two-factor/verify-backup-code', { code }),
  /** Counts once a first code was verified. */
  turnOn: (password: string) => request<SecondStep>('POST', '/api/auth/two-factor/enable', { password }),
  turnOff: (password: string) => request<unknown>('POST', '/api/auth/two-factor/disable', { password }),
  hasSecondStep: async () =>
    (await request<{ user?: { twoFactorEnabled?: boolean } } | null>('GET', '/api/auth/get-session'))?.user
      ?.twoFactorEnabled === true,
  /** By a link to choose a password, in a mail that `message` tells of. */
  signUp: (email: string) =>
    request<{ message: string }>('POST', '/api/auth/sign-up/email', { email, name: email }),
  signOut: () => request<unknown>('POST', '/api/auth/sign-out', {}),
} as const
