/**
 * Where mail is sent, an account is made, and a password set anew, by a link in it. Only the owner of a mailbox learns
 * whether there was an account: everyone is answered the same, before anything is looked up.
 */
import { randomBytes } from 'node:crypto'
import { EmailAddress } from '../domain/email.ts'
import type { Auth, AuthRules } from './auth.ts'
import { type Fields, fieldsIn } from './fields-in.ts'
import { SIGN_UP } from './sign-up.ts'

const PATHS: ReadonlySet<string> = new Set([SIGN_UP, '/request-password-reset'])

export function isByMail({ sendReset }: AuthRules, path: string): boolean {
  return sendReset !== null && PATHS.has(path)
}

const ANSWER = {
  status: true,
  token: null,
  message: 'Look into your mail: a link to choose a password is on its way to that address.',
}

export async function byMail(
  auth: Auth,
  rules: AuthRules,
  request: Request,
  path: string,
): Promise<Response> {
  const sent = await fieldsIn(request.clone())
  const isNew = path === SIGN_UP
  const address = EmailAddress.safeParse(sent.email)
  // What is no address, or not taken here at all, is told by who always tells it.
  if (!address.success || (isNew && rules.sign_up === 'closed')) return await auth.handler(request)
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
