/**
 * Three servers on one database, one of them killed again and again under load: no acknowledged turn is lost or
 * doubled, and whoever follows the events, on whichever server is next, gets every one of them, once and in order.
 */
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { killLoop } from '../durable/kill-loop.ts'
import { type ServerProcess, startServer, tokenFor } from '../durable/server-process.ts'
import { sayso, served } from '../support/cli.ts'
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

/** The calls of one minute: limits begin anew with the next, so what falls between two is done again. */
async function withinOneMinute<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    const minute = Math.floor(Date.now() / 60_000)
    const result = await work()
    if (Math.floor(Date.now() / 60_000) === minute) return result
  }
}

test.runIf(engine === 'postgres')(
  'two processes count one user’s turns and one address’s tries together',
  { timeout: 60_000 },
  async () => {
    const env = {
      SAYSO_DATABASE_URL: await freshDatabase(),
      SAYSO_AUTH: 'accounts',
      SAYSO_AUTH_SECRET: 'a secret for sessions that is long enough',
      SAYSO_RATE_LIMIT: '3',
    }
    const servers = await Promise.all([served(env), served(env)])
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server.stop()))))
    const post = (turn: number, path: string, body: unknown, headers: Record<string, string> = {}) => {
      const url = servers[turn % 2]?.url ?? ''
      const typed = { 'content-type': 'application/json', origin: url, ...headers }
      return fetch(`${url}${path}`, { method: 'POST', headers: typed, body: JSON.stringify(body) })
    }
    const statuses = (count: number, ask: (turn: number) => Promise<Response>) =>
      withinOneMinute(async () => {
        const answers = []
        for (let turn = 0; turn < count; turn++) answers.push((await ask(turn)).status)
        return answers
      })
    const account = { email: 'ann@example.org', password: 'correct horse battery' }
    await sayso(['accounts', 'add', account.email], { env, input: `${account.password}\n` })
    const { token } = (await (await post(0, '/api/auth/sign-in/email', account)).json()) as { token: string }
    const authorization = `Bearer ${token}`
    const said = await statuses(5, (turn) => post(turn, '/api/chat', { message: 'hello' }, { authorization }))
    expect(said).toEqual([200, 200, 200, 429, 429])
    const tried = await statuses(14, (turn) => post(turn, '/reset-password?token=x', {}))
    expect(tried.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4)
    expect(tried.slice(0, 9)).toEqual(Array(9).fill(400))
  },
)

async function headsOf(database: string, followers: readonly Follower[]) {
  const store = await openStore(database)
  const heads = await store.eventHeads(followers.map(({ user_id }) => user_id))
  await store.close()
  return heads
}
