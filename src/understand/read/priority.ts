/** A priority that was said, and where. Never inferred: "urgent" inside a title is only a word. */
import type { Span } from '../../domain/command.ts'
import type { Priority } from '../../domain/words.ts'
import type { Range, Sentence } from './sentence.ts'

export interface SaidPriority {
  readonly value: Priority
  readonly span: Span
}

const levels: ReadonlyMap<string, Priority> = new Map([
  ['high', 'high'],
  ['top', 'high'],
  ['highest', 'high'],
  ['urgent', 'high'],
  ['critical', 'high'],
  ['important', 'high'],
  ['medium', 'medium'],
  ['normal', 'medium'],
  ['low', 'low'],
  ['lowest', 'low'],
  ['p1', 'high'],
  ['p2', 'medium'],
  ['p3', 'low'],
])
const ALONE = new Set(['urgent', 'important', 'critical'])

/** A priority in the words around the title ("a high priority task to …") or at its end ("…, high priority"). */
export function priorityBeside(
  sentence: Sentence,
  [from, to]: Range,
  title: Range | undefined,
): SaidPriority | null {
  for (let index = from; index < to; index++) {
    const inTitle = title !== undefined && index >= title[0] && index < title[1]
    const said = priorityAt(sentence, index, inTitle)
    if (said !== null) return said
  }
  return null
}

function priorityAt(sentence: Sentence, index: number, inTitle: boolean): SaidPriority | null {
  const token = sentence.tokens[index]
  const value = token?.kind === 'word' ? levels.get(token.norm) : undefined
  if (token === undefined || value === undefined) return null
  const next = sentence.tokens[index + 1]
  if (next?.norm === 'priority') return { value, span: [token.start, next.end] }
  return !inTitle && ALONE.has(token.norm) ? { value, span: [token.start, token.end] } : null
}

/** The whole phrase is a priority ("urgent", "high priority"). */
export function priorityOnly(words: readonly string[]): Priority | null {
  const [first = '', second] = words.filter((word) => word !== 'a' && word !== 'very')
  if (second !== undefined && second !== 'priority') return null
  return levels.get(first) ?? null
}
