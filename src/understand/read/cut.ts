/** Words → the text they were written as. The only place that cuts text out of the message. */
import type { Span } from '../../domain/command.ts'
import type { Range, Sentence } from './sentence.ts'

const LEADING = /^[\s,;:.!?…–—]+/u
const LEADING_DASH = /^[-*•]+\s/u
/** Sounds that dictation wrote down before the first word. */
const HESITATION = /^(?:u[hm]{1,3}|erm|hm{1,3})[\s,]{1,3}/iu
/** An arrow or a dash that only led to what was cut. */
const TRAILING_ARROW = /\s(?:-{0,2}>|=>|→|-)$/u
const TRAILING = new Set([...' \t\r\n,;:.!?…–—'])

/** The span of a stretch of words with the marks that belong to it ("(urgent)" keeps its brackets). */
export function spanOf(sentence: Sentence, [from, to]: Range): Span {
  const { tokens, text } = sentence
  const start = from === 0 ? 0 : (tokens[from - 1]?.end ?? 0)
  const end = tokens[to]?.start ?? text.length
  return trimmed(text, start, end)
}

export function textOf(sentence: Sentence, range: Range): string {
  const [only] = sentence.tokens.slice(range[0], range[1])
  if (range[1] - range[0] === 1 && only?.quoted !== undefined) return only.quoted.trim()
  const [start, end] = spanOf(sentence, range)
  return sentence.text.slice(start, end)
}

function trimmed(text: string, from: number, to: number): Span {
  const lead = LEADING.exec(text.slice(from, to))?.[0].length ?? 0
  const dash = LEADING_DASH.exec(text.slice(from + lead, to))?.[0].length ?? 0
  const sound = HESITATION.exec(text.slice(from + lead + dash, to))?.[0].length ?? 0
  const start = from + lead + dash + sound
  const end = trimmedEnd(text, start, to)
  const arrow = TRAILING_ARROW.exec(text.slice(Math.max(start, end - 5), end))?.[0].length ?? 0
  return [start, trimmedEnd(text, start, end - arrow)]
}

function trimmedEnd(text: string, start: number, to: number): number {
  let end = to
  while (end > start && TRAILING.has(text.charAt(end - 1))) end--
  return end
}

/** The text of a span without the parts in `holes`, blanks closed up. */
export function textWithout(text: string, [start, end]: Span, holes: readonly Span[]): string {
  let rest = ''
  let at = start
  for (const [from, to] of holes) {
    if (to <= at || from >= end) continue
    rest = glue(rest, text.slice(at, Math.max(at, from)))
    at = to
  }
  const whole = glue(rest, text.slice(at, end))
  const [a, b] = trimmed(whole, 0, whole.length)
  return whole.slice(a, b)
}

function glue(left: string, right: string): string {
  const before = left.trimEnd()
  const after = right.trimStart()
  if (before === '' || after === '') return before + after
  return /^[,;:.!?]/u.test(after) ? before + after : `${before} ${after}`
}
