/**
 * How a task repeats, as a line of its description: for programs that have no place for it. People can read it, and
 * so can we when it comes back.
 */
import { isDueDate, type Moment } from '../domain/calendar.ts'
import type { Carried } from './carried.ts'
import { repeatedBy } from './repetition.ts'

export type Repeats = Partial<
  Pick<Carried, 'due_date' | 'recurrence' | 'recurs_from' | 'recurs_on' | 'recurs_except'>
>

export function ruleLine({ recurrence, recurs_from, recurs_on, recurs_except }: Carried): string | null {
  if (recurrence === null) return null
  const parts = [
    recurrence,
    recurs_from === 'completion' && 'from completion',
    recurs_on && `in place of ${recurs_on}`,
    recurs_except.length > 0 && `except ${recurs_except.join(' ')}`,
  ]
  return `Repeats: ${parts.filter(Boolean).join(', ')}`
}

/** The description without its line, and what that says; as it is where there is none that can be kept. */
export function withoutRuleLine(
  description: string | null,
  due_date: string | null,
  now: Moment,
): { readonly description: string | null; readonly repeats: Repeats | null } {
  const lines = (description ?? '').split('\n')
  const at = lines.findLastIndex((line) => line.startsWith('Repeats: FREQ='))
  const repeats = at < 0 ? null : repeatsIn(lines[at] ?? '', due_date, now)
  if (repeats === null) return { description, repeats: null }
  return { description: lines.toSpliced(at, 1).join('\n') || null, repeats }
}

function repeatsIn(line: string, due_date: string | null, now: Moment): Repeats | null {
  const [rule = '', ...more] = line.slice('Repeats: '.length).split(', ')
  const said = (words: string) => more.find((part) => part.startsWith(words))?.slice(words.length)
  const on = said('in place of ') ?? null
  if (on !== null && !isDueDate(on)) return null
  const kept = repeatedBy(
    rule,
    due_date ?? on,
    now,
    said('from completion') === undefined ? 'due' : 'completion',
  )
  if ('why' in kept) return null
  return {
    ...kept,
    due_date: due_date ?? (on === null ? kept.due_date : null),
    recurs_on: on,
    recurs_except: said('except ')?.split(' ') ?? [],
  }
}
