/** "the same day", "the day after": counted from the day said before it, or else from that of the task in mind. */
import { addDays, type DueDate, dateOf, type PlainDate } from '../../domain/calendar.ts'
import { english } from '../english/english.ts'
import type { Token } from './tokens.ts'

export const SAME_DAY = 'same-day'

export function withSameDay(tokens: readonly Token[], inMind: DueDate | null): readonly Token[] {
  const days = tokens.flatMap((_, at) => dayAt(at, tokens, inMind) ?? [])
  if (days.length === 0) return tokens
  return tokens.flatMap((token, at) => {
    const day = days.find(({ from, to }) => at >= from && at < to)
    if (!day) return [token]
    return at === day.from ? [dayToken(day, tokens)] : []
  })
}

interface Day {
  readonly from: number
  readonly to: number
  readonly date: PlainDate
}

function dayAt(at: number, tokens: readonly Token[], inMind: DueDate | null): Day | null {
  const shift = shiftAt(at, tokens)
  const start = saidBefore(at, tokens) ?? (inMind === null ? null : dateOf(inMind))
  if (shift === null || start === null) return null
  return { from: leadOf(at, tokens), to: at + 2, date: addDays(start, shift) }
}

/** So many days from the one it is counted from; null: it is no such day. */
function shiftAt(at: number, tokens: readonly Token[]): number | null {
  const [first = '', second = ''] = [tokens[at]?.norm, tokens[at + 1]?.norm]
  if (first === english.same && english.dayWords.has(second)) return 0
  const shift = english.dayWords.has(first) ? english.besideDays.get(second) : undefined
  const next = tokens[at + 2]
  // "the day after the wedding" is another one
  const ends = !next || next.kind === 'mark' || next.kind === 'date' || english.joining.has(next.norm)
  return shift !== undefined && ends ? shift : null
}

/** "on the same day": all of it says when. */
function leadOf(at: number, tokens: readonly Token[]): number {
  let from = at
  if (english.determiners.has(tokens[from - 1]?.norm ?? '')) from--
  if (english.dateLeads.has(tokens[from - 1]?.norm ?? '')) from--
  return from
}

function saidBefore(at: number, tokens: readonly Token[]): PlainDate | null {
  const date = tokens.slice(0, at).findLast((token) => token.date && 'due_date' in token.date)?.date
  return date && 'due_date' in date ? dateOf(date.due_date) : null
}

/** Written out, so that an hour beside it is found to belong to it. */
function dayToken({ from, to, date }: Day, tokens: readonly Token[]): Token {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
  const found = { span: [start, end] as const, rule: SAME_DAY, due_date: date }
  return { kind: 'date', norm: date, stem: '', start, end, date: found }
}
