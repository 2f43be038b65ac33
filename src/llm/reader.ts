/**
 * Reading with a model: one question, one answer, the same `Interpretation` as the rules'. It proposes and nothing
 * more. When it does not help, for whatever reason, the rules' reading is used and says so.
 */
import { instantText } from '../domain/calendar.ts'
import type { Interpretation } from '../domain/command.ts'
import type { Surroundings } from '../domain/surroundings.ts'
import { readByRules } from '../understand/by-rules.ts'
import { type ReadingContext, RULES_VERSION, understand } from '../understand/understand.ts'
import { ask, type Patience } from './ask.ts'
import { Breaker } from './breaker.ts'
import { asksModel, type Engine } from './engine.ts'
import { type FailureReason, ModelFailure } from './failure.ts'
import { askUnlessSeen } from './hear/also-seen.ts'
import { interpret } from './hear/interpret.ts'
import { withRules } from './kept.ts'
import { PROMPT_VERSION, promptFor, type Sight } from './prompt.ts'
import type { Wire } from './wire.ts'

export interface ModelReaderParts extends Patience {
  readonly engine: Engine
  readonly wire: Wire
  readonly model: string
  readonly sight: Sight
  /** Questions a day for each user; 0 is no limit. */
  readonly budget: number
  /** Told how each question ended, and how long it took. */
  asked?(outcome: 'answered' | FailureReason, took_ms: number): void
}

export interface ModelReader {
  readonly version: string
  readonly waits: true
  read(text: string, context: ReadingContext, around: Surroundings | null): Promise<Interpretation>
}

export function modelReader(parts: ModelReaderParts): ModelReader {
  const breaker = new Breaker(parts.world)
  return {
    version: `${RULES_VERSION}+${parts.model}/${PROMPT_VERSION}`,
    waits: true,
    async read(text, context, around) {
      const rules = understand(text, context)
      if (around === null || !asksModel(parts.engine, rules, text, context)) return rules
      const started = parts.world.now()
      const ended = (how: 'answered' | FailureReason) => parts.asked?.(how, parts.world.now() - started)
      try {
        const reading = await breaker.run(() => readByModel(text, context, around, parts))
        ended('answered')
        const byRules = readByRules(text, context)
        return askUnlessSeen(withRules(reading, byRules), [rules, byRules])
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        ended(error.reason)
        return { ...rules, model_away: error.sentence }
      }
    },
  }
}

/** The day is the world's, not the sender's: another time zone is not another day. */
async function withinBudget({ budget, world }: ModelReaderParts, around: Surroundings): Promise<void> {
  if (budget === 0) return
  const today = instantText(world.now()).slice(0, 10)
  if (!(await around.spend(today, budget))) throw new ModelFailure('budget')
}

async function readByModel(
  text: string,
  context: ReadingContext,
  around: Surroundings,
  parts: ModelReaderParts,
): Promise<Interpretation> {
  await withinBudget(parts, around)
  const history = parts.sight === 'conversation' ? await around.history() : []
  around.asking()
  const prompt = promptFor(text, context, history, parts.sight)
  const { args } = await ask(parts.wire, prompt, parts, around.signal())
  return interpret(args, text, context, parts.model)
}
