/** Secrets of the service itself, the same for all instances: of those who make one at once, the first one's counts. */
import type { Db } from '../engine.ts'

export async function serviceKey(trx: Db, name: string, make: () => string): Promise<string> {
  const known = () =>
    trx.selectFrom('service_keys').select('value').where('name', '=', name).executeTakeFirst()
  const before = await known()
  if (before !== undefined) return before.value
  await trx
    .insertInto('service_keys')
    .values({ name, value: make() })
    .onConflict((key) => key.doNothing())
    .execute()
  return (await known())?.value ?? ''
}
