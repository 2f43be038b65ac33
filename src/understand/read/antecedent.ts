/**
 * "Delete that", said first of all: there is nothing it could mean, so what is meant has to be asked.
 * Nothing is guessed from a pronoun that points nowhere, and nothing that destroys is proposed.
 */
import type { Ambiguous, Command } from '../../domain/command.ts'
import { taskWords } from '../words/foreign.ts'
import type { Reading } from './plan.ts'
import type { Sentence } from './sentence.ts'

const UNSURE = 0.5
/** "Delete this item", "take that off my list": it is known what kind of thing is meant. */
const OF_THE_LIST = new Set('list lists item items entry done complete completed finished'.split(' '))

export function withoutAntecedent(reading: Reading, sentence: Sentence): Reading {
  const [first, ...more] = reading.commands
  // behind an order of its own ("show my tasks, then delete them") a pronoun has something to mean
  if (first === undefined || more.length > 0 || !pointsNowhere(first)) return reading
  if (sentence.tokens.some(({ norm }) => taskWords.has(norm) || OF_THE_LIST.has(norm))) return reading
  return { ...reading, commands: [asking(first)], confidence: Math.min(UNSURE, reading.confidence) }
}

function pointsNowhere({ intent, params }: Command): boolean {
  if (intent !== 'DELETE_TASK' && intent !== 'COMPLETE_TASK') return false
  const { reference } = params
  return reference !== undefined && 'pronoun' in reference
}

function asking(command: Command): Ambiguous {
  return {
    intent: 'AMBIGUOUS',
    params: { possible_intents: [command.intent], readings: [command] },
    spans: command.spans,
  }
}
