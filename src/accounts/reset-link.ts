/** A link to a new password, for an operator to hand over where no mail is sent. It works once. */
import type { Connection } from '../store/connection.ts'
import { type AuthRules, openAuth } from './auth.ts'

const AN_HOUR_S = 3600

/** null: there is no such account. */
export async function resetLink(
  connection: Connection,
  rules: AuthRules,
  email: string,
  lasts_s = AN_HOUR_S,
): Promise<string | null> {
  const tokens: string[] = []
  const sendReset: AuthRules['sendReset'] = async ({ token }) => void tokens.push(token)
  const auth = await openAuth(connection, { ...rules, sendReset, reset_lasts_s: lasts_s })
  await auth.api.requestPasswordReset({ body: { email } })
  const [token] = tokens
  return token === undefined ? null : `${rules.base_url}/reset-password?token=${encodeURIComponent(token)}`
}
