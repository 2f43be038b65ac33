/**
 * A message as words and marks, in order. Dates and quotations are one token each, so that nothing looks inside them;
 * codes, addresses and anything with digits in it stay whole. Spans always point into the text as it was sent.
 */
import type { Moment } from '../../domain/calendar.ts'
import type { Span } from '../../domain/command.ts'
import type { DateOrder } from '../../domain/words.ts'
import { type DateMatch, findDates } from '../dates/find-dates.ts'
import { english } from '../english/english.ts'
import { lemmaOf } from '../english/lemma.ts'
import { type Repetition, repetitionsIn } from '../repetition/find-repetitions.ts'
import { type Block, protectedBlocks, withoutOverlap } from './protect.ts'

type TokenKind = 'word' | 'mark' | 'line' | 'date' | 'quote' | 'number' | 'code' | 'label'

export interface Token {
  readonly kind: TokenKind
  /** Lower case, straight apostrophes. */
  readonly norm: string
  /** Without inflection; what is compared with titles. */
  readonly stem: string
  readonly start: number
  readonly end: number
  readonly date?: DateMatch
  /** How often, where that is what it says. */
  readonly repeats?: Repetition
  /** Inner text of a quotation. */
  readonly quoted?: string
}

export function tokenise(
  text: string,
  now: Moment,
  order: DateOrder,
  literal: readonly Span[],
): readonly Token[] {
  const kept = protectedBlocks(text, literal)
  const often = repetitionsIn(text, now, order)
    .filter(({ from, to }) => !english.moved.test(text.slice(from, to)) && !isShift(text, from, to))
    .filter(({ from, to }) => !isInAName(text, from, to))
    .flatMap(blocksOf)
  const numbering = numberingIn(text)
  const dates = findDates(hidden(withoutOccasions(text), numbering), now, { order })
    .filter(({ span }) => standsAlone(text, span) && !english.noDates.has(text.slice(...span).toLowerCase()))
    .filter(({ span }) => !isTitleOfIts(text, ...span))
    .map((date): Block => ({ span: date.span, kind: 'date', date }))
    .filter(({ span: [start, end] }) => !often.some(({ span }) => start < span[1] && end > span[0]))
  const tokens: Token[] = []
  let from = 0
  for (const block of withoutOverlap([...kept, ...often, ...dates])) {
    pushWords(tokens, text, from, block.span[0])
    tokens.push(blockToken(text, block))
    from = block.span[1]
  }
  pushWords(tokens, text, from, text.length)
  return asLines(tokens, numbering)
}

/** "1. slides 2. book the room 3) call Dee": what numbers things in a row, one after another. */
function numberingIn(text: string): readonly Span[] {
  const spans: Span[] = []
  for (const { index, groups } of text.matchAll(/(?<before>^|\s)(?<number>\d{1,2})[.)](?=\s)/gu)) {
    const { before = '', number = '' } = groups ?? {}
    const start = index + before.length
    // "move 1. and 2. to friday" counts nothing up
    const opens =
      spans.length > 0 || /(?:^|[:.!?\n–—-])\s{0,5}$/u.test(text.slice(Math.max(0, start - 6), start))
    if (opens && Number(number) === spans.length + 1) spans.push([start, start + number.length + 1])
  }
  return spans.length > 1 ? spans : []
}

/** What is numbered stands on lines of its own. */
function asLines(tokens: readonly Token[], numbering: readonly Span[]): readonly Token[] {
  if (numbering.length === 0) return tokens
  return tokens.flatMap((token, at): readonly Token[] => {
    const span = numbering.find(([start, end]) => token.start >= start && token.end <= end)
    if (!span) return [token]
    const begins = at === 0 || tokens[at - 1]?.kind === 'line' || token.start > span[0]
    return begins ? [] : [{ kind: 'line', norm: '\n', stem: '', start: span[0], end: span[1] }]
  })
}

/** "parents' evening", "quiz night": what it is called, not when it is. */
function withoutOccasions(text: string): string {
  return text.replaceAll(english.occasions, (all) => '_'.repeat(all.length))
}

/** As long as before, so that spans fit. */
function hidden(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, [start, end]) => left.slice(0, start) + '_'.repeat(end - start) + left.slice(end),
    text,
  )
}

