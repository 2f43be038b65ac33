/** A model as the simulation has one: the real reader on top, below it an answer as good as the rules'. */
import type { World } from '../../src/domain/world.ts'
import type { Engine } from '../../src/llm/engine.ts'
import type { Asked } from '../../src/llm/fake/asked.ts'
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

const answers = new Map<string, string>()

/** It looks at the sentence and its minute alone: once answered, the answer is kept. */
export function answerByRules(prompt: Prompt): WireAnswer {
  const data = JSON.parse(prompt.data) as Asked['data']
  const key = `${data.now} ${data.timezone} ${data.message}`
  const args =
    answers.get(key) ??
    JSON.stringify(byRules({ path: '', authorization: '', model: '', body: {}, data }).arguments)
  answers.set(key, args)
  return { args, tokens: { in: 0, out: 0 } }
}
