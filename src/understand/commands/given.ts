/** What is said of each task: due dates, priorities and notes, each given to the task it belongs to. */
import type { Span, TaskChange } from '../../domain/command.ts'
import { english } from '../english/english.ts'
import type { Tag } from '../tag/tags.ts'
import type { Token } from '../words/tokens.ts'
import { dueOf } from './dues.ts'
import { labelsAt, listOf, listsSaid } from './lists.ts'
import type { Spans } from './placed.ts'
import { textOf } from './runs.ts'
import { hasRole, type Piece, sentenceAt, spanOf, type Tagged } from './tagged.ts'
import { levelAt, owners } from './values.ts'

export type Values = TaskChange & {
  readonly spans?: Spans
  readonly half?: true
  /** A list that is not there is to be made. */
  readonly makes_list?: true
}

type Give = (piece: Piece, change: Omit<Values, 'spans'>, spans: Spans) => void

export function valuesFor(pieces: readonly Piece[], tagged: Tagged): ReadonlyMap<Piece, Values> {
  const given = new Map<Piece, Values>()
  const give: Give = (piece, change, spans) => {
    const had = given.get(piece) ?? {}
    given.set(piece, { ...had, ...change, spans: { ...had.spans, ...spans } })
  }
  for (const [piece, places] of owned(placesOf('due', tagged), pieces, tagged)) {
    const due = dueOf(withItsDay(places, tagged), tagged, 'reference' in piece)
    if (due) give(piece, { ...due.change, ...(due.half ? { half: true } : {}) }, { due_date: due.span })
  }
  for (const [piece, places] of owned(placesOf('level', tagged), pieces, tagged))
    for (const at of sayingWhich(places, tagged))
      give(piece, { priority: levelAt(at, tagged) }, { priority: spanOf(tagged.tokens, at, at + 1) })
  giveNotes(pieces, tagged, give)
  giveLists(pieces, tagged, give)
  giveLabels(pieces, tagged, give)
  return given
}

/** "tomorrow, ten past nine, no sorry ten past ten": only the hour is put right. */
function withItsDay(places: readonly number[], { tokens, roles, tags }: Tagged): readonly number[] {
  const [first = 0] = places
  const isHour = (at: number) => tokens[at]?.date?.rule.startsWith('clock') === true
  const before = tokens.findLastIndex(
    ({ date }, at) => at < first && date !== undefined && tags[at] === 'aside',
  )
  const corrects = roles.slice(before + 1, first).some((some) => some.includes('correct'))
  return before >= 0 && corrects && places.every(isHour) && !isHour(before) ? [before, ...places] : places
}

/** "low priority task": low and normal are said on purpose, "priority" alone is high. */
function sayingWhich(places: readonly number[], tagged: Tagged): readonly number[] {
  const telling = places.filter((at) => hasRole(tagged, at, 'low', 'normal'))
  return telling.length > 0 ? telling : places
}

function giveLists(pieces: readonly Piece[], tagged: Tagged, give: Give): void {
  const lists = listsSaid(tagged)
  if (lists.length === 0) return
  for (const piece of pieces) {
    const said = listOf(piece, lists, tagged)
    if (said)
      give(piece, { list: said.list, ...(said.makes ? { makes_list: true } : {}) }, { list: said.span })
  }
}

function giveLabels(pieces: readonly Piece[], tagged: Tagged, give: Give): void {
  for (const [piece, places] of owned(placesOf('label', tagged), pieces, tagged)) {
    const [first = 0, last = 0] = [places[0], places.at(-1)]
    const labels = labelsAt(places, tagged)
    if (labels.length > 0)
      give(piece, { add_labels: labels }, { labels: spanOf(tagged.tokens, first, last + 1) })
  }
}

