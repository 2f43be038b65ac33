/** Any engine on any corpus: what was read, how often a model was asked, what that took and what it would cost. */
import type { Interpretation } from '../../src/domain/command.ts'
import type { Surroundings } from '../../src/domain/surroundings.ts'
import type { World } from '../../src/domain/world.ts'
import type { Engine } from '../../src/llm/engine.ts'
import { ModelFailure } from '../../src/llm/failure.ts'
import { modelReader } from '../../src/llm/reader.ts'
import type { Wire } from '../../src/llm/wire.ts'
import { contextOf, type Row, type Scored, scoreReading } from '../corpus/utterances.ts'
import type { TimedWire } from './recorder.ts'

export interface Measuring {
  readonly engine: Engine
  readonly model: string
  readonly wire: TimedWire
  readonly world: World
  readonly deadline_ms: number
  /** Questions under way at once. */
  readonly at_once: number
}

export interface Measured {
  readonly scored: readonly Scored[]
  readonly asked: number
  readonly failed: number
  readonly tokens: { readonly in: number; readonly out: number }
  /** Of each question to the model, sorted. */
  readonly ms: readonly number[]
}

/** A sentence of a corpus has no past and no purse. */
const alone: Surroundings = {
  history: async () => [],
  spend: async () => true,
  asking: () => undefined,
  signal: () => null,
}

export async function measure(rows: readonly Row[], how: Measuring): Promise<Measured> {
  const tally = { asked: 0, in: 0, out: 0, ms: [] as number[] }
  const wire: Wire = {
    async ask(prompt, signal) {
      const { answer, ms } = await how.wire.ask(prompt, signal)
      tally.asked += 1
      tally.ms.push(ms)
      if (answer instanceof ModelFailure) throw answer
      tally.in += answer.tokens.in
      tally.out += answer.tokens.out
      return answer
    },
  }
  const { engine, model, world, deadline_ms } = how
  const usual = { sight: 'message', budget: 0, chance: () => 0.5 } as const
  // a reader for each sentence: here nobody is spared a model that keeps failing
  const read = (row: Row) =>
    modelReader({ engine, model, world, deadline_ms, wire, ...usual }).read(row.text, contextOf(row), alone)
  const readings = await inTurns(rows, how.at_once, read)
  return {
    scored: rows.map((row, index) => scoreReading(row, readings[index] as Interpretation)),
    asked: tally.asked,
    failed: readings.filter(({ model_away }) => model_away !== undefined).length,
    tokens: { in: tally.in, out: tally.out },
    ms: tally.ms.toSorted((a, b) => a - b),
  }
}

async function inTurns<T, R>(
  items: readonly T[],
  at_once: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await work(items[index] as T)
    }
  }
  await Promise.all(Array.from({ length: at_once }, worker))
  return results
}
