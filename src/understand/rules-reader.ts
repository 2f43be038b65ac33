/** The rules as a reader: they need nothing but the sentence and its moment, and ask nobody. */
import type { Interpretation } from '../domain/command.ts'
import { type ReadingContext, RULES_VERSION, understand } from './understand.ts'

export const rulesReader = {
  version: RULES_VERSION,
  read: async (text: string, context: ReadingContext): Promise<Interpretation> => understand(text, context),
}
