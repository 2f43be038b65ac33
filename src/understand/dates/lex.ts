/**
 * A message → the words the date rules know, in their one spelling, joined by single blanks ("in 3 day x").
 * Every token keeps its place in the message, so a match can always be traced back. One pass, linear.
 */
import { eachMatch } from '../text/each-match.ts'
import { codesIn } from './codes.ts'
import { slipOf } from './slips.ts'
import { dateWords, vocabulary } from './vocabulary.ts'

interface Token {
  /** As rules spell it; `x` is any word they do not know. */
  readonly word: string
  readonly start: number
  readonly end: number
}

export interface Lexed {
  readonly tokens: readonly Token[]
  /** The tokens' words with one blank after each. */
  readonly line: string
  /** Where each token begins in `line`. */
  readonly starts: readonly number[]
  readonly hasDateWord: boolean
}

// Capitals are spelled out instead of a flag: ignoring case over all letters takes 10 ms to compile.
const shape =
  /https?:\/\/\S{1,4000}|[apAP](?:\.\s?[mM]\.?|\s[mM]|[mM])(?![\p{L}\d])|2(?:moro|morrow|mrw|day|nite|night)(?!\p{L})|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?|\d+|\n|[^\s\p{L}\d]/gu

/** "2moro", "2day", "2nite", by their second letter. */
const shorthand: Readonly<Record<string, string>> = { m: 'tomorrow', d: 'today', n: 'tonight' }
const marks: ReadonlySet<string> = new Set([...'.,;!?()-–—:/+\'"“”\n'])

export function lex(text: string): Lexed {
  const tokens: Token[] = []
  let hasDateWord = false
  const isCode = codesIn(text)
  eachMatch(shape, text, ({ 0: raw, index: start }) => {
    const word = isCode(start) ? 'x' : wordOf(raw, text, start)
    if (!hasDateWord) hasDateWord = isDateWord(word)
    push(tokens, { word, start, end: start + raw.length }, text)
  })
  return { tokens, ...line(tokens), hasDateWord }
}

function line(tokens: readonly Token[]): { line: string; starts: number[] } {
  const starts: number[] = []
  let text = ''
  for (const { word } of tokens) {
    starts.push(text.length)
    text += `${word} `
  }
  return { line: text, starts }
}

function isDateWord(word: string): boolean {
  const code = word.charCodeAt(0)
  return (code >= 48 && code <= 57) || dateWords.has(word)
}

function wordOf(raw: string, text: string, at: number): string {
  const first = raw.charCodeAt(0)
  if (first >= 48 && first <= 57) return digits(raw)
  const lower = raw.toLowerCase()
  const known = vocabulary.get(lower)
  if (known !== undefined) return isInName(known, text, at, at + raw.length) ? 'x' : known
  if (marks.has(raw)) return mark(raw, text, at)
  if (/^[ap][.\sm]/u.test(lower) && /m\.?$/u.test(lower)) return `${lower[0]}m`
  const stem = lower.replace(/['’]s$/u, '')
  return vocabulary.get(stem) ?? slipOf(stem) ?? 'x'
}

const UNCAPITALISED: ReadonlySet<string> = new Set(['today', 'tomorrow', 'tonight', 'yesterday'])

/**
 * "watch Tomorrow Never Dies": a word that nobody writes with a capital, where a run of capitals begins.
 * A weekday has one anyway; "Friday Night Dinner" needs two more.
 */
function isInName(word: string, text: string, start: number, end: number): boolean {
  const isDay = word.endsWith('day') && word !== 'today' && word !== 'yesterday'
  if (!isDay && !UNCAPITALISED.has(word)) return false
  if (!/\p{Ll} \p{Lu}/u.test(text.slice(Math.max(0, start - 2), start + 1))) return false
  const run = isDay
    ? /^ (?:Night|Morning|Afternoon|Evening) (?<name>\p{Lu}\p{Ll}+)/u
    : /^ (?<name>\p{Lu}\p{Ll}+)/u
  const next = run.exec(text.slice(end, end + 30))?.groups?.name
  return next !== undefined && !vocabulary.has(next.toLowerCase())
}

/** Some words begin with a digit; a number too long for a date is any word. */
function digits(raw: string): string {
  return shorthand[raw.charAt(1)] ?? (raw.length > 8 ? 'x' : raw)
}

/** A dot or comma inside a number is part of it ("3.2"), not the end of a sentence. */
function mark(raw: string, text: string, at: number): string {
  if (raw === '\n') return ';'
  if ((raw === '.' || raw === ',') && isDigit(text, at - 1) && isDigit(text, at + 1)) return '·'
  if (raw === '–' || raw === '—') return '-'
  return raw
}

function isDigit(text: string, at: number): boolean {
  return at >= 0 && at < text.length && /\d/u.test(text.charAt(at))
}

/** What may touch a number on its left: "A4" and "$5" are no numbers for a date, "Feb13" and "15h30" are. */
const beforeDigits =
  /^(?:[-.,;:!?()/+·|"“”]|at|around|t|h|d|hour|day|week|on|by|[a-z]+day|jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec)$/u
const blurs: ReadonlySet<string> = new Set(['x', 'measure'])
const suffixes: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th'])

/** Adds a token, first joining what belongs to the one before: "3" + "rd", "twenty" + "first". */
function push(tokens: Token[], token: Token, text: string): void {
  const before = tokens.at(-1)
  if (before?.end !== token.start) {
    tokens.push(token)
  } else if (/^\d/u.test(token.word) && !mayTouchDigits(before, tokens.at(-2))) {
    // "p1" is no half of the day
    if (before.word === 'p') tokens[tokens.length - 1] = { ...before, word: 'x' }
    tokens.push({ ...token, word: 'x' })
  } else if (isRank(before, text.slice(token.start, token.end))) {
    tokens[tokens.length - 1] = { ...before, word: `${before.word}th`, end: token.end }
    return
  } else {
    if (blurs.has(token.word) && /[a-z%€£$°]/iu.test(text.charAt(token.start))) blurNumber(tokens)
    tokens.push(token)
  }
  joinSpelled(tokens, text)
}

/** Not in "£4.15", whose pounds are no number either. */
function mayTouchDigits(before: Token, earlier: Token | undefined): boolean {
  return beforeDigits.test(before.word) && !(before.word === '·' && earlier?.word === 'x')
}

/** "4.15kg", "10k", "4x4": a number with a word on it is no number for a date. */
function blurNumber(tokens: Token[]): void {
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at]
    if (token === undefined || !/^(?:\d+|·)$/u.test(token.word)) return
    tokens[at] = { ...token, word: 'x' }
    if (tokens[at - 1]?.end !== token.start) return
  }
}

function isRank(before: Token, suffix: string): boolean {
  return /^\d+$/u.test(before.word) && suffixes.has(suffix.toLowerCase())
}

/** "twenty five", "twenty-fifth": a spelled ten and a spelled one are one number. */
function joinSpelled(tokens: Token[], text: string): void {
  const last = tokens.at(-1)
  const hyphen = tokens.at(-2)?.word === '-'
  const ten = tokens.at(hyphen ? -3 : -2)
  if (last === undefined || ten === undefined) return
  if (!/^[2-9]0$/u.test(ten.word) || !/\p{L}/u.test(text.charAt(ten.start))) return
  const one = last.word === 'second' ? '2th' : last.word
  if (!/^[1-9](?:th)?$/u.test(one) || !/\p{L}/u.test(text.charAt(last.start))) return
  tokens.splice(hyphen ? -3 : -2)
  tokens.push({ word: `${ten.word[0]}${one}`, start: ten.start, end: last.end })
}
