/**
 * A turn beside the floor: the same sentence answered by Sayso and by a bare server that commits the same rows once,
 * in turns on the same machine. Each client is a user of its own with a conversation of its own.
 */
import type { Databases, Kind } from './databases.ts'
import type { Effort } from './effort.ts'
import type { Figure } from './figure.ts'
import { type HttpClient, httpClient } from './http-client.ts'
import { inTurns, type Load, load } from './measure.ts'
import { clientOf, type Installed, type Serving, startFloor, startSayso } from './processes.ts'

const MANY = 32

interface Pair {
  readonly sayso: Serving
  readonly talks: readonly Talk[]
  readonly floors: readonly HttpClient[]
}

export async function benchTurns(
  kind: Kind,
  effort: Effort,
  made: Databases,
  installed: Installed,
): Promise<readonly Figure[]> {
  const sayso = await startSayso(await made.fresh(kind), installed)
  const floor = await startFloor(await made.fresh(kind))
  const users = Array.from({ length: MANY }, (_, at) => `user ${at}`)
  const talks = await Promise.all(users.map(async (user) => await Talk.begin(await clientOf(sayso, user))))
  const floors = users.map(() => httpClient(floor.url))
  try {
    await warmUp({ sayso, talks, floors }, effort.warm)
    return [
      ...(await beside(kind, 1, { sayso, talks, floors }, effort)),
      ...(await beside(kind, MANY, { sayso, talks, floors }, effort)),
      memory(kind, sayso),
    ]
  } finally {
    for (const client of [...talks, ...floors]) client.close()
    await Promise.all([sayso.stop(), floor.stop()])
  }
}

let said = 0

/** One person and their conversation. */
class Talk {
  readonly #client: HttpClient
  readonly #conversation_id: string

  static async begin(client: HttpClient): Promise<Talk> {
    const answer = (await client.send('POST', '/api/chat', { message: 'hello' })) as {
      conversation_id: string
    }
    return new Talk(client, answer.conversation_id)
  }

  constructor(client: HttpClient, conversation_id: string) {
    this.#client = client
    this.#conversation_id = conversation_id
  }

  say(message: string): Promise<unknown> {
    return this.#client.send('POST', '/api/chat', { message, conversation_id: this.#conversation_id })
  }

  page(method: string, path: string, body?: unknown): Promise<unknown> {
    return this.#client.send(method, path, body)
  }

  close(): void {
    this.#client.close()
  }
}

const sentence = () => `add buy milk number ${said++}`

function floorTurn(floors: readonly HttpClient[]) {
  return (client: number) =>
    floors[client]?.send('POST', '/chat', {
      message: sentence(),
      user: `user ${client}`,
      conversation: `conversation ${client}`,
    }) ?? Promise.reject(new Error('no such client'))
}

type Run = (talk: Talk, turn: number) => Promise<unknown>

/** Each leaves things as they were after a few turns, so that it can go on for ever. */
function cycle(...messages: readonly string[]): Run {
  return (talk, turn) => talk.say(messages[turn % messages.length] ?? '')
}

const DOOR = 'paint the kitchen door'
const CHAIR = 'sell the garden chair'

/** By what is said, or pressed on the page. */
const turns: Readonly<Record<string, Run>> = {
  'list 20': cycle('show my tasks'),
  'complete by title, mistyped; reopen': cycle(
    'mark paint the kichen door done',
    'reopen paint the kichen door',
  ),
  'delete; yes; undo': cycle(`delete ${CHAIR}`, 'yes', 'undo'),
  'page: add a task': (talk) => talk.page('POST', '/api/tasks', { title: sentence() }),
  'page: list 20': (talk) => talk.page('GET', '/api/tasks?limit=20'),
}

/** What was compiled for one kind of turn is compiled anew when others come: it takes some changes to settle. */
const PASSES = 4

async function warmUp({ talks, floors }: Pair, warm: number): Promise<void> {
  const each = Math.ceil(warm / MANY / PASSES)
  const other = Math.ceil(each / 20)
  const floor = floorTurn(floors)
  const times = async (count: number, run: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; turn < count; turn++) await run(turn)
  }
  await Promise.all(
    talks.map(async (talk, client) => {
      for (const title of [DOOR, CHAIR]) await talk.page('POST', '/api/tasks', { title })
      await times(PASSES, async () => {
        await times(each, () => talk.say(sentence()))
        await times(each, () => floor(client))
        for (const run of Object.values(turns)) await times(6 * other, (turn) => run(talk, turn))
      })
    }),
  )
}

async function beside(
  kind: Kind,
  clients: number,
  { talks, floors }: Pair,
  effort: Effort,
): Promise<Figure[]> {
  const measured = (run: Run) => () =>
    load(clients, effort.round_ms, (client, turn) => run(talks[client] as Talk, turn))
  const wanted = effort.brief ? [] : Object.entries(turns)
  const others = Object.fromEntries(wanted.map(([name, run]) => [name, measured(run)]))
  const seen = await inTurns<string>(effort.rounds, {
    floor: () => load(clients, effort.round_ms, floorTurn(floors)),
    create: measured((talk) => talk.say(sentence())),
    ...others,
  })
  const figure = (name: string): Figure => told(kind, clients, name, seen[name] as Load, seen.floor as Load)
  return Object.keys(seen).map(figure)
}

function told(kind: Kind, clients: number, name: string, one: Load, floor: Load): Figure {
  const what = `${kind}, ${clients === 1 ? '1 client' : `${clients} clients`}: ${name}`
  const share = one.per_second / floor.per_second
  return clients === 1
    ? {
        what,
        value: one.median_ms,
        unit: 'ms',
        ratio: one.median_ms / floor.median_ms,
        beside: 'the floor’s time',
        ...goalOf(kind, clients, name),
      }
    : {
        what,
        value: one.per_second,
        unit: '/s',
        ratio: share,
        beside: 'the floor’s turns',
        ...goalOf(kind, clients, name),
      }
}

function goalOf(kind: Kind, clients: number, name: string): Pick<Figure, 'goal'> {
  if (name !== 'create') return {}
  if (clients === 1) return { goal: { at_most: 2 } }
  return { goal: { at_least: kind === 'SQLite' ? 0.6 : 0.5 } }
}

function memory(kind: Kind, sayso: Serving): Figure {
  return { what: `${kind}: memory of the server afterwards`, value: sayso.memory(), unit: 'MB' }
}
