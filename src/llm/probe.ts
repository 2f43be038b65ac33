/** Is there a model, and can it read? One easy sentence that changes nothing, and a plain answer. */
import type { World } from '../domain/world.ts'
import { ask } from './ask.ts'
import { ModelFailure } from './failure.ts'
import { interpret } from './hear/interpret.ts'
import { promptFor } from './prompt.ts'
import type { Wire, WireSettings } from './wire.ts'

export interface Probe {
  readonly ok: boolean
  /** One sentence for the person who set it up. */
  readonly sentence: string
  readonly took_ms: number
}

const SENTENCE = 'add buy milk tomorrow'

export async function probe(wire: Wire, settings: WireSettings, world: World): Promise<Probe> {
  const started = world.now()
  const { model, api, deadline_ms } = settings
  const answer = (ok: boolean, sentence: string) => ({ ok, sentence, took_ms: world.now() - started })
  const context = { now: { epoch_ms: started, timezone: 'UTC' } }
  try {
    const prompt = promptFor(SENTENCE, context, [], 'message')
    const { args } = await ask(wire, prompt, { world, deadline_ms, chance: () => 0 }, null)
    const [command] = interpret(args, SENTENCE, context, model).commands
    return command?.intent === 'CREATE_TASK'
      ? answer(true, `The model ${model} answers (${api}).`)
      : answer(
          false,
          `The model ${model} answers, but reads “${SENTENCE}” as ${command?.intent}. Set OPENAI_MODEL.`,
        )
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return answer(false, `${error.sentence} (OPENAI_MODEL=${model}, SAYSO_OPENAI_API=${api})`)
  }
}
