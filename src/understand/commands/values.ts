/** What is set: due dates, priorities, notes and new words, each given to the task it was said of. */
import { addDays, addMinutes, addMonths, today } from '../../domain/calendar.ts'
import type { DueShift, TaskChange } from '../../domain/command.ts'
import type { Priority } from '../../domain/words.ts'
import { findDates } from '../dates/find-dates.ts'
import { english } from '../english/english.ts'
import type { Tag } from '../tag/tags.ts'
import type { Token } from '../words/tokens.ts'
import { isClock } from './dues.ts'
import { hasRole, type Piece, sentenceAt, spanOf, type Tagged } from './tagged.ts'

export interface Value {
  readonly at: number
  readonly in: number
}

/** To which of the pieces each value belongs: the one before it in its sentence, else the next, else all there are. */
export function owners(value: Value, pieces: readonly Piece[], tagged: Tagged): readonly Piece[] {
  const here = pieces.filter((piece) => piece.in === value.in)
  if (here.length === 0) return saidElsewhere(value, pieces, tagged)
  const inside = here.filter(({ from, to }) => value.at >= from && value.at < to)
  if (inside.length > 0) return inside
  const before = here.filter(({ to }) => to <= value.at)
  if (before.length === 0 && leads(value, here, tagged)) return here.slice(0, 1)
  if (before.length === 0) return [...here, ...inSeries(value, pieces, tagged)]
  const beside = before.find(({ to }) => to === value.at)
  if (beside && !('reference' in beside)) return [beside]
  if (saysAll(value, tagged)) return here
  const next = here[before.length]
  if (next && leads({ ...value, at: -1 }, here, tagged)) return [next]
  return sharing(value, before, tagged)
}

/** "tomorrow: blister packs 10am; flu clinic 2pm": a day before a colon heads what is listed behind it, too. */
function inSeries({ at, in: index }: Value, pieces: readonly Piece[], tagged: Tagged): readonly Piece[] {
  const { tokens, tags, sentences } = tagged
  if (!isDay(at, tagged) || tokens[at + 1]?.norm !== ':') return []
  let last = index
  while (tokens[(sentences[last]?.[1] ?? 0) - 1]?.norm === ';') last++
  const dated = (one: number) =>
    tags.some((tag, place) => tag === 'due' && sentenceAt(tagged, place) === one && isDay(place, tagged))
  return pieces.filter((piece) => piece.in > index && piece.in <= last && !dated(piece.in))
}

/** "on friday defrost the chicken, and on sunday roast it": each is led by its own; "saturday: viewing at 10, lunch at 1" not. */
function leads({ at }: Value, here: readonly Piece[], tagged: Tagged): boolean {
  if (here.length < 2) return false
  const day = at >= 0 && isDay(at, tagged)
  const ends = [at, ...here.map(({ to }) => to - 1)]
  return here.every(({ from }, index) => {
    const start = Math.max(0, (ends[index] ?? 0) + (at < 0 ? 1 : 0))
    return tagged.tags
      .slice(start, from)
      .some((tag, step) => tag === 'due' && (!day || isDay(start + step, tagged)))
  })
}

function isDay(at: number, { tokens }: Tagged): boolean {
  const date = tokens[at]?.date
  return date !== undefined && !isClock(date)
}

/** "move 1 and 2 to friday": all that are changed and nothing was said of yet; of what is new, the last. */
function sharing({ at }: Value, before: readonly Piece[], { tags }: Tagged): readonly Piece[] {
  const last = before.at(-1)
  if (!last) return []
  if (!('reference' in last)) return [last]
  return before.filter(
    (piece) => 'reference' in piece && !tags.slice(piece.to, Math.min(at, last.from)).some(isValue),
  )
}

/** They say what becomes of a task. */
export function isValue(tag: Tag): boolean {
  return VALUES.has(tag)
}

const VALUES: ReadonlySet<Tag> = new Set<Tag>(['due', 'level', 'becomes', 'note', 'list', 'label'])

/** "both on friday", "all for thursday" */
function saysAll({ at }: Value, tagged: Tagged): boolean {
  return [at - 1, at - 2, at + 1].some(
    (near) => tagged.tags[near] === 'aside' && hasRole(tagged, near, 'all'),
  )
}

function saidElsewhere(value: Value, pieces: readonly Piece[], tagged: Tagged): readonly Piece[] {
  const all =
    saysAll(value, tagged) ||
    isHeading(value, tagged) ||
    isOnlyDay(value, tagged) ||
    countsThem(value, pieces.length, tagged)
  return all ? pieces : nearest(value, pieces)
}

/** "… Three jobs, all for Friday": as many as there are. */
function countsThem({ in: index }: Value, count: number, { tokens, sentences }: Tagged): boolean {
  const said = tokens.slice(...(sentences[index] ?? [0, 0]))
  return count > 1 && said.some(({ norm }) => english.counts.get(norm) === count)
}

