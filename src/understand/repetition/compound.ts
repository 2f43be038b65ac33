/**
 * Words that are one thing become one word, so that the rules stay short: "monday, wednesday and friday" is `@1.3.5`,
 * "mon to fri" `@1.2.3.4.5~`, "the 1st and the 15th" `1.15th`, "second to last" `-2th`, "june and july" `#6.7`,
 * "each and every" `every`, "working days" `weekdays`.
 */
import type { Word } from './word.ts'

export function compounded(words: readonly Word[]): readonly Word[] {
  return lists(phrases(words))
}

interface Phrase {
  readonly word: RegExp
  /** What follows it, over words with one blank after each. */
  readonly behind: RegExp
  readonly becomes: (word: string, behind: string) => string
}

const fixed: readonly Phrase[] = [
  { word: /^every$/u, behind: /^(?:and every|single) /u, becomes: () => 'every' },
  { word: /^every$/u, behind: /^! /u, becomes: () => 'every!' },
  { word: /^(?:work|school|week)$/u, behind: /^day /u, becomes: () => 'weekday' },
  {
    word: /^\d{1,3}th$/u,
    behind: /^(?:- )?(?:(?:to|from) (?:- )?(?:the )?)?last /u,
    becomes: (word) => `-${word}`,
  },
]
const MOST_WORDS = 5

function phrases(words: readonly Word[]): readonly Word[] {
  const out: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (word === undefined) break
    const whole = phraseAt(words, at, word)
    if (whole !== null) at += whole.more
    out.push(whole?.word ?? word)
  }
  return out
}

function phraseAt(words: readonly Word[], at: number, first: Word): { word: Word; more: number } | null {
  const phrase = fixed.find(({ word }) => word.test(first.word))
  if (phrase === undefined) return null
  const behind = words
    .slice(at + 1, at + 1 + MOST_WORDS)
    .map(({ word }) => `${word} `)
    .join('')
  for (const { word, behind: expected, becomes } of fixed) {
    const match = word.test(first.word) ? expected.exec(behind) : null
    if (match === null) continue
    const more = match[0].split(' ').length - 1
    return {
      word: {
        word: becomes(first.word, behind),
        start: first.start,
        end: words[at + more]?.end ?? first.end,
      },
      more,
    }
  }
  return null
}

type Kind = 'day' | 'rank' | 'month'

interface Values {
  readonly kind: Kind
  readonly values: readonly number[]
  readonly isPlural: boolean
  readonly isRange: boolean
}

function valuesOf(word: string): Values | null {
  const rest = { isPlural: word.endsWith('s'), isRange: false }
  if (word.startsWith('@')) return { kind: 'day', values: [Number(word.charAt(1))], ...rest }
  if (word.startsWith('#')) return { kind: 'month', values: [Number(word.slice(1))], ...rest }
  if (/^-?\d{1,3}th$/u.test(word)) return { kind: 'rank', values: [Number(word.slice(0, -2))], ...rest }
  return word === 'last' ? { kind: 'rank', values: [-1], isPlural: false, isRange: false } : null
}

const separators = /^(?:, and|, or|,|and|or|\/) $/u
const ranges = /^(?:-|to|through) $/u

function lists(words: readonly Word[]): readonly Word[] {
  const out: Word[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at]
    if (word === undefined) break
    const first = valuesOf(word.word)
    const { whole, next } = first === null ? { whole: null, next: at + 1 } : listAt(words, at, first)
    out.push(
      whole === null || next === at + 1
        ? word
        : { ...word, word: text(whole), end: words[next - 1]?.end ?? word.end },
    )
    at = next
  }
  return out
}

function listAt(words: readonly Word[], at: number, first: Values): { whole: Values; next: number } {
  let whole = first
  let next = at + 1
  for (;;) {
    const more = joinedAt(words, next, whole)
    if (more === null) return { whole, next }
    whole = more.whole
    next = more.next
  }
}

/** The next of the list: "and the 15th", "to fri"; names of days also stand side by side ("mon wed fri"). */
function joinedAt(words: readonly Word[], at: number, left: Values): { whole: Values; next: number } | null {
  for (let length = 0; length <= 3; length++) {
    const right = valuesOf(words[at + length]?.word ?? '')
    if (right === null) continue
    const between = words
      .slice(at, at + length)
      .map(({ word }) => `${word} `)
      .join('')
      .replace(/(?:on|the) $/u, '')
    const whole = right.kind === left.kind ? together(left, right, between) : null
    return whole && { whole, next: at + length + 1 }
  }
  return null
}

function together(left: Values, right: Values, between: string): Values | null {
  const isPlural = left.isPlural || right.isPlural
  if (ranges.test(between)) {
    const values = [...left.values, ...filled(left, right), ...right.values]
    return { ...left, values, isPlural, isRange: left.values.length === 1 }
  }
  const isSide = between === '' && left.kind === 'day'
  // "he's out wednesdays, thursday suits"
  const isOther = between === ', ' && left.isPlural !== right.isPlural
  if (!isSide && (isOther || !separators.test(between))) return null
  return { ...left, values: [...left.values, ...right.values], isPlural, isRange: false }
}

const lastOf: Readonly<Record<Kind, number>> = { day: 7, month: 12, rank: 31 }

/** What lies between two ends, around the turn of the week or the year where it must. */
function filled({ kind, values }: Values, { values: [end = 0] }: Values): readonly number[] {
  const begin = values.at(-1) ?? end
  if (begin < 0 || end < 0 || begin === end || (kind === 'rank' && end < begin)) return []
  const most = lastOf[kind]
  const between: number[] = []
  for (let value = (begin % most) + 1; value !== end && between.length < most; value = (value % most) + 1)
    between.push(value)
  return between
}

function text({ kind, values, isPlural, isRange }: Values): string {
  const all = [...new Set(values)].join('.')
  if (kind === 'rank') return `${all}th`
  return kind === 'month' ? `#${all}` : `@${all}${isRange ? '~' : ''}${isPlural ? 's' : ''}`
}
