/** Who has the account of an e-mail address, and how everyone whom they let in is put out; for the operator. */
import type { Connection } from '../store/connection.ts'
import { type AuthRules, openAuth } from './auth.ts'
import { endAll } from './visitors.ts'

export interface Account {
  readonly user_id: string
  endAll(): Promise<void>
}

/** null: there is no such account. */
export async function accountNamed(
  connection: Connection,
  rules: AuthRules,
  email: string,
): Promise<Account | null> {
  const tables = await (await openAuth(connection, rules)).$context
  const found = await tables.internalAdapter.findUserByEmail(email.toLowerCase())
  return found && { user_id: found.user.id, endAll: () => endAll(tables, found.user.id, null) }
}
