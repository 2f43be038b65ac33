/** Accounts as whoever runs the server makes, lists and removes them, whatever may be done from outside. */
import { randomBytes } from 'node:crypto'
import type { Connection } from '../store/connection.ts'
import { type AuthRules, openAuth } from './auth.ts'
import { forgetLinks } from './visitors.ts'

export interface AccountRow {
  readonly user_id: string
  readonly email: string
  readonly name: string
  readonly created_at: string
}

interface NewAccount {
  readonly email: string
  readonly name: string
  /** null: one that nobody knows; its owner chooses another by a link. */
  readonly password: string | null
}

export interface Administration {
  /** Oldest first. */
  list(): AsyncIterable<AccountRow>
  /** null: it is made; else why not. */
  add(account: NewAccount): Promise<string | null>
  find(email: string): Promise<AccountRow | null>
  /** With everything that is kept about its owner. */
  remove(user_id: string): Promise<void>
}

const AT_ONCE = 100

export async function administer(connection: Connection, rules: AuthRules): Promise<Administration> {
  const auth = await openAuth(connection, rules)
  const tables = await auth.$context
  const { internalAdapter: users } = tables
  const find = async (email: string) => {
    const found = await users.findUserByEmail(email.toLowerCase())
    return found && rowOf(found.user)
  }
  return {
    find,
    async *list() {
      const oldest = { field: 'createdAt', direction: 'asc' as const }
      for (let from = 0; ; from += AT_ONCE) {
        const some = await users.listUsers(AT_ONCE, from, oldest)
        yield* some.map(rowOf)
        if (some.length < AT_ONCE) return
      }
    },
    async add({ email, name, password }) {
      if (await find(email)) return `There is an account ${email} already.`
      const secret = password ?? randomBytes(32).toString('base64url')
      const made = auth.api.signUpEmail({ body: { email, name, password: secret } })
      return await made.then(() => null, reason)
    },
    async remove(user_id) {
      await rules.erase(user_id)
      await forgetLinks(tables, user_id)
      await users.deleteUser(user_id)
    },
  }
}

interface User {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly createdAt: Date
}

function rowOf({ id, email, name, createdAt }: User): AccountRow {
  return { user_id: id, email, name, created_at: createdAt.toISOString() }
}

/** Of what was given; anything else is no answer. */
function reason(error: unknown): string {
  const { statusCode = 500, message } = error as Error & { readonly statusCode?: number }
  if (statusCode >= 500) throw error
  return `It cannot be made: ${message.replace(/^\[.*?\] /u, '')}.`
}
