/** Which task is to ring: the one that is named, the one in mind, or the one that is ringing. */
import { instantOf } from '../../domain/calendar.ts'
import type { Reference } from '../../domain/command.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import type { RulesContext } from '../by-rules.ts'
import { reminding as words } from '../english/reminding.ts'
import { matchesOf } from '../words/matches.ts'
import { tokenise } from '../words/tokens.ts'

export interface Beside extends RulesContext {
  readonly tasks?: readonly KnownTask[]
  readonly focus?: number | null
}

/** The open task that most of the words fit; null: none, or several as well. */
export function taskNamed(text: string, context: Beside): KnownTask | null {
  const { now, date_order: order = 'month-first', literal = [] } = context
  const open = openIn(context)
  const { of, said } = matchesOf(tokenise(text, now, order, literal), open)
  const scores = open.map((_, title) => ({
    title,
    score: of.reduce((sum, titles) => sum + (titles.includes(title) ? 1 / titles.length : 0), 0),
    share: said[title] ?? 0,
  }))
  const [best, next] = scores
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.share - a.share)
  if (!best || (next && next.score === best.score && next.share === best.share)) return null
  return open[best.title] ?? null
}

/** As it is referred to; null: nothing says which. */
export function referenceIn(text: string, context: Beside): Reference | null {
  const named = taskNamed(text, context)
  if (named) return { number: named.number }
  const unknown = objectIn(text)
  if (unknown && !words.it.test(unknown)) return { text: unknown }
  if (context.focus !== null && context.focus !== undefined) return { pronoun: 'it' }
  const rings = ringingIn(context)
  if (rings) return { number: rings.number }
  return words.pointing.test(text) ? { pronoun: 'it' } : null
}

/** What is said to ring: "stop reminding me about the dentist". */
export function objectIn(text: string): string {
  const name = firstMatch(words.object, text)?.groups?.name ?? ''
  const [end = name.length] = [words.behindName.exec(name)?.index]
  return name.slice(0, end).trim().replace(words.articles, '').trim()
}

export function firstMatch(all: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const one of all) {
    const found = one.exec(text)
    if (found) return found
  }
  return null
}

const HOUR = 3_600_000

/** The only one that was due in the last hours, or is just now; null: none, or several. */
export function ringingIn(context: Beside): KnownTask | null {
  const [only, ...more] = openIn(context).filter((task) => isRinging(task, context.now))
  return only && more.length === 0 ? only : null
}

export function isRinging(
  { due_date, completed }: KnownTask,
  { epoch_ms, timezone }: Beside['now'],
): boolean {
  if (completed || due_date === null || due_date.length <= 10) return false
  const due = instantOf(due_date, timezone)
  return due <= epoch_ms + HOUR / 2 && due > epoch_ms - 12 * HOUR
}

export function openIn({ tasks = [] }: Beside): readonly KnownTask[] {
  return tasks.filter(({ completed }) => !completed)
}
