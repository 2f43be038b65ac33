/** Anyone may register a program. Those that nobody let in for a week are forgotten, so that they do not pile up. */
import { type Consent, is, type Tables } from './visitors.ts'

const WEEK_MS = 7 * 24 * 3600_000
const AT_ONCE = 200

interface Client {
  readonly clientId: string
}

export async function forgetUnusedPrograms({ adapter }: Tables, now: Date): Promise<void> {
  const old = { field: 'createdAt', value: new Date(now.getTime() - WEEK_MS), operator: 'lt' as const }
  const sortBy = { field: 'createdAt', direction: 'asc' as const }
  for (let offset = 0; ; ) {
    const some = await adapter.findMany<Client>({
      model: 'oauthClient',
      where: [old],
      sortBy,
      limit: AT_ONCE,
      offset,
    })
    for (const { clientId } of some) {
      const where = [is('clientId', clientId)]
      if (await adapter.findOne<Consent>({ model: 'oauthConsent', where })) offset += 1
      else await adapter.deleteMany({ model: 'oauthClient', where })
    }
    if (some.length < AT_ONCE) return
  }
}
