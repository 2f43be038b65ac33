/**
 * P15 at length: pages, terminals and a client that sends no ids, all of one person, talk across each other in one
 * conversation, with late and backdated answers. A task is deleted exactly when the one who says yes was shown the
 * question about it, it is the one that is open, and its time is not over.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import { epochOf } from '../../src/domain/calendar.ts'
import type { ChatResponse, PendingConfirmation } from '../../src/domain/chat.ts'
import type { Actor } from '../../src/store/actor.ts'
import { houseOf } from '../support/two-tasks.ts'
import { countOr, SEED } from './count.ts'

const COUNT = countOr(60)
const { world, ports } = await houseOf(153)

const TITLES = ['buy milk', 'keep the diary', 'call mum']

/** Two pages and a terminal that carry ids; a terminal and a plain client that leave it to the server. */
const ways = [
  { client: 'page', ids: true },
  { client: 'page', ids: true },
  { client: 'terminal', screen: 'one', ids: true },
  { client: 'terminal', screen: 'two', ids: false },
  { client: 'script', ids: false },
] as const

interface Answer {
  readonly does: 'yes' | 'press'
  readonly way: number
  readonly typed_ms_ago: number
}
type Step =
  | Answer
  | { readonly does: 'order'; readonly way: number; readonly task: number }
  | { readonly does: 'look'; readonly way: number }
  | { readonly does: 'chat'; readonly way: number }
  | { readonly does: 'wait'; readonly ms: number }

const way = fc.nat(ways.length - 1)
const ago = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 600_000 }))
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('order' as const), way, task: fc.nat(2) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('yes' as const), way, typed_ms_ago: ago }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('press' as const), way, typed_ms_ago: ago }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('look' as const), way }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('chat' as const), way }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.nat(200_000) }) },
)

let users = 0

class House {
  readonly #user_id = `interleaved ${users++}`
  #conversation_id = ''
  /** What each has on its screen. */
  readonly #seen: (PendingConfirmation | null)[] = ways.map(() => null)
  #open: PendingConfirmation | null = null
  /** Who was answered last. */
  #last = -1
  confirmed = 0

  async begin(): Promise<void> {
    for (const title of TITLES) await this.#say(0, { message: `add ${title}` })
  }

  async play(step: Step): Promise<void> {
    world.advance(1)
    if (step.does === 'wait') return world.advance(step.ms)
    if (step.does === 'look') {
      this.#seen[step.way] = this.#open
      return
    }
    if (step.does === 'order')
      return void (await this.#say(step.way, { message: `delete ${TITLES[step.task]}` }))
    if (step.does === 'chat') return void (await this.#say(step.way, { message: 'hello' }))
    await this.#answer(step)
  }

  async #answer({ way, does, typed_ms_ago }: Answer): Promise<void> {
    const seen = this.#seen[way] ?? null
    const { ids } = ways[way] as (typeof ways)[number]
    if (does === 'press' && seen === null) return
    const typed = world.now() - typed_ms_ago
    const timestamp = typed_ms_ago === 0 ? {} : { timestamp: new Date(typed).toISOString() }
    const expected = this.#deletes(way, typed, ids || does === 'press')
    const words = ids ? { message: 'yes', pending_id: seen?.id ?? null } : { message: 'yes' }
    const button = { pending_id: seen?.id ?? '', answer: 'yes' }
    const { tool_invocations } = await this.#say(way, {
      ...(does === 'press' ? button : words),
      ...timestamp,
    })
    const deleted = tool_invocations.filter(
      ({ tool_name, success }) => tool_name === 'delete_task' && success,
    )
    expect(deleted.map(({ parameters }) => parameters.task_id)).toEqual(expected)
    this.confirmed += deleted.length
  }

  /** What this yes may delete, in plain logic. */
  #deletes(way: number, typed: number, knows: boolean): readonly string[] {
    const [open, seen] = [this.#open, this.#seen[way]]
    if (open?.action_type !== 'DELETE_TASK' || world.now() >= epochOf(open.expires_at)) return []
    const shown = knows ? seen?.id === open.id : this.#last === way && typed >= epochOf(open.created_at)
    return shown ? open.tasks.map(({ id }) => id) : []
  }

  async #say(way: number, said: Parameters<typeof chat>[0]): Promise<ChatResponse> {
    const { client, ids, ...more } = ways[way] as (typeof ways)[number]
    const actor: Actor = { user_id: this.#user_id, source: 'chat', client, ...more }
    const place = this.#conversation_id === '' ? {} : { conversation_id: this.#conversation_id }
    const shown = ids && said.pending_id === undefined ? { pending_id: this.#seen[way]?.id ?? null } : {}
    const response = await chat({ ...shown, ...said, ...place }, actor, ports)
    this.#conversation_id = response.conversation_id
    this.#open = response.pending_confirmation
    this.#seen[way] = response.pending_confirmation
    this.#last = way
    return response
  }
}

test(`${COUNT} interleavings: none confirmed for another question`, { timeout: 600_000 }, async () => {
  let confirmed = 0
  const steps = fc.array(step, { minLength: 6, maxLength: 16 })
  const played = fc.asyncProperty(steps, async (all) => {
    const house = new House()
    await house.begin()
    for (const one of all) await house.play(one)
    confirmed += house.confirmed
  })
  await fc.assert(played, { numRuns: COUNT, seed: SEED })
  // It would be no proof if nothing was ever confirmed.
  expect(confirmed).toBeGreaterThan(COUNT / 10)
})
