/**
 * Which date counts for which part of joined words: its own, else the one said of all.
 * A wrong date is worse than a question: where it is not plain whose date it is, it is not sure.
 */
import type { Token } from '../text/tokens.ts'
import { dueAmong, type SaidDue, timeOn } from './due.ts'
import type { Part } from './parts.ts'
import type { Sentence } from './sentence.ts'

export interface DuesOfParts {
  readonly dues: readonly (SaidDue | null)[]
  /** false where a date may count for another part as well. */
  readonly sure: boolean
}

type Dues = readonly (SaidDue | null)[]

/** `shared` are the dates said of all, "every day" among them. */
export function duesOf(sentence: Sentence, parts: readonly Part[], shared: readonly Token[]): DuesOfParts {
  const common = dueAmong(sentence, shared)
  const own = parts.map(({ dates }) => dueAmong(sentence, dates))
  const days = own.map((_, index) => dayBefore(own.slice(0, index), common))
  const behind = dayBehind(parts, own)
  const dues = own.map((said, index) =>
    said === null ? common : completed(sentence, said, days[index] ?? behind, common),
  )
  const given =
    shared.length > 0 ? undatedComeFirst(parts) && !mayShareHour(parts, own, common) : undatedComeLast(parts)
  const timed = own.every((said, index) => {
    const [last, due, day] = [dues[index - 1], dues[index], days[index]]
    if (!due || !lacksDay(said)) return true
    if (last && isBefore(due, last)) return false
    return day === undefined ? own.slice(index + 1).every(saysNoDay) : isPlainOn(due, day, day === common)
  })
  return { dues, sure: given && timed }
}

/** An hour or a part of the day, whose day is to be found elsewhere. */
export function lacksDay(said: SaidDue | null): boolean {
  return said?.clock === true || said?.part === true
}

function isDated({ dates }: Part): boolean {
  return dates.length > 0
}

/** "remind me tomorrow to call Ann, on friday to call Bob and text Eve": tomorrow, on friday or whenever? */
function undatedComeFirst(parts: readonly Part[]): boolean {
  return parts.slice(parts.findIndex(isDated)).every(isDated)
}

/** "buy milk, call mum tomorrow and pay the rent": tomorrow may be for the milk as well. */
function undatedComeLast(parts: readonly Part[]): boolean {
  return parts.slice(0, parts.findLastIndex(isDated)).every(isDated)
}

/** "remind me tomorrow to buy milk and call mum at 5": the milk at 5 as well? */
function mayShareHour([first]: readonly Part[], own: Dues, common: SaidDue | null): boolean {
  return first?.dates.length === 0 && common?.params.due_date.length === 10 && own.some(lacksDay)
}

/** "take my pills at 8 and go running tomorrow": the pills as well? */
function saysNoDay(said: SaidDue | null): boolean {
  return said === null || lacksDay(said)
}

/** "call Ann in the morning and Bob in the afternoon" said at noon, "tomorrow at 8pm and call mum at 9": people say them in order. */
function isBefore(due: SaidDue, last: SaidDue): boolean {
  const [one, other] = [due.params.due_date, last.params.due_date]
  const shorter = Math.min(one.length, other.length)
  return one.slice(0, shorter) < other.slice(0, shorter)
}

/** Not "next week … at 5" nor, said of all, "today … at 9am" where that has passed. */
function isPlainOn({ params: { due_date } }: SaidDue, { params, period }: SaidDue, ofAll: boolean): boolean {
  const another = due_date.slice(0, 10) !== params.due_date.slice(0, 10)
  return !period && !(ofAll && another)
}

function dayBefore(own: Dues, common: SaidDue | null): SaidDue | undefined {
  return [common, ...own].findLast((said) => said !== null && !lacksDay(said)) ?? undefined
}

/** "wash up at 3 and call mum at 5 tomorrow": most likely both; with "tomorrow at 5" it is said of the last alone. */
function dayBehind(parts: readonly Part[], own: Dues): SaidDue | null {
  const hourFirst = parts.at(-1)?.dates[0]?.date?.rule.startsWith('clock/')
  const last = own.at(-1) ?? null
  return hourFirst && !lacksDay(last) ? last : null
}

/** An hour alone on the day said before it, a day alone with the hour said of all. */
function completed(sentence: Sentence, said: SaidDue, day: SaidDue | null, common: SaidDue | null): SaidDue {
  if (said.part) return partOf(said, day)
  if (said.clock) return hourOn(sentence, said, day)
  return common?.clock && said.params.due_date.length === 10 ? at(sentence, said, common) : said
}

/** "feed the cat tonight and call mum at 9am": an hour that has passed is the next one. */
function hourOn(sentence: Sentence, hour: SaidDue, day: SaidDue | null): SaidDue {
  if (day === null || day.period) return hour
  const then = at(sentence, day, hour)
  return then.params.due_date > hour.params.due_date ? then : hour
}

/** "wash up tomorrow at 9 and call mum in the evening"; but "in the morning" behind "tonight" is the next one. */
function partOf(said: SaidDue, day: SaidDue | null): SaidDue {
  const due_date = day?.params.due_date.slice(0, 10) ?? ''
  return due_date > said.params.due_date ? { ...said, params: { due_date } } : said
}

function at(sentence: Sentence, day: SaidDue, hour: SaidDue): SaidDue {
  const words = sentence.text.slice(...hour.span)
  const params = timeOn(sentence, day.params.due_date.slice(0, 10), words)
  return params === null ? hour : { params, span: hour.span }
}
