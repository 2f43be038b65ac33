/**
 * The user's own list as a dictionary: which words of the message stand in which titles. Codes and numbers count only
 * exactly; a slip of the finger is forgiven in longer words.
 */

import type { KnownTask } from '../../domain/known-task.ts'
import { likeness } from '../../domain/match.ts'
import { english } from '../english/english.ts'
import { lemmaOf } from '../english/lemma.ts'
import type { Token } from './tokens.ts'

interface KnownTitle {
  readonly task: KnownTask
  /** Content words of the title. */
  readonly words: readonly string[]
  /** All words of the title, as they are written there. */
  readonly forms: ReadonlySet<string>
}

export interface Matches {
  readonly titles: readonly KnownTitle[]
  /** For each token, the titles it stands in. */
  readonly of: readonly (readonly number[])[]
  /** For each title, how much of it was said, 0–1. */
  readonly said: readonly number[]
}

export function matchesOf(tokens: readonly Token[], tasks: readonly KnownTask[]): Matches {
  const titles = tasks.map((task) => {
    const forms = new Set(wordsIn(task.title))
    return { task, words: contentOf(forms), forms }
  })
  const words = tokens.map((token) => titlesWith(token, titles))
  const of = words.map((hit, at) => (hit.length > 0 ? hit : numbered(tokens, at, words, titles)))
  return { titles, of, said: titles.map(({ words }, index) => shareSaid(words, index, tokens, of)) }
}

/** Of a part of the message that begins at a token. */
export function matchesWithin({ titles, of }: Matches, part: readonly Token[], from: number): Matches {
  const own = of.slice(from, from + part.length)
  return { titles, of: own, said: titles.map(({ words }, index) => shareSaid(words, index, part, own)) }
}

function shareSaid(
  words: readonly string[],
  title: number,
  tokens: readonly Token[],
  of: Matches['of'],
): number {
  const stems = new Set<string>()
  for (const [at, { stem }] of tokens.entries()) if (of[at]?.includes(title)) stems.add(stem)
  if (tokens.some(({ quoted }, at) => quoted !== undefined && of[at]?.includes(title))) return 1
  const all = [...stems]
  const found = words.filter((word) => stems.has(word) || all.some((stem) => fits(stem, word)))
  return words.length === 0 ? 0 : found.length / words.length
}

function fits(said: string, own: string): boolean {
  return /^\d{1,20}$/u.test(said) ? isFigure(own, said) : alike(said, own)
}

/** Does a message say a word of a title, if mistyped? A title of which it says none tells nothing about how to read it. */
function sharing(message: string): (title: string) => boolean {
  const said = new Set(wordsIn(message).flatMap(partsOf))
  const content = [...said].filter((word) => !english.empty.has(word))
  return (title) =>
    contentOf(wordsIn(title)).some(
      (own) => said.has(own) || content.some((word) => alike(word, own) || isLongFigure(own, word)),
    )
}

/** "SAY-130, 131 and 133": the letters go without saying. */
function isLongFigure(own: string, said: string): boolean {
  return /^\d{3,20}$/u.test(said) && isFigure(own, said)
}

/** The tasks a message is read beside: those it shares a word with, those it numbers, and those in mind. */
export function relevant(
  message: string,
  inMind: readonly (number | null | undefined)[],
): (task: KnownTask) => boolean {
  const named = new Set([...inMind, ...(message.match(/\d{1,9}/gu) ?? []).map(Number)])
  const shares = sharing(message)
  return ({ number, title }) => named.has(number) || shares(title)
}

/** Words that tell one task from another. */
function contentOf(forms: Iterable<string>): readonly string[] {
  const all = [...new Set(Array.from(forms, partsOf).flat())]
  const content = all.filter((word) => !english.empty.has(word))
  return content.length > 0 ? content : all
}

