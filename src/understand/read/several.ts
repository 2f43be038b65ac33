/** One clause that stands for several commands: "finish 2 and 4", "buy milk and call mum". */
import type { Command, CreateTask, Span } from '../../domain/command.ts'
import { isErrandWord } from '../words/errands.ts'
import type { ClauseReading } from './clause.ts'
import type { Sentence } from './sentence.ts'

export function severalOf(sentence: Sentence, { command, several }: ClauseReading): readonly Command[] {
  if (several.length > 1) return several
  return command.intent === 'CREATE_TASK' ? tasksOf(sentence, command) : [command]
}

const JOINT = /,\s?and\s|,\s|\sand\s|;\s/giu

/** Two errands are two tasks; a row of things may be one task or several, so it has to be asked. */
function tasksOf(sentence: Sentence, command: CreateTask): readonly Command[] {
  const { title } = command.params
  const span = command.spans.title
  if (title === undefined || span === undefined || isQuoted(sentence, span)) return [command]
  const parts = title
    .split(JOINT)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 100) return [command]
  if (parts.every(startsWithErrand))
    return parts.map((part) => ({ ...command, params: { ...command.params, title: part } }))
  if (startsWithErrand(parts[0] ?? '') || !isRow(title, parts)) return [command]
  return [{ ...command, split: parts }]
}

function startsWithErrand(part: string): boolean {
  return isErrandWord(part.split(' ')[0]?.toLowerCase() ?? '')
}

/** "milk, eggs and bread": at least three short things, or two with a comma between them. */
function isRow(title: string, parts: readonly string[]): boolean {
  const short = parts.every((part) => part.split(' ').length <= 3)
  return short && (parts.length > 2 || title.includes(','))
}

function isQuoted(sentence: Sentence, [start]: Span): boolean {
  return sentence.tokens.some((token) => token.start === start && token.kind === 'protected')
}
