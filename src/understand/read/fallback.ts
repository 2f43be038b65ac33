/** What no rule reads: a question is talk; anything else may be a title, so it is offered, not guessed. */
import type { Ambiguous, CreateTask, SmallTalk } from '../../domain/command.ts'
import { spanOf } from './cut.ts'
import { norms, type Range, type Sentence } from './sentence.ts'

const ASKING = new Set(
  'what who whom whose when where why how which is are am was were do does did can could would will should may has have'.split(
    ' ',
  ),
)

export function fallback(
  sentence: Sentence,
  range: Range,
): { command: Ambiguous | SmallTalk; rule: string; confidence: number } {
  const words = norms(sentence, range)
  if (words.length === 0 || ASKING.has(words[0] ?? '') || sentence.text.trimEnd().endsWith('?')) {
    return {
      command: { intent: 'GENERAL_CHAT', params: { topic: 'other' }, spans: {} },
      rule: 'chat/question',
      confidence: 0.75,
    }
  }
  const span = spanOf(sentence, range)
  const create: CreateTask = {
    intent: 'CREATE_TASK',
    params: { title: sentence.text.slice(...span) },
    spans: { title: span },
  }
  return {
    command: {
      intent: 'AMBIGUOUS',
      params: { possible_intents: ['CREATE_TASK', 'COMPLETE_TASK'], readings: [create] },
      spans: { title: span },
    },
    rule: 'ambiguous/bare-words',
    confidence: 0.4,
  }
}
