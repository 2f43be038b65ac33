/** Whether a program that shows a token is still let in, and for what. */
import { type Scope, taskScopes } from '../domain/scope.ts'
import { type Consent, is, type Tables } from './visitors.ts'

/** What a token says about itself. */
export interface Shown {
  readonly sub?: string | undefined
  /** The program it was given to. */
  readonly azp?: unknown
  /** Of the user’s lock when it was given out. */
  readonly lock?: unknown
  readonly scope?: unknown
}

export interface Allowed {
  readonly user_id: string
  readonly scopes: readonly Scope[]
}

/** null: no longer. What was allowed less since counts at once. */
export async function stillAllowed(tables: Tables, shown: Shown, now: Date): Promise<Allowed | null> {
  const { sub = '', azp, lock, scope } = shown
  const user = await tables.adapter.findOne<{ lock?: string | null }>({
    model: 'user',
    where: [is('id', sub)],
  })
  if (!user || (user.lock ?? '') !== (lock ?? '')) return null
  const where = [is('userId', sub), is('clientId', String(azp))]
  const consent = await tables.adapter.findOne<Consent>({ model: 'oauthConsent', where })
  if (!consent) return null
  await noteUse(tables, consent, now)
  const given = String(scope).split(' ')
  const both = taskScopes.filter((one) => given.includes(one) && consent.scopes.includes(one))
  return { user_id: sub, scopes: both }
}

/** Once a day, as for personal tokens: a busy program should not write a row with every request. */
async function noteUse({ adapter }: Tables, { id, createdAt, updatedAt }: Consent, now: Date): Promise<void> {
  const isNew = updatedAt <= createdAt
  if (!isNew && dayOf(updatedAt) === dayOf(now)) return
  // A first use in the very second of the consent is a use as well.
  const used = now > createdAt ? now : new Date(createdAt.getTime() + 1000)
  await adapter.update({ model: 'oauthConsent', where: [is('id', id)], update: { updatedAt: used } })
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