function giveNotes(pieces: readonly Piece[], tagged: Tagged, give: Give): void {
  const [only, ...more] = pieces
  const announced = only && more.length === 0 ? noteIn(tagged) : null
  if (only && announced) give(only, { description: announced.text }, { description: announced.span })
  const runs = announced ? [] : notesIn(tagged)
  for (const run of runs)
    for (const piece of owners({ at: run.from, in: sentenceAt(tagged, run.from) }, pieces, tagged))
      give(
        piece,
        { description: textOf(run, tagged) },
        { description: spanOf(tagged.tokens, run.from, run.to) },
      )
}

/** What lies between two words of a note belongs to it; one that was announced goes on to the end of its sentence. */
function notesIn(tagged: Tagged): readonly { readonly from: number; readonly to: number }[] {
  return tagged.sentences.flatMap(([start, end]) => {
    const tags = tagged.tags.slice(start, end)
    const from = start + tags.indexOf('note')
    if (from < start) return []
    const to = start + tags.lastIndexOf('note') + 1
    const announced = tagged.tokens.slice(0, from).some(({ norm }) => english.noteWords.has(norm))
    return [{ from, to: announced ? endOfNote(to, end, tagged) : to }]
  })
}

/** Without thanks, and up to the word that joins the next thing that is asked for. */
function endOfNote(to: number, end: number, { tags, tokens, roles }: Tagged): number {
  const isAct = (tag: Tag) => tag !== 'aside' && tag !== 'note'
  const next = tags.findIndex((tag, at) => at >= to && at < end && isAct(tag))
  const joint = tokens.slice(to, next).findLastIndex(({ norm }) => norm === ',' || english.joining.has(norm))
  let last = next < 0 ? end : to + Math.max(0, joint)
  while (last > to && (!isWord(tokens[last - 1]) || roles[last - 1]?.includes('tail'))) last--
  return last
}

function isWord(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'mark' && token.kind !== 'line'
}

/** "…, note: keys with the neighbour": what is behind the colon, to the end of the line. */
function noteIn(tagged: Tagged): { readonly text: string; readonly span: Span } | null {
  const { tokens, text, tags } = tagged
  const at = announcingColon(tagged)
  const first = tokens[at + 1]
  // "please note: …" may announce a task
  if (at < 0 || !first || tags.includes('new', at)) return null
  const line = text.indexOf('\n', first.start)
  const end = Math.min(line < 0 ? text.length : line, nextOrder(at, tagged))
  const span: Span = [first.start, end]
  return { text: text.slice(...span).trim(), span }
}

/** "note: mind the dog. and the gas is paid": where the next sentence begins that is about something else. */
function nextOrder(at: number, tagged: Tagged): number {
  const { sentences, tags, tokens, text } = tagged
  const later = sentences.slice(sentenceAt(tagged, at) + 1)
  const next = later.find(([from, to]) =>
    tags.slice(from, to).some((tag) => tag !== 'aside' && tag !== 'note'),
  )
  return next ? (tokens[next[0]]?.start ?? text.length) : text.length
}

/** "note:", "put a note on the valuation:" */
function announcingColon({ tokens, sentences }: Tagged): number {
  for (const [from, to] of sentences) {
    const words = tokens.slice(from, to)
    const word = words.findIndex(({ norm }) => english.noteWords.has(norm))
    const colon = word < 0 ? -1 : words.findIndex(({ norm }, at) => at > word && norm === ':')
    if (colon >= 0) return from + colon
  }
  return -1
}

function placesOf(tag: Tag, { tags }: Tagged): readonly number[] {
  const places: number[] = []
  for (const [at, one] of tags.entries()) if (one === tag) places.push(at)
  return places
}

/** Which of the places belong to each piece. */
function owned(
  places: readonly number[],
  pieces: readonly Piece[],
  tagged: Tagged,
): ReadonlyMap<Piece, readonly number[]> {
  const own = new Map<Piece, number[]>()
  for (const at of places)
    for (const piece of owners({ at, in: sentenceAt(tagged, at) }, pieces, tagged)) {
      const known = own.get(piece)
      if (known) known.push(at)
      else own.set(piece, [at])
    }
  return own
}
