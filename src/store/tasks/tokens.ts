/** One-time tokens that let a program go through with a delete it previewed. */
import type { DeleteToken } from '../contract-tasks.ts'
import type { Db } from '../engine.ts'
import { unitOf } from '../unit.ts'

export async function putToken(trx: Db, user_id: string, token: DeleteToken): Promise<void> {
  const { token_hash, task_id, version, expires_at } = token
  await unitOf(trx).aside()
  await trx
    .insertInto('delete_tokens')
    .values({ user_id, token_hash, task_id, version, expires_at })
    .execute()
}

/** Gone with its first use, whatever comes of it. */
export async function useToken(
  trx: Db,
  user_id: string,
  token_hash: string,
  now: string,
): Promise<DeleteToken | null> {
  await unitOf(trx).aside()
  const token = await trx
    .deleteFrom('delete_tokens')
    .where('user_id', '=', user_id)
    .where('token_hash', '=', token_hash)
    .returning(['token_hash', 'task_id', 'version', 'expires_at'])
    .executeTakeFirst()
  return token === undefined || token.expires_at <= now ? null : { ...token }
}