/** "the Iveco Daily", "the Weekly Post", "the beano annual": a name, written as one. */
function isInAName(text: string, from: number, to: number): boolean {
  const word = text.slice(from, to)
  if (english.noOften.has(word.toLowerCase())) return true
  const isName = /^\p{Lu}\p{Ll}{2,20}$/u.test(word)
  return (
    isName && (/\S \p{Lu}\p{Ll}{1,30} $/u.test(text.slice(0, from)) || /^ \p{Lu}\p{Ll}/u.test(text.slice(to)))
  )
}

/** "the Saturday Club" */
function isTitleOfIts(text: string, from: number, to: number): boolean {
  const word = /^\p{Lu}\p{Ll}{2,20}$/u.test(text.slice(from, to))
  return word && english.named.test(text.slice(0, from)) && /^ \p{Lu}\p{Ll}/u.test(text.slice(to))
}

/** "I'm on nights": when somebody works, not how often. */
function isShift(text: string, from: number, to: number): boolean {
  return english.shifts.test(text.slice(Math.max(0, from - 4), to))
}

/** Said in several places ("weekdays … ten times"), what repeats is kept with the first of them. */
function blocksOf(repeats: Repetition): readonly Block[] {
  const block = (span: Span): Block => ({
    span,
    kind: 'date',
    date: { span, rule: 'again', recurring: true },
  })
  return [{ ...block([repeats.from, repeats.to]), repeats }, ...repeats.also.map(block)]
}

/** "BX-07nov2" holds no date. */
export function standsAlone(text: string, [start, end]: Span): boolean {
  return (
    !/[\p{L}\p{N}_@#/-]$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    !/^[\p{L}\p{N}_@/]/u.test(text.slice(end, end + 2))
  )
}

function blockToken(text: string, { span: [start, end], kind, date, quoted, repeats }: Block): Token {
  const norm = text.slice(start, end).toLowerCase()
  if (kind === 'date' && date)
    return { kind: 'date', norm, stem: '', start, end, date, ...(repeats ? { repeats } : {}) }
  return { kind: 'quote', norm, stem: '', start, end, ...(quoted === undefined ? {} : { quoted }) }
}

/** A line's end · an address · a number · a word with what joins its parts · any other sign. */
const PIECE =
  /(?<line>\n\s*)|(?<address>(?:https?:\/\/|www\.)\S{1,500}|[\w.+-]{1,64}@[\w-]{1,64}\.[\w.]{1,64})|(?<word>#?(?:\p{Lu}\.(?=\s?[\p{Lu}\p{N}$£€]))|[$£€]\d[\d.,]{0,20}\p{L}{0,3}|\d{1,3}(?:,\d{3}){1,4}(?![\p{L}\d])|#?[\p{L}\p{N}\p{M}]{1,200}(?:['’.\-&/@_:+=][\p{L}\p{N}\p{M}]{1,200}){0,20})|(?<sign>\S)/gu

function pushWords(tokens: Token[], text: string, from: number, to: number): void {
  const part = text.slice(from, to)
  for (const match of part.matchAll(PIECE)) {
    const [raw] = match
    const start = from + match.index
    const last = tokens.at(-1)
    // "Mrs." ends no sentence
    if (raw === '.' && last && last.end === start && english.abbreviations.has(last.norm))
      tokens[tokens.length - 1] = { ...last, end: start + 1 }
    else tokens.push(pieceToken(raw, match.groups ?? {}, start))
  }
}

function pieceToken(raw: string, { line, word }: Partial<Record<string, string>>, start: number): Token {
  const end = start + raw.length
  if (line !== undefined) return { kind: 'line', norm: '\n', stem: '', start, end }
  const norm = raw.toLowerCase().replaceAll('’', "'")
  if (word !== undefined) return wordToken(english.short.get(norm) ?? norm, start, end)
  // a picture may stand in a title
  const stem = /\p{Extended_Pictographic}/u.test(raw) ? raw : ''
  return { kind: raw.length > 2 ? 'code' : 'mark', norm, stem, start, end }
}

function wordToken(norm: string, start: number, end: number): Token {
  if (/^#?\d{1,9}$/u.test(norm)) return { kind: 'number', norm, stem: norm.replace('#', ''), start, end }
  if (/^\d{1,9}'s$/u.test(norm)) return { kind: 'number', norm, stem: norm.slice(0, -2), start, end }
  if (/^#\p{L}/u.test(norm)) return { kind: 'label', norm, stem: norm.slice(1), start, end }
  if (/\d/u.test(norm)) return { kind: 'code', norm, stem: norm.replace(/'s$/u, ''), start, end }
  return { kind: 'word', norm, stem: lemmaOf(norm), start, end }
}
