/** How long it takes to find the tasks that come along with a message, in a long list of one user's. */
import { KNOWN_TASKS } from '../src/domain/known-task.ts'
import { limits } from '../src/domain/words.ts'
import { openStore } from '../src/store/open.ts'
import type { Databases, Kind } from './databases.ts'
import type { Figure } from './figure.ts'
import { seed } from './growth/seed.ts'
import { mistyped, titleOf } from './growth/titles.ts'
import { median } from './measure.ts'

const TASKS = 100_000
const WARM = 200
const ROUNDS = 500

const long = Array.from({ length: 200 }, (_, at) => titleOf(at * 31))
  .join(' ')
  .slice(0, limits.message)

const messages: Readonly<Record<string, (round: number) => string>> = {
  'a new task': (round) => `add buy milk ${round} tomorrow`,
  'an ordinary sentence': () => 'remind me to call mum about the invoice at 5',
  'a task by its title': (round) => `done with ${titleOf(1 + round * 7)}`,
  'a task by its title, mistyped': (round) => `done with ${mistyped(1 + round * 7)}`,
  'a task by its number': (round) => `mark #${1 + round} done`,
  '4,000 characters': () => long,
}

export async function benchLookUp(kind: Kind, made: Databases): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const tasks of [KNOWN_TASKS, TASKS]) {
    const url = await made.fresh(kind)
    await seed(url, ['someone'], tasks)
    const store = await openStore(url)
    const { related } = store.reader('someone')
    for (const [what, message] of Object.entries(messages)) {
      const value = await micros((round) => related(message(round), KNOWN_TASKS))
      const where = `${kind}, ${tasks.toLocaleString('en')} tasks`
      const goal = kind === 'SQLite' && what === 'an ordinary sentence' ? { goal: { at_most: 1000 } } : {}
      figures.push({ what: `${where}: look-up for ${what}`, value, unit: 'µs', ...goal })
    }
    await store.close()
  }
  return figures
}

async function micros(work: (round: number) => Promise<unknown>): Promise<number> {
  for (let round = 0; round < WARM; round++) await work(round)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    await work(round)
    times.push(1000 * (performance.now() - started))
  }
  return median(times)
}
