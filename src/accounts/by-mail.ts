/**
 * An account is made, and a password set anew, by a link in a mail. Only the owner of a mailbox learns whether there
 * was an account: everyone is answered the same, before anything is looked up. Where no mail is sent nobody makes an
 * account by themselves: whoever could use it, or could not, would know who has one.
 */
import { randomBytes } from 'node:crypto'
import { EmailAddress } from '../domain/email.ts'
import { problem } from '../domain/problem.ts'
import { type Auth, type AuthRules, SIGN_UP } from './auth.ts'
import { type Fields, fieldsIn } from './fields-in.ts'

const PATHS: ReadonlySet<string> = new Set([SIGN_UP, '/request-password-reset'])

export function isByMail({ sendReset }: AuthRules, path: string): boolean {
  return path === SIGN_UP || (sendReset !== null && PATHS.has(path))
}

const ANSWER = {
  status: true,
  token: null,
  message: 'Look into your mail: a link to choose a password is on its way to that address.',
}

const NO_ADDRESS = { code: 'INVALID_EMAIL', message: 'That is no e-mail address.' }

export async function byMail(
  auth: Auth,
  rules: AuthRules,
  request: Request,
  path: string,
): Promise<Response> {
  const isNew = path === SIGN_UP
  if (isNew && (rules.sign_up === 'closed' || rules.sendReset === null)) throw problem('SIGN_UP_CLOSED')
  const sent = await fieldsIn(request.clone())
  const address = EmailAddress.safeParse(sent.email)
  if (!address.success) return Response.json(NO_ADDRESS, { status: 400 })
  const email = address.data.toLowerCase()
  void sendLink(auth, email, isNew ? nameIn(sent, email) : null).catch(rules.fault)
  return Response.json(ANSWER)
}

/** `name`: of who wants an account. Nobody knows its first password; where there is an account, it stays as it is. */
async function sendLink(auth: Auth, email: string, name: string | null): Promise<void> {
  if (name !== null) {
    const password = randomBytes(32).toString('base64url')
    await auth.api.signUpEmail({ body: { email, name, password } })
  }
  await auth.api.requestPasswordReset({ body: { email } })
}

function nameIn({ name }: Fields, email: string): string {
  return typeof name === 'string' && name !== '' ? name : email
}
