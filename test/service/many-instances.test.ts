/**
 * Three servers on one database, one of them killed again and again under load: no acknowledged turn is lost or
 * doubled, and whoever follows the events, on whichever server is next, gets every one of them, once and in order.
 */
import { expect, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { killLoop } from '../durable/kill-loop.ts'
import { type ServerProcess, startServer, tokenFor } from '../durable/server-process.ts'
import { Follower } from '../support/follower.ts'
import { engine, freshDatabase } from '../support/stores.ts'

const KILLS = 6

test.runIf(engine === 'postgres')(
  `three instances, ${KILLS} kills: turns and events are all there, once`,
  {
    timeout: 120_000,
  },
  async () => {
    const database = await freshDatabase()
    let servers: readonly ServerProcess[] = []
    const followers: Follower[] = []
    const following: Promise<void>[] = []
    const follow = async (follower: Follower) =>
      follower.follow(await tokenFor(follower.user_id), () => servers.map(({ url }) => url))
    try {
      const report = await killLoop({
        database,
        kills: KILLS,
        seed: 11,
        servers: 3,
        started(running, users) {
          servers = running
          followers.push(...users.map((user) => new Follower(user)))
          following.push(...followers.map(follow))
        },
      })
      expect(report.complaints).toEqual([])
      expect(report.turns).toBeGreaterThan(KILLS)
      servers = [await startServer(database)]
      const heads = await headsOf(database, followers)
      for (const follower of followers) {
        const head = heads.get(follower.user_id) ?? 0
        expect(head).toBeGreaterThan(0)
        const all = Array.from({ length: head }, (_, index) => index + 1)
        await expect.poll(() => follower.seqs, { timeout: 20_000 }).toEqual(all)
        expect(follower.got.filter(({ event }) => event === 'reset')).toEqual([])
      }
    } finally {
      for (const follower of followers) follower.end()
      await Promise.all(following)
      await Promise.all(servers.map((server) => server.kill()))
    }
  },
)

async function headsOf(database: string, followers: readonly Follower[]) {
  const store = await openStore(database)
  const heads = await store.eventHeads(followers.map(({ user_id }) => user_id))
  await store.close()
  return heads
}
