/** What is said of each task: due dates, priorities and notes, each given to the task it belongs to. */
import type { Span, TaskChange } from '../../domain/command.ts'
import { english } from '../english/english.ts'
import type { Tag } from '../tag/tags.ts'
import type { Spans } from './placed.ts'
import { textOf } from './runs.ts'
import { type Piece, sentenceAt, spanOf, type Tagged } from './tagged.ts'
import { dueOf, levelAt, owners } from './values.ts'

export type Values = TaskChange & { readonly spans?: Spans; readonly half?: true }

type Give = (piece: Piece, change: Omit<Values, 'spans'>, spans: Spans) => void

export function valuesFor(pieces: readonly Piece[], tagged: Tagged): ReadonlyMap<Piece, Values> {
  const given = new Map<Piece, Values>()
  const give: Give = (piece, change, spans) => {
    const had = given.get(piece) ?? {}
    given.set(piece, { ...had, ...change, spans: { ...had.spans, ...spans } })
  }
  for (const [piece, places] of owned(placesOf('due', tagged), pieces, tagged)) {
    const due = dueOf(places, tagged)
    if (due) give(piece, { ...due.change, ...(due.half ? { half: true } : {}) }, { due_date: due.span })
  }
  for (const [piece, places] of owned(placesOf('level', tagged), pieces, tagged))
    for (const at of places)
      give(piece, { priority: levelAt(at, tagged) }, { priority: spanOf(tagged.tokens, at, at + 1) })
  giveNotes(pieces, tagged, give)
  return given
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

/** What lies between two words of a note belongs to it. */
function notesIn(tagged: Tagged): readonly { readonly from: number; readonly to: number }[] {
  return tagged.sentences.flatMap(([start, end]) => {
    const tags = tagged.tags.slice(start, end)
    const from = tags.indexOf('note')
    return from < 0 ? [] : [{ from: start + from, to: start + tags.lastIndexOf('note') + 1 }]
  })
}

/** "…, note: keys with the neighbour": what is behind the colon, to the end of the line. */
function noteIn({ tokens, text, tags }: Tagged): { readonly text: string; readonly span: Span } | null {
  const at = tokens.findIndex(
    ({ norm }, index) => norm === ':' && english.noteWords.has(tokens[index - 1]?.norm ?? ''),
  )
  const first = tokens[at + 1]
  // "please note: …" may announce a task
  if (at < 0 || !first || tags.includes('new', at)) return null
  const line = text.indexOf('\n', first.start)
  const span: Span = [first.start, line < 0 ? text.length : line]
  return { text: text.slice(...span).trim(), span }
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
