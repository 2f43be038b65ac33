/** A priority that was said, and where. Never inferred: "urgent" inside a title is only a word. */
import type { Span } from '../../domain/command.ts'
import type { Priority } from '../../domain/words.ts'
import type { Token } from '../text/tokens.ts'
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
  const mark = markedPriority(sentence, [from, to]) ?? (title && setApart(sentence, title)) ?? null
  if (mark !== null) return mark
  for (let index = from; index < to; index++) {
    const inTitle = title !== undefined && index >= title[0] && index < title[1]
    const said = priorityAt(sentence, index, inTitle)
    if (said !== null) return said
  }
  return null
}

/** "urgent: pay the rent", "pay the rent, urgent": a mark sets it apart from the title. */
function setApart({ text, tokens }: Sentence, title: Range): SaidPriority | null {
  const [from, to] = withoutDates(tokens, title)
  if (to - from < 2) return null
  const between = (index: number): Span => [tokens[index - 1]?.end ?? 0, tokens[index]?.start ?? text.length]
  const [first, last] = [levelAlone(tokens[from]), levelAlone(tokens[to - 1])]
  const [behind, before] = [between(from + 1), between(to - 1)]
  if (first !== null && /[:,!–—-]/u.test(text.slice(...behind)))
    return { value: first, span: [tokens[from]?.start ?? 0, behind[1]] }
  if (last === null || !/[:,;.!(–—-]/u.test(text.slice(...before))) return null
  const end = tokens[to - 1]?.end ?? text.length
  return { value: last, span: [before[0], text.charAt(end) === ')' ? end + 1 : end] }
}

function levelAlone(token: Token | undefined): Priority | null {
  return token?.kind === 'word' && ALONE.has(token.norm) ? (levels.get(token.norm) ?? null) : null
}

function withoutDates(tokens: readonly Token[], [from, to]: Range): Range {
  let [first, last] = [from, to]
  while (first < last - 1 && tokens[first]?.kind === 'date') first++
  while (last > first + 1 && tokens[last - 1]?.kind === 'date') last--
  return [first, last]
}

/** Standing apart, as people who type fast write it: "call Rita !!", "!high", and "p1" at either end. */
const MARK =
  /(?<=^|\s)(?:!{2,3}|!(?<level>high|medium|low|1|2|3)|(?<=^)p(?<first>[123])|p(?<last>[123])(?=$))(?=\s|$)/iu
const ranks: Readonly<Record<string, Priority>> = { 1: 'high', 2: 'medium', 3: 'low' }

function markedPriority(sentence: Sentence, range: Range): SaidPriority | null {
  if (range[0] >= range[1]) return null
  // "call Rita !! tomorrow", "call Rita tomorrow !!"
  return (
    markIn(sentence, around(sentence, withoutDates(sentence.tokens, range))) ??
    markIn(sentence, around(sentence, range))
  )
}

function markIn(sentence: Sentence, [start, end]: Span): SaidPriority | null {
  const match = MARK.exec(sentence.text.slice(start, end))
  if (match === null || isProtected(sentence, start + match.index)) return null
  const said = (match.groups?.level ?? match.groups?.first ?? match.groups?.last ?? 'high').toLowerCase()
  const value = ranks[said] ?? levels.get(said) ?? 'high'
  return { value, span: [start + match.index, start + match.index + match[0].length] }
}

/** The words with the marks before and behind them. */
function around({ text, tokens }: Sentence, [first, last]: Range): Span {
  const start = tokens[first - 1]?.end ?? 0
  const end = tokens[last]?.start ?? text.length
  const part = text.slice(start, end)
  return [start + part.length - part.trimStart().length, start + part.trimEnd().length]
}

function isProtected({ tokens }: Sentence, place: number): boolean {
  return tokens.some(({ kind, start, end }) => kind === 'protected' && place >= start && place < end)
}

function priorityAt({ text, tokens }: Sentence, index: number, inTitle: boolean): SaidPriority | null {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]]
  if (token?.kind !== 'word') return null
  const value = levels.get(token.norm)
  const named = next && (next.norm === 'priority' ? value : levelBehind(token, next))
  if (next && named !== undefined) {
    const start = before && LEADS.has(before.norm) ? before.start : token.start
    return { value: named, span: withBrackets(text, [start, next.end]) }
  }
  const alone = value !== undefined && !inTitle && ALONE.has(token.norm)
  return alone ? { value, span: [token.start, token.end] } : null
}

/** "with high priority" */
const LEADS = new Set(['with', 'at', 'as', 'of'])

/** "priority: high" */
function levelBehind(token: Token, next: Token): Priority | undefined {
  return token.norm === 'priority' ? levels.get(next.norm) : undefined
}

function withBrackets(text: string, [start, end]: Span): Span {
  return text[start - 1] === '(' && text[end] === ')' ? [start - 1, end + 1] : [start, end]
}

/** The whole phrase is a priority ("urgent", "high priority"). */
export function priorityOnly(words: readonly string[]): Priority | null {
  const [first = '', second] = words.filter((word) => word !== 'a' && word !== 'very')
  if (second !== undefined && second !== 'priority') return null
  return levels.get(first) ?? null
}
