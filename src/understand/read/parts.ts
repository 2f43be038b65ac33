/**
 * Joined words → the parts that may be tasks of their own, each with the dates said in it: "buy milk and eggs
 * tomorrow, then call mum on friday" has two. Where words only add to what came before, they stay with it.
 */
import type { Token } from '../text/tokens.ts'
import { isErrandWord } from '../words/errands.ts'
import { dueAmong, type SaidDue } from './due.ts'
import { lacksObject, pointsBack } from './errands.ts'
import { norms, type Range, type Sentence } from './sentence.ts'

export interface Part {
  readonly range: Range
  /** The words that name it, without the dates in front of them. */
  readonly title: Range
  readonly errand: boolean
  /** "to drink water": something to do, whatever the verb. */
  readonly toDo: boolean
  /** A verb and no more ("start"): on its way to another one, or about something said before. */
  readonly lone: boolean
  /** Names something of what came before ("wax it"). */
  readonly back: boolean
  /** "Every monday" among them. */
  readonly dates: readonly Token[]
}

export interface Parts {
  /** Dates of no part of its own: those around the words, and those in front of the first part. */
  readonly shared: readonly Token[]
  readonly parts: readonly Part[]
}

/** Nobody says so many at once; reading them would take longer than a message may. */
const MOST = 50

export function partsIn(sentence: Sentence, title: Range, around: readonly Token[]): Parts {
  const joined = stretches(sentence, title)
  const said = joined.length > MOST ? [] : joined.map((range) => partOf(sentence, range))
  const first = said.findIndex(isNamed)
  const begin = said[first]
  if (begin === undefined) return { shared: around, parts: [] }
  const before = sentence.tokens.slice(title[0], begin.title[0]).filter(isDate)
  const shared = [...around, ...before]
  const parts = [partOf(sentence, begin.title)]
  for (const next of said.slice(first + 1)) {
    const last = parts.at(-1) ?? next
    const apart = isApart(sentence, last, next, parts.length > 1 ? [] : shared)
    const both: Range = [last.range[0], next.range[1]]
    parts.splice(-1, 1, ...(apart ? [last, next] : [partOf(sentence, both)]))
  }
  return { shared, parts }
}

/** "and on friday" alone names nothing. */
function isNamed({ title }: Part): boolean {
  return title[0] < title[1]
}

/** "n" as people type it. */
const JOINTS = new Set(['and', 'n', 'but', 'then', 'plus'])
const MARKS = /[,;.!?\n]/u

function stretches(sentence: Sentence, [from, to]: Range): readonly Range[] {
  const found: Range[] = []
  let start = from
  for (let index = from; index < to; index++) {
    const joint = JOINTS.has(sentence.tokens[index]?.norm ?? '')
    if (!joint && !(index > from && MARKS.test(marksBefore(sentence, index)))) continue
    found.push([start, index])
    start = joint ? index + 1 : index
  }
  return [...found, [start, to] as const].filter(([a, b]) => a < b)
}

function marksBefore({ text, tokens }: Sentence, index: number): string {
  return text.slice(tokens[index - 1]?.end, tokens[index]?.start)
}

/** What may be said again before each of them: "about the party and *about* the exam". */
const LEADS = new Set(['to', 'also', 'about', 'of', 'for', 'that'])

export function partOf(sentence: Sentence, range: Range): Part {
  const said = sentence.tokens.slice(...range)
  const lead = said.findIndex(({ kind, norm }) => kind !== 'date' && !LEADS.has(norm))
  const title: Range = [lead === -1 ? range[1] : range[0] + lead, range[1]]
  const words = norms(sentence, title).filter((word) => word !== '<date>')
  const errand = isErrandWord(words[0] ?? '')
  return {
    range,
    title,
    errand,
    toDo: sentence.tokens[title[0] - 1]?.norm === 'to',
    lone: errand && lacksObject(words.join(' ')),
    back: pointsBack(words.join(' ')),
    dates: said.filter(isDate),
  }
}

/** Another thing to do begins with a verb, or has another date than the one before it. */
function isApart(sentence: Sentence, last: Part, next: Part, shared: readonly Token[]): boolean {
  if (!isNamed(next)) return false
  if (areTwo(sentence, last.dates.length > 0 ? last.dates : shared, next.dates)) return true
  return next.errand && !next.back && !last.lone
}

/** Neither a day and its hour said apart, nor a date and none. */
export function areTwo(sentence: Sentence, dates: readonly Token[], others: readonly Token[]): boolean {
  if (dates.length === 0 || others.length === 0) return false
  return !canBeOne(dueAmong(sentence, dates), dueAmong(sentence, others))
}

/** A day and an hour may be one date, said apart. */
function canBeOne(one: SaidDue | null, other: SaidDue | null): boolean {
  if (one === null || other === null) return false
  const [hour, day] = one.clock ? [one, other] : [other, one]
  return hour.clock === true && day.params.due_date.length === 10
}

export function isDate({ kind }: Token): boolean {
  return kind === 'date'
}
