/**
 * A history has few sentences and says them again and again. The rules are pure and look at nothing finer than a minute:
 * what they made of a sentence is kept, unless a question is open, which is always another one.
 */
import type { Interpretation } from '../../src/domain/command.ts'
import { rulesReader } from '../../src/understand/rules-reader.ts'
import { type ReadingContext, understand } from '../../src/understand/understand.ts'

const MINUTE_MS = 60_000
const kept = new Map<string, Interpretation>()

export const keptReader: typeof rulesReader = {
  ...rulesReader,
  read: async (text, context) => (context.pending ? understand(text, context) : readOnce(text, context)),
}

function readOnce(text: string, context: ReadingContext): Interpretation {
  const minute = Math.floor(context.now.epoch_ms / MINUTE_MS)
  const key = JSON.stringify([text, { ...context, now: { ...context.now, epoch_ms: minute } }])
  const reading = kept.get(key) ?? understand(text, context)
  kept.set(key, reading)
  return reading
}
