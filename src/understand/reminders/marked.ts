/** A message word by word: what each could be for where reminders are spoken of, and which of the user's tasks it names. */
import type { KnownTask } from '../../domain/known-task.ts'
import { english as plain } from '../english/english.ts'
import { reminding as english, type ReminderWord } from '../english/reminding.ts'
import { textAt, type Word, wordsIn } from '../lead-times/words.ts'
import { matchesOf } from '../words/matches.ts'
import { tokenise } from '../words/tokens.ts'
import type { Beside } from './beside.ts'
import { type Time, timesIn } from './times.ts'

export interface Marked {
  readonly text: string
  readonly words: readonly Word[]
  readonly roles: readonly ReadonlySet<ReminderWord>[]
  readonly times: readonly Time[]
  /** The open tasks, and for each word those whose titles have it. */
  readonly open: readonly KnownTask[]
  readonly named: readonly (readonly number[])[]
  /** For each task, how much of its title was said, 0–1. */
  readonly said: readonly number[]
}

const NONE: ReadonlySet<ReminderWord> = new Set()

export function marked(text: string, context: Beside): Marked {
  const words = wordsIn(text)
  const open = (context.tasks ?? []).filter(({ completed }) => !completed)
  // where there is no task, no word names one
  const tokens =
    open.length === 0
      ? []
      : tokenise(text, context.now, context.date_order ?? 'month-first', context.literal ?? [])
  const matches = matchesOf(tokens, open)
  const named = namedBy(words, tokens, matches.of)
  const roles = rolesOf(words).map((role, at) => ((named[at]?.length ?? 0) > 0 ? ofAName(role) : role))
  return {
    text,
    words,
    roles,
    times: timesIn(text, words, context, (at) => (named[at]?.length ?? 0) > 0),
    open,
    named,
    said: matches.said,
  }
}

/** Words and tokens stand in the same order, so each is looked at once. */
function namedBy(
  words: readonly Word[],
  tokens: readonly { readonly start: number; readonly end: number }[],
  titles: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  let first = 0
  return words.map(({ from, to }) => {
    while ((tokens[first]?.end ?? to) <= from) first++
    const named: number[] = []
    for (let at = first; (tokens[at]?.start ?? to) < to; at++) named.push(...(titles[at] ?? []))
    return named
  })
}

/** "wake me about the Felixstowe drop": what names a task says little else. */
function ofAName(roles: ReadonlySet<ReminderWord>): ReadonlySet<ReminderWord> {
  return [...roles].some((role) => TELLING.has(role)) ? roles : NONE
}

const TELLING: ReadonlySet<ReminderWord> = new Set(['verb', 'noun', 'snooze', 'silence'])

/** The longest phrase that begins at a word; what it covers is nothing else. */
function rolesOf(words: readonly Word[]): readonly ReadonlySet<ReminderWord>[] {
  const roles: ReadonlySet<ReminderWord>[] = []
  while (roles.length < words.length) {
    const [length, role] = longestAt(words, roles.length)
    for (let covered = 0; covered < length; covered++) roles.push(role)
  }
  return roles
}

function longestAt(words: readonly Word[], at: number): readonly [number, ReadonlySet<ReminderWord>] {
  if (!english.firstWords.has(textAt(words, at))) return [1, NONE]
  for (let length = Math.min(english.longest, words.length - at); length > 0; length--) {
    const found = english.phrases.get(phraseAt(words, at, length))
    if (found) return [length, new Set(found)]
  }
  return [1, NONE]
}

function phraseAt(words: readonly Word[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ')
}

/** A stretch of words: the first, and the one behind. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

export function wholeOf({ words }: Marked): Stretch {
  return { from: 0, to: words.length }
}

export function has({ roles }: Marked, at: number, ...some: readonly ReminderWord[]): boolean {
  return some.some((role) => roles[at]?.has(role))
}

/** Is it said of these words that …? */
export function says(message: Marked, { from, to }: Stretch, ...some: readonly ReminderWord[]): boolean {
  for (let at = from; at < to; at++) if (has(message, at, ...some)) return true
  return false
}

export function isNamed({ named }: Marked, at: number): boolean {
  return (named[at]?.length ?? 0) > 0
}

export function timeAt({ times }: Marked, at: number): Time | undefined {
  return times.find(({ from, to }) => from <= at && at < to)
}

export function timesOf({ times }: Marked, { from, to }: Stretch): readonly Time[] {
  return times.filter((time) => time.from >= from && time.to <= to)
}

export function textOf({ text, words }: Marked, { from, to }: Stretch): string {
  return text.slice(words[from]?.from ?? 0, words[to - 1]?.to ?? 0)
}

/** It names no task, no time, and nothing that is said of reminders. */
export function isStrange(message: Marked, at: number): boolean {
  const word = textAt(message.words, at)
  const isKnown = timeAt(message, at) || isNamed(message, at) || (message.roles[at]?.size ?? 0) > 0
  if (isKnown || /^[^\p{L}\p{N}]$/u.test(word) || english.filler.has(word) || plain.empty.has(word))
    return false
  return !/^\d{1,6}$/u.test(word) || !message.open.some(({ number }) => number === Number(word))
}
