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

/** Turns of one conversation wait for each other: meanwhile others have theirs. */
const AT_ONCE = 4

export async function concurrentHistories(plan: ConcurrentPlan): Promise<Report> {
  const servers = await Promise.all([1, 2, 3].map(() => startServer(plan.database)))
  const store = await openStore(plan.database)
  const complaints: string[] = []
  let turns = 0
  let played = 0
  try {
    const urls = servers.map(({ url }) => url)
    const left = Array.from({ length: plan.histories }, (_, history) => plan.seed * 1000 + history)
    const play = async () => {
      for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
        const talk = await oneHistory(plan, seed, urls)
        const complaint = await judge(store, talk.user_id, talk.acknowledged)
        if (complaint !== null) complaints.push(`seed ${seed}: ${complaint}`)
        turns += talk.acknowledged.length
        played += 1
        plan.progress?.(played)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, play))
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
