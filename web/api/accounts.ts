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

export const accounts = {
  signIn: (entry: Entry) => request<unknown>('POST', '/api/auth/sign-in/email', entry),
  signUp: (entry: Entry) =>
    request<unknown>('POST', '/api/auth/sign-up/email', { ...entry, name: entry.email }),
  signOut: () => request<unknown>('POST', '/api/auth/sign-out', {}),
} as const
