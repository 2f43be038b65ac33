/** One clause that stands for several commands: "finish 2 and 4", "buy milk and call mum". */
import type { Command, CreateTask, Span } from '../../domain/command.ts'
import type { ClauseReading } from './clause.ts'
import { errandsIn, isShort, partsOf, startsWithErrand } from './errands.ts'
import type { Sentence } from './sentence.ts'

export function severalOf(sentence: Sentence, { command, several }: ClauseReading): readonly Command[] {
  if (several.length > 0) return several
  return command.intent === 'CREATE_TASK' ? tasksOf(sentence, command) : [command]
}

/** Two errands are two tasks; a row of things may be one task or several, so it has to be asked. */
function tasksOf(sentence: Sentence, command: CreateTask): readonly Command[] {
  const { title } = command.params
  const span = command.spans.title
  if (title === undefined || span === undefined || isQuoted(sentence, span)) return [command]
  const parts = partsOf(title)
  if (parts.length < 2 || parts.length > 100) return [command]
  const errands = errandsIn(title)
  if (errands.length > 0)
    return errands.map((part) => ({ ...command, params: { ...command.params, title: part } }))
  if (startsWithErrand(parts[0] ?? '') || !isRow(title, parts)) return [command]
  return [{ ...command, split: parts }]
}

/** "milk, eggs and bread": at least three short things, or two with a comma between them. */
function isRow(title: string, parts: readonly string[]): boolean {
  return parts.every(isShort) && (parts.length > 2 || title.includes(','))
}

function isQuoted(sentence: Sentence, [start]: Span): boolean {
  return sentence.tokens.some((token) => token.start === start && token.kind === 'protected')
}
