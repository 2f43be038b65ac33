/** A model as the simulation has one: the real reader on top, below it an answer as good as the rules'. */
import type { World } from '../../src/domain/world.ts'
import type { Engine } from '../../src/llm/engine.ts'
import { byRules } from '../../src/llm/fake/by-rules.ts'
import type { Prompt } from '../../src/llm/prompt.ts'
import { type ModelReader, modelReader } from '../../src/llm/reader.ts'
import type { Wire, WireAnswer } from '../../src/llm/wire.ts'

const DEADLINE_MS = 8000
/** Never used up, but counted in the store. */
const BUDGET = 1_000_000

export function readerWith(wire: Wire, engine: Engine, world: World): ModelReader {
  const model = 'simulated'
  return modelReader({
    engine,
    wire,
    model,
    sight: 'conversation',
    budget: BUDGET,
    world,
    deadline_ms: DEADLINE_MS,
    chance: () => 0.5,
  })
}

export function answerByRules({ data }: Prompt): WireAnswer {
  const asked = { path: '', authorization: '', model: '', body: {}, data: JSON.parse(data) }
  return { args: JSON.stringify(byRules(asked).arguments), tokens: { in: 0, out: 0 } }
}