/** "Tasks for Monday. Book the minibus. Ring the range.": said first, and no other day. */
function isOnlyDay({ at, in: index }: Value, tagged: Tagged): boolean {
  return index === 0 && tagged.tags.every((tag, place) => tag !== 'due' || place === at)
}

/** "for saturday:" above a list. */
function isHeading({ in: index }: Value, { sentences, tokens }: Tagged): boolean {
  const [from, to] = sentences[index] ?? [0, 0]
  let last = to - 1
  while (last >= from && tokens[last]?.kind === 'line') last--
  return last >= from && tokens[last]?.norm === ':' && to < tokens.length
}

function nearest({ at }: Value, pieces: readonly Piece[]): readonly Piece[] {
  const before = pieces.filter(({ to }) => to <= at).at(-1)
  const next = before ?? pieces[0]
  return next ? [next] : []
}

export function levelAt(at: number, tagged: Tagged): Priority | null {
  if (hasRole(tagged, at, 'low') || isLowered(at, tagged)) return 'low'
  if (isDenied(at, tagged)) return null
  if (english.levelNouns.has(tagged.tokens[at]?.norm ?? '') && isCleared(at, tagged)) return null
  return hasRole(tagged, at, 'normal') ? 'medium' : 'high'
}

/** "lower the priority": less of it, without saying how much. */
function isLowered(at: number, { tokens }: Tagged): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at)
  return (
    english.levelNouns.has(tokens[at]?.norm ?? '') && before.some(({ norm }) => english.lowering.has(norm))
  )
}

/** "isn't urgent any more" */
function isDenied(at: number, tagged: Tagged): boolean {
  const before = tagged.tokens.slice(Math.max(0, at - 3), at)
  return before.some(({ norm }) => english.nolonger.has(norm))
}

/** "remove the priority": nothing says which, and something takes it away. */
function isCleared(at: number, { tokens, roles, sentences }: Tagged): boolean {
  const [from, to] = sentences.find(([start, end]) => at >= start && at < end) ?? [0, 0]
  const others = roles.slice(from, to).filter((_, index) => from + index !== at)
  const said = others.flat().some((role) => role === 'high' || role === 'low' || role === 'normal')
  // "make it important, or I forget": what is said behind it takes nothing away
  return !said && tokens.slice(Math.max(from, at - NEAR), at).some(({ norm }) => english.clearing.has(norm))
}

const NEAR = 5

/** "a week later", "back half an hour": how far a due date moves. */
export function shiftIn(index: number, tagged: Tagged): TaskChange | null {
  const [from, to] = tagged.sentences[index] ?? [0, 0]
  const sentence = tagged.text.slice(...spanOf(tagged.tokens, from, to)).toLowerCase()
  const words = sentence.match(/[\p{L}\d]+/gu) ?? []
  const way = wayOf(words)
  const at = words.findIndex((word) => english.units.has(word))
  const unit = english.units.get(words[at] ?? '')
  const amounts = words
    .slice(Math.max(0, at - 3), at)
    .map((word) => english.amounts.get(word) ?? english.counts.get(word))
    .filter((one) => one !== undefined)
  // "half an hour": a part of one
  const amount = amounts.some((one) => one < 1) ? Math.min(...amounts) : amounts.at(-1)
  if (way === 0 || !unit || amount === undefined || english.fromHere.has(words[at + 1] ?? '')) return null
  const [name, size] = unit
  const shift = { [name]: Math.round(amount * size) * way }
  if (shift[name] === 0) return null
  return { shift, ...(way > 0 ? fromNow(shift, tagged) : {}) }
}

function wayOf(words: readonly string[]): -1 | 0 | 1 {
  if (words.some((word) => english.earlier.has(word))) return -1
  return words.some((word) => english.later.has(word)) ? 1 : 0
}

/** "practice moved to 6": nothing else is said of what becomes of it, so it is an hour of the clock. */
export function hourIn(index: number, { tokens, sentences, now, order, matches }: Tagged): TaskChange {
  const [from, to] = sentences[index] ?? [0, 0]
  const at = tokens.findLastIndex(
    (token, place) =>
      place >= from &&
      place < to &&
      isHour(token) &&
      (matches.of[place]?.length ?? 0) === 0 &&
      english.hourLeads.has(tokens[place - 1]?.norm ?? ''),
  )
  if (at < 0) return {}
  const [date] = findDates(`at ${tokens[at]?.norm.replace('.', ':')}`, now, { order })
  return date && 'due_date' in date
    ? { due_date: date.due_date, timezone: now.timezone, keeps_day: true }
    : {}
}

function isHour({ norm }: Token): boolean {
  return /^(?:1[0-2]|[1-9])(?:[.:][0-5]\d)?$/u.test(norm)
}

function fromNow({ months = 0, days = 0, minutes }: DueShift, { now }: Tagged): TaskChange {
  if (minutes !== undefined) return { due_date: addMinutes(now, minutes), timezone: now.timezone }
  return { due_date: addDays(addMonths(today(now), months), days) }
}
