/** The tasks whose titles are said: one, several in a row, or one of several that has to be asked for. */
import type { Reference } from '../../domain/command.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import { reminding as english } from '../english/reminding.ts'
import { textAt } from '../lead-times/words.ts'
import { numberOf } from '../words/numbers.ts'
import { ownDays } from './by-day.ts'
import { has, isNamed, type Marked, type Stretch, says, timeAt } from './marked.ts'

export interface Named {
  readonly references: readonly Reference[]
  readonly task: KnownTask | null
  /** How much of its title was said, 0–1. */
  readonly share: number
}

/** `likely`: what is said makes most sense of such tasks. null: none is named. */
export function byName(message: Marked, part: Stretch, likely: (task: KnownTask) => boolean): Named | null {
  const { open, said } = message
  const places = wordsNaming(message, part)
  const sure = titlesSurelyAt(message, places)
  if (sure.length > 1 && areJoined(message, part, places, sure))
    return { references: sure.map((title) => ({ number: open[title]?.number ?? 0 })), task: null, share: 1 }
  const ranks = open.map((task, title) => [
    places.reduce((sum, at) => sum + scoreAt(message, at, title), 0),
    Math.sign(ownDays(message, part, task).length),
    said[title] ?? 0,
    Number(likely(task)),
  ])
  const fits = [...open.keys()].filter((title) => (ranks[title]?.[0] ?? 0) > 0)
  const [best, ...others] = fits.toSorted((a, b) => compare(ranks[b] ?? [], ranks[a] ?? []))
  const task = best === undefined ? undefined : open[best]
  if (best === undefined || !task) return null
  const share = said[best] ?? 0
  const same = others.filter((title) => compare(ranks[title] ?? [], ranks[best] ?? []) === 0)
  if (same.length === 0) return { references: [{ number: task.number }], task, share }
  const text = places.map((at) => textAt(message.words, at)).join(' ')
  const among = [best, ...same].map((title) => open[title]?.number ?? 0)
  return { references: [{ text, among }], task: null, share }
}

function scoreAt({ named }: Marked, at: number, title: number): number {
  const titles = named[at] ?? []
  return titles.includes(title) ? 1 / titles.length : 0
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [at, value] of a.entries()) if (value !== b[at]) return value - (b[at] ?? 0)
  return 0
}

/** Words of titles that are not for something else here. */
function wordsNaming(message: Marked, { from, to }: Stretch): readonly number[] {
  const places: number[] = []
  for (let at = from; at < to; at++) {
    const isCue = has(message, at, 'verb', 'noun', 'snooze', 'silence') || timeAt(message, at)
    if (isNamed(message, at) && !isCue && !isCount(message, at)) places.push(at)
  }
  return places
}

/** "two reminders" */
function isCount(message: Marked, at: number): boolean {
  return numberOf(textAt(message.words, at)) > 0 && has(message, at + 1, 'noun', 'weak')
}

/** Of each title that a word names and no other, the first such word. */
function titlesSurelyAt({ named }: Marked, places: readonly number[]): readonly number[] {
  const titles = places.flatMap((at) => (named[at]?.length === 1 ? (named[at] ?? []) : []))
  return [...new Set(titles)]
}

/** "the mot and the haircut", "both the chem test and the french oral" */
function areJoined(
  message: Marked,
  part: Stretch,
  places: readonly number[],
  titles: readonly number[],
): boolean {
  if (says(message, part, 'all')) return true
  const firsts = titles.map((title) => places.find((at) => scoreAt(message, at, title) === 1) ?? 0)
  return firsts.every((at, index) => {
    const before = firsts[index - 1]
    const between = before === undefined ? [] : message.words.slice(before + 1, at)
    return before === undefined || between.some(({ text }) => english.joining.has(text))
  })
}
