/**
 * P1: servers are killed at random moments while clients talk on. Afterwards every acknowledged turn is there exactly
 * once, as the reference model says, and nothing else happened.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { openStore } from '../../src/store/open.ts'
import { type Acknowledged, judge } from '../simulation/judge.ts'
import { randomFrom } from '../simulation/scheduler.ts'
import { scriptFrom } from '../simulation/script.ts'
import { deliver } from './client.ts'
import type { Report, UserTalk } from './report.ts'
import { type ServerProcess, startServer, stillborn, tokenFor } from './server-process.ts'

export interface KillPlan {
  readonly database: string
  readonly kills: number
  readonly seed: number
  /** How many servers share the database. */
  readonly servers: number
  /** What is killed instead of a server, and comes back by itself. */
  readonly strike?: () => Promise<void>
  /** Told once all servers run; the list changes as they die and come back. */
  readonly started?: (servers: readonly ServerProcess[], users: readonly string[]) => void
  /** Told after every kill. */
  readonly progress?: (kills: number) => void
}

/** Two people share each conversation, so turns also wait for turns that died. */
const USERS = 3
const PEOPLE = 2

export async function killLoop(plan: KillPlan): Promise<Report> {
  const random = randomFrom(plan.seed)
  const servers = await Promise.all(Array.from({ length: plan.servers }, () => startServer(plan.database)))
  const talks = await Promise.all(
    Array.from({ length: USERS }, (_, user) => newTalk(`kill-${plan.seed}-${user}`, servers, random)),
  )
  plan.started?.(
    servers,
    talks.map(({ user_id }) => user_id),
  )
  let over = false
  const talking = Promise.all(talks.map((talk) => converse(talk, plan.seed, () => over)))
  const answers = () => talks.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const killing = plan.strike
    ? strikeAll(plan, random, () => over)
    : killAll(plan, servers, random, () => over, answers)
  try {
    await Promise.race([killing, talking])
    over = true
    await talking
  } finally {
    over = true
    await Promise.allSettled([killing, talking])
    await Promise.all(servers.map((server) => server.kill()))
  }
  return await reportOn(plan, talks)
}

async function newTalk(
  user_id: string,
  servers: readonly ServerProcess[],
  random: () => number,
): Promise<UserTalk> {
  const acknowledged: Acknowledged[] = []
  const server = () => servers[Math.floor(random() * servers.length)]?.url ?? ''
  return { user_id, token: await tokenFor(user_id), acknowledged, server, random }
}

async function converse(talk: UserTalk, seed: number, over: () => boolean): Promise<void> {
  const { conversation_id } = await deliver(talk, 'show my tasks')
  const people = Array.from({ length: PEOPLE }, async (_, person) => {
    for (let part = 0; !over(); part++) {
      const { messages } = scriptFrom(seed * 1000 + part * PEOPLE + person)
      for (const message of messages) if (!over()) await deliver(talk, message, conversation_id)
    }
  })
  await Promise.all(people)
}

/** A random one at a random moment, mostly in the middle of something; it comes back while the others go on. */
async function killAll(
  plan: KillPlan,
  servers: ServerProcess[],
  random: () => number,
  over: () => boolean,
  answers: () => number,
): Promise<void> {
  const back = new Map<number, Promise<void>>()
  for (let kill = 1; kill <= plan.kills && !over(); kill++) {
    if (servers.length === 1) await somethingAnswered(answers, over)
    await pause(10 + random() * 150)
    const victim = Math.floor(random() * servers.length)
    await back.get(victim)
    await servers[victim]?.kill()
    plan.progress?.(kill)
    const again = kill < plan.kills && random() < STILLBORN
    if (again) kill += 1
    const returns = comesBack(plan, again ? random() * START_MS : null).then((server) => {
      servers[victim] = server
    })
    returns.catch(() => undefined)
    back.set(victim, returns)
  }
  await Promise.all(back.values())
}

/** So many of those that come back are killed before they are there. */
const STILLBORN = 0.25
/** Not all of them: some machines are quick. */
const START_MS = 700

async function comesBack({ database }: KillPlan, killed_after: number | null): Promise<ServerProcess> {
  if (killed_after !== null) await stillborn(database, killed_after)
  return await startServer(database)
}

/** A server on its own is left alone until it has done something, or nobody would ever get an answer. */
async function somethingAnswered(answers: () => number, over: () => boolean): Promise<void> {
  const before = answers()
  while (answers() === before && !over()) await pause(5)
}

/** Somebody else is killed, in the middle of everything. */
async function strikeAll(plan: KillPlan, random: () => number, over: () => boolean): Promise<void> {
  for (let kill = 1; kill <= plan.kills && !over(); kill++) {
    await pause(200 + random() * 1000)
    await plan.strike?.()
    plan.progress?.(kill)
  }
}

async function reportOn(plan: KillPlan, talks: readonly UserTalk[]): Promise<Report> {
  const store = await openStore(plan.database)
  const judged = await Promise.all(
    talks.map(({ user_id, acknowledged }) => judge(store, user_id, acknowledged)),
  )
  const left = await store.unfinished()
  await store.close()
  const complaints = judged.flatMap((complaint) => (complaint === null ? [] : [complaint]))
  if (left.length > 0) complaints.push(`${left.length} conversations were left unfinished`)
  const turns = talks.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  return { turns, complaints }
}
