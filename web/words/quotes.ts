/** A text in pieces: what stands in quotes, without them, and what is around it. */

interface Piece {
  readonly at: number
  readonly text: string
  readonly quoted: boolean
}

const QUOTED = /(?<=“)[^“”]{1,1000}(?=”)/gu

export function quotesIn(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: inside, index } of text.matchAll(QUOTED)) {
    pieces.push({ at, text: text.slice(at, index), quoted: false }, { at: index, text: inside, quoted: true })
    at = index + inside.length
  }
  return [...pieces, { at, text: text.slice(at), quoted: false }]
}
