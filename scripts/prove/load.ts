/** Turns at a fixed pace, whatever the answers take: a slow answer does not make the next question wait. */
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { post } from '../../test/durable/post.ts'
import { tokenFor } from '../../test/durable/server-process.ts'

export interface Pace {
  readonly url: string
  readonly per_second: number
  readonly turns: number
  readonly users: number
  show(done: number): void
  /** Ends it before all turns are said. */
  enough?(): boolean
}

export interface Latencies {
  /** In milliseconds from when it was due to be sent, shortest first. */
  readonly sorted: readonly number[]
  readonly complaints: readonly string[]
}

/** Reading, adding, changing, asking, answering: what a day with the list is made of. */
const sentences = [
  'add buy milk tomorrow at 5pm',
  'show my tasks',
  'mark task 1 done',
  'add call the dentist',
  'undo',
  'what is due this week?',
  'delete task 1',
  'no',
  'rename task 1 to oat milk',
  'delete task 1',
  'yes',
] as const

interface Person {
  readonly token: string
  conversation_id?: string
  said: number
  /** One message at a time, as a person does. */
  busy: Promise<unknown>
}

export async function underLoad(pace: Pace): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const people = await Promise.all(
    Array.from({ length: pace.users }, async (_, user): Promise<Person> => {
      return { token: await tokenFor(`load-${user}`), said: 0, busy: Promise.resolve() }
    }),
  )
  const taken: number[] = []
  const complaints: string[] = []
  const started = performance.now()
  const turns: Promise<void>[] = []
  for (let turn = 0; turn < pace.turns && !pace.enough?.(); turn++) {
    const due = started + (turn * 1000) / pace.per_second
    const early = due - performance.now()
    if (early > 1) await pause(early)
    const person = people[turn % people.length] as Person
    const say = person.busy.then(() => oneTurn(pace.url, person, agent))
    person.busy = say.catch(() => undefined)
    turns.push(
      say.then(
        () => void taken.push(performance.now() - due),
        (error: unknown) => void complaints.push(String(error)),
      ),
    )
    pace.show(turn + 1)
  }
  await Promise.all(turns)
  agent.destroy()
  return { sorted: taken.sort((a, b) => a - b), complaints }
}

async function oneTurn(url: string, person: Person, agent: Agent): Promise<void> {
  const message = sentences[person.said++ % sentences.length] ?? ''
  const place = person.conversation_id ? { conversation_id: person.conversation_id } : {}
  const body = { message, message_id: randomUUID(), ...place }
  const say = () => asked(`${url}/api/chat`, person.token, body, agent)
  const answer = await say().catch((error: unknown) => (isCutOff(error) ? say() : Promise.reject(error)))
  person.conversation_id = answer.conversation_id
}

/** A connection kept too long is closed just when it is used again: a good client says the same once more. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}

/** What was not answered well is thrown. */
export async function asked(
  url: string,
  token: string,
  body: object,
  agent: Agent,
): Promise<{ readonly conversation_id: string }> {
  const { status, text } = await post(url, token, JSON.stringify(body), agent)
  if (status < 200 || status > 299) throw new Error(`${status} ${text}`)
  return JSON.parse(text)
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
