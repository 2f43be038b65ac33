/** Turns of people who talk, and two stores on one database: two processes, as far as they can tell. */
import { expect } from 'vitest'
import type { Steps } from '../../src/store/contract.ts'
import type { Claim, Ending, NewTurn } from '../../src/store/contract-turns.ts'
import { type OpenStore, openStore } from '../../src/store/open.ts'
import { leftovers } from './leftovers.ts'
import { adding, changeOf, ending, lease, NOW, newId, newTurn, nothingGathered } from './store-fixtures.ts'
import { freshDatabase } from './stores.ts'

export async function twoStores() {
  const url = await freshDatabase()
  const here = await openStore(url)
  const there = await openStore(url)
  leftovers.push(
    () => here.close(),
    () => there.close(),
  )
  return { url, here, there }
}

export interface Talk {
  readonly user_id: string
  readonly conversation_id: string
}

interface Said extends Partial<Pick<NewTurn, 'id' | 'request_hash'>> {
  readonly title?: string
  readonly end?: Partial<Ending>
  /** Looks on in the middle of the turn. */
  readonly during?: (steps: Steps, claim: Claim) => Promise<unknown>
}

/** The next message of a conversation that is there. */
export function asked({ user_id, conversation_id }: Talk, parts: Partial<NewTurn> = {}): NewTurn {
  return newTurn(user_id, { conversation_id, opens_conversation: false, ...parts })
}

/** One turn in one transaction that adds a task, as a chat makes it. Gives what it began with. */
export function say(store: OpenStore, { user_id, conversation_id }: Talk, said: Said = {}): Promise<Claim> {
  const { title = 'milk', end = {}, during, ...key } = said
  const turn = asked({ user_id, conversation_id }, key)
  return store.together(async (steps) => {
    const accepted = await steps.accept(turn, lease(newId()), 10)
    if (accepted.kind !== 'accepted' || accepted.claim === null) throw new Error(accepted.kind)
    await during?.(steps, accepted.claim)
    await steps.change(changeOf(accepted.claim), adding(title))
    await steps.finish(accepted.claim, nothingGathered, ending(end))
    return accepted.claim
  })
}

let users = 0

/** Someone who has just said something. */
export async function begun(here: OpenStore): Promise<Talk> {
  const talk = { user_id: `user ${users++}`, conversation_id: newId() }
  await here.together(async (steps) => {
    const accepted = await steps.accept(newTurn(talk.user_id, talk), lease(newId()), 10)
    if (accepted.kind !== 'accepted' || accepted.claim === null) throw new Error(accepted.kind)
    await steps.finish(accepted.claim, nothingGathered, ending())
  })
  return talk
}

export const tasksOf = async (here: OpenStore, user: string) =>
  (await here.reader(user).page({ limit: 100, now: NOW })).tasks.map(({ number, title }) => [number, title])

/** No number twice, and none left out. */
export async function isInOrder(there: OpenStore, { user_id, conversation_id }: Talk, turns: number) {
  const events = await there.events(user_id, 0, 1000)
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 1))
  const said = await there.messages(user_id, conversation_id, 1000)
  expect(said.map(({ seq }) => seq)).toEqual(Array.from({ length: 2 * turns }, (_, at) => at + 1))
  const { total, tasks } = await there.reader(user_id).page({ limit: 100, now: NOW })
  expect(total).toBe(tasks.length)
}
