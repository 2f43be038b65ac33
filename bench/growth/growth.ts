/**
 * The same turns on longer and longer lists, one server for each length, asked in turns: so whatever else the machine
 * does meets all of them. Lists are seeded past the store, then talked to over HTTP.
 */
import type { Databases, Kind } from '../databases.ts'
import type { Figure } from '../figure.ts'
import type { HttpClient } from '../http-client.ts'
import { load, median } from '../measure.ts'
import { clientOf, type Installed, type Serving, startSayso } from '../processes.ts'
import { seed } from './seed.ts'
import { mistyped } from './titles.ts'

const SIZES = [100, 1000, 10_000, 100_000]
const WARM = 40
const TURNS = 80
const MANY = 100
const USERS = 1000

interface List {
  readonly where: string
  readonly size: number
  readonly sayso: Serving
  readonly client: HttpClient
  readonly conversation_id: string
  /** Milliseconds, by what was asked. */
  readonly took: Map<string, number[]>
}

export async function benchGrowth(
  kind: Kind,
  made: Databases,
  installed: Installed,
  full: boolean,
): Promise<readonly Figure[]> {
  const lists: List[] = []
  for (const size of SIZES) {
    const where = `${kind}, ${size.toLocaleString('en')} tasks`
    lists.push(await listOf(where, await made.fresh(kind), ['someone'], size, installed))
  }
  if (full) {
    const users = ['someone', ...Array.from({ length: USERS - 1 }, (_, at) => `user ${at}`)]
    const where = `${kind}, ${USERS.toLocaleString('en')} users with 1,000 tasks`
    lists.push(await listOf(where, await made.fresh(kind), users, 1000, installed))
  }
  for (let turn = 0; turn < WARM; turn++) for (const list of lists) await turns(list, turn)
  for (const { took } of lists) took.clear()
  for (let turn = 0; turn < TURNS; turn++) for (const list of lists) await turns(list, turn)
  const figures = lists.flatMap((list) => told(list, lists[0] as List))
  for (const list of lists) figures.push(await memory(list))
  await Promise.all(lists.map(({ sayso }) => sayso.stop()))
  return figures
}

async function listOf(
  where: string,
  url: string,
  users: readonly string[],
  size: number,
  installed: Installed,
): Promise<List> {
  await seed(url, users, size)
  const sayso = await startSayso(url, installed)
  const client = await clientOf(sayso, 'someone')
  const { conversation_id } = (await client.send('POST', '/api/chat', { message: 'hello' })) as Answer
  return { where, size, sayso, client, conversation_id, took: new Map() }
}

interface Answer {
  readonly conversation_id: string
  readonly state: string
  readonly response_text: string
}

async function turns(list: List, turn: number): Promise<void> {
  const number = 1 + ((turn * 7919) % list.size)
  await say(list, 'create', `add water the plants ${turn}`)
  await say(list, 'list 20', 'show my tasks')
  await say(list, COMPLETE, `complete ${mistyped(number)}`)
  await say(list, 'reopen by number', `reopen task ${number}`)
}

async function say({ client, conversation_id, took }: List, what: string, message: string): Promise<void> {
  const started = performance.now()
  const answer = (await client.send('POST', '/api/chat', { message, conversation_id })) as Answer
  took.set(what, [...(took.get(what) ?? []), performance.now() - started])
  if (answer.state !== 'complete') throw new Error(`${message}: ${answer.response_text}`)
}

const COMPLETE = 'complete by title, mistyped'
const goals: Readonly<Record<string, { at_most: number }>> = {
  [COMPLETE]: { at_most: 3 },
  'list 20': { at_most: 1.5 },
}

function told({ where, size, took }: List, shortest: List): readonly Figure[] {
  return [...took].map(([what, times]) => {
    const value = median(times)
    const figure: Figure = { what: `${where}: ${what}`, value, unit: 'ms' }
    if (took === shortest.took) return figure
    const goal = size === 100_000 ? goals[what] : undefined
    const ratio = value / median(shortest.took.get(what) ?? [])
    return { ...figure, ratio, beside: 'its time at 100', ...(goal && { goal }) }
  })
}

/** After a hundred clients at once on the same list. */
async function memory({ where, size, sayso, client }: List): Promise<Figure> {
  const clients = await Promise.all(Array.from({ length: MANY }, () => clientOf(sayso, 'someone')))
  const messages = ['show my tasks', 'add buy milk']
  // All of them want the same list at once: whoever waits too long is refused, and that is an answer, too.
  await load(MANY, 4000, (at, turn) =>
    (clients[at] as HttpClient)
      .send('POST', '/api/chat', { message: messages[(at + turn) % 2] })
      .catch(() => undefined),
  )
  for (const one of [...clients, client]) one.close()
  const goal = size === 100_000 ? { goal: { at_most: 180 } } : {}
  return { what: `${where}: memory, ${MANY} clients`, value: sayso.memory(), unit: 'MB', ...goal }
}
