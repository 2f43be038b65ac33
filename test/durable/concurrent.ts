/** Several people talk in one conversation at once, through three servers; what was recorded is replayed by `seq`. */
import { openStore } from '../../src/store/open.ts'
import { judge } from '../simulation/judge.ts'
import { randomFrom } from '../simulation/scheduler.ts'
import { scriptFrom } from '../simulation/script.ts'
import { deliver } from './client.ts'
import type { Report, UserTalk } from './report.ts'
import { startServer, tokenFor } from './server-process.ts'

export interface ConcurrentPlan {
  readonly database: string
  readonly histories: number
  readonly turns: number
  readonly people: number
  readonly seed: number
  readonly progress?: (histories: number) => void
}

export async function concurrentHistories(plan: ConcurrentPlan): Promise<Report> {
  const servers = await Promise.all([1, 2, 3].map(() => startServer(plan.database)))
  const store = await openStore(plan.database)
  const complaints: string[] = []
  let turns = 0
  try {
    for (let history = 0; history < plan.histories; history++) {
      const urls = servers.map(({ url }) => url)
      const talk = await oneHistory(plan, plan.seed * 1000 + history, urls)
      const complaint = await judge(store, talk.user_id, talk.acknowledged)
      if (complaint !== null) complaints.push(`seed ${plan.seed * 1000 + history}: ${complaint}`)
      turns += talk.acknowledged.length
      plan.progress?.(history + 1)
    }
  } finally {
    await store.close()
    await Promise.all(servers.map((server) => server.kill()))
  }
  return { turns, complaints }
}

async function oneHistory(plan: ConcurrentPlan, seed: number, urls: readonly string[]): Promise<UserTalk> {
  const random = randomFrom(seed)
  const user_id = `concurrent-${seed}`
  const server = () => urls[Math.floor(random() * urls.length)] ?? ''
  const talk: UserTalk = { user_id, token: await tokenFor(user_id), acknowledged: [], server, random }
  const { conversation_id } = await deliver(talk, 'show my tasks')
  const left = [...scriptFrom(seed, plan.turns).messages]
  const people = Array.from({ length: plan.people }, async () => {
    for (let message = left.shift(); message !== undefined; message = left.shift()) {
      await deliver(talk, message, conversation_id)
    }
  })
  await Promise.all(people)
  return talk
}
