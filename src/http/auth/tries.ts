/**
 * Guessing is slow: so many tries from one address, and so many for one account, a minute and an hour. A device that was
 * in before is counted by itself, so whoever guesses at an account keeps strangers waiting, and not its owner.
 */
import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { clientAddress, household } from '../client-address.ts'
import type { Env } from '../env.ts'
import type { AppParts } from '../parts.ts'
import { limit } from '../rate-limit.ts'
import type { Accounts } from './accounts.ts'

const TRIES_A_MINUTE = 10
const TRIES_AN_HOUR = 30
const CODES_AN_HOUR = 5
/** Whoever has mail sent to strangers does so slowly. */
const ACCOUNTS_AN_HOUR = 20
const MAILS_AN_HOUR = 5
/** Programs of a whole office may come from one address, each for a token of its own. */
const PROGRAMS_A_MINUTE = 60

const BY_PEOPLE =
  /^\/api\/auth\/(?:sign-in|sign-up|reset-password|request-password-reset|change-password|verify-password|change-email|delete-user|two-factor|oauth2\/register)\b/u
const NEW_ACCOUNT = '/api/auth/sign-up/email'
const BY_MAIL: ReadonlySet<string> = new Set([NEW_ACCOUNT, '/api/auth/request-password-reset'])
const BY_PROGRAMS = /^\/api\/auth\/oauth2\/(?:token|introspect|revoke)\b/u

/** Wherever a password, a code or a secret is held against what is known. */
export async function limitTries(c: Context<Env>, parts: AppParts, accounts: Accounts): Promise<void> {
  if (BY_PROGRAMS.test(c.req.path)) return await limitPrograms(c, parts)
  if (!BY_PEOPLE.test(c.req.path)) return
  await limitAddress(c, parts)
  await limitNewAccounts(c, parts)
  await limitCodes(c, parts)
  const email = (await emailIn(c)) ?? (await accounts.emailOf(c.req.raw.headers))
  if (email === null) return
  const device = accounts.knownDevice(c.req.raw.headers, email)
  // Hashed: an e-mail address has no business in a table of limits.
  const account = `account:${hash('sha256', email)}${device === null ? '' : `:${device}`}`
  await limit(parts, account, TRIES_A_MINUTE)
  await limit(parts, `${account}:hour`, TRIES_AN_HOUR, 'an hour')
  if (accounts.mails && BY_MAIL.has(c.req.path))
    await limit(parts, `mail:${hash('sha256', email)}`, MAILS_AN_HOUR, 'an hour')
}

export async function limitAddress(c: Context<Env>, parts: AppParts): Promise<void> {
  await limit(parts, `address:${addressOf(c, parts)}`, TRIES_A_MINUTE)
}

async function limitNewAccounts(c: Context<Env>, parts: AppParts): Promise<void> {
  if (c.req.path !== NEW_ACCOUNT) return
  await limit(parts, `accounts:${addressOf(c, parts)}`, ACCOUNTS_AN_HOUR, 'an hour')
}

/** Of one sign-in, so few codes are tried that guessing them takes as many passwords. */
async function limitCodes(c: Context<Env>, parts: AppParts): Promise<void> {
  if (!c.req.path.startsWith('/api/auth/two-factor/verify')) return
  const [, half] = /(?:^|; ?)[\w.-]{1,80}\.two_factor=([^;]{1,500})/u.exec(c.req.header('cookie') ?? '') ?? []
  if (half !== undefined) await limit(parts, `code:${hash('sha256', half)}`, CODES_AN_HOUR, 'an hour')
}

async function limitPrograms(c: Context<Env>, parts: AppParts): Promise<void> {
  await limit(parts, `programs:${addressOf(c, parts)}`, PROGRAMS_A_MINUTE)
}

function addressOf(c: Context<Env>, { behind_proxy }: AppParts): string {
  return household(clientAddress(c, behind_proxy))
}

/** As JSON or as a form: both are read where the password is checked. */
async function emailIn({ req }: Context<Env>): Promise<string | null> {
  if (!req.raw.body) return null
  const body = await req.raw.clone().text()
  const isForm = /^application\/x-www-form-urlencoded\b/iu.test(req.header('content-type') ?? '')
  const email = isForm ? new URLSearchParams(body).get('email') : emailOfJson(body)
  return typeof email === 'string' ? email.trim().toLowerCase() : null
}

function emailOfJson(body: string): unknown {
  try {
    return (JSON.parse(body) as { email?: unknown } | null)?.email
  } catch {
    return null
  }
}