/** A code is one word, as it is written: TKT-8841 has no inflection, and no part in common with TKT-8842. */
function partsOf(form: string): readonly string[] {
  return /\d/u.test(form) ? [form.replace(/'s$/u, '')] : lemmaOf(form).split(' ')
}

function wordsIn(title: string): readonly string[] {
  const lower = title.toLowerCase().replaceAll('’', "'")
  return lower.match(WORD) ?? [lower]
}

const WORD =
  /[$£€]?[\p{L}\p{N}\p{M}]{1,200}(?:['.\-&/@_:+][\p{L}\p{N}\p{M}]{1,200}){0,20}|\p{Extended_Pictographic}/gu

const none: readonly number[] = []

function titlesWith(token: Token, titles: readonly KnownTitle[]): readonly number[] {
  if (token.quoted !== undefined) return quoted(token.quoted, titles)
  if (token.stem === '' || token.kind === 'number') return none
  const words = token.stem.split(' ').filter((word) => !english.empty.has(word))
  if (words.length === 0) return none
  const exact = hits(titles, (title) => words.some((word) => title.includes(word)))
  if (exact.length > 0 || token.kind === 'code' || english.orderWords.has(token.norm)) return exact
  return hits(titles, (title) => words.some((word) => title.some((found) => alike(word, found))))
}

/** What is quoted is a title, or stands in it word for word. */
function quoted(text: string, titles: readonly KnownTitle[]): readonly number[] {
  const words = wordsIn(text).join(' ')
  const having = (fits: (title: string) => boolean) =>
    titles.flatMap(({ task }, index) => (fits(wordsIn(task.title).join(' ')) ? [index] : []))
  const same = having((title) => title === words)
  return same.length > 0 ? same : having((title) => ` ${title} `.includes(` ${words} `))
}

/** A figure that stands in a title: a long one by itself, a short one beside another word of the same title. */
function numbered(
  tokens: readonly Token[],
  at: number,
  words: readonly (readonly number[])[],
  titles: readonly KnownTitle[],
): readonly number[] {
  const token = tokens[at]
  const figure =
    token?.kind === 'number' && !token.norm.startsWith('#')
      ? token.stem
      : String(english.counts.get(token?.norm ?? '') ?? '')
  if (figure === '') return none
  const beside = [...(words[namedBefore(at, tokens)] ?? none), ...(words[at + 1] ?? none)]
  const isLong = figure.length > 2
  if (!isLong && beside.length === 0) return none
  const found = hits(titles, (title) => title.some((word) => isFigure(word, figure)))
  return isLong ? found : found.filter((title) => beside.includes(title))
}

/** "chapter 4 and 5": the word before the first of them. */
function namedBefore(at: number, tokens: readonly Token[]): number {
  let before = at - 1
  while (before > at - SERIES && isInSeries(before, tokens)) before--
  return before
}

/** Nobody counts up more of them. */
const SERIES = 12

function isInSeries(at: number, tokens: readonly Token[]): boolean {
  const { norm = '', kind } = tokens[at] ?? {}
  const joint = norm === ',' || english.joining.has(norm) || english.through.has(norm)
  return joint ? tokens[at - 1]?.kind === 'number' : kind === 'number'
}

/** "4466" is the "J4466" of a title, "19" its "019"; 8841 is never 8842. */
function isFigure(word: string, figure: string): boolean {
  return word === figure || word.replace(/^\D{1,20}/u, '').replace(/^0+/u, '') === figure.replace(/^0+/u, '')
}

function hits(titles: readonly KnownTitle[], fits: (words: readonly string[]) => boolean): readonly number[] {
  const found: number[] = []
  for (const [index, { words }] of titles.entries()) if (fits(words)) found.push(index)
  return found
}

export function alike(said: string, found: string): boolean {
  if (said === found || (said.includes(' ') && said.split(' ').includes(found))) return true
  // neither a slip nor a derived word begins with another letter
  if (said[0] !== found[0]) return false
  return !/\d/u.test(said) && (likeness(said, found) > 0 || isDerived(said, found) || isDerived(found, said))
}

function isDerived(base: string, word: string): boolean {
  return (
    base.length > 4 &&
    word.length > base.length &&
    word.startsWith(base) &&
    english.suffixes.has(word.slice(base.length))
  )
}
