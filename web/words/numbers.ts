/** A reply in pieces: the numbers of tasks in it, which most people never need, and everything around them. */

interface Piece {
  readonly at: number
  readonly text: string
  readonly number: boolean
}

/**
 * Before a title in quotes, at the beginning of a row, and in the notices of the list's own buttons. A question which of
 * several is meant keeps them: they are an answer to it.
 */
const NUMBER =
  /(?:#\d{1,9} (?=“))|(?:(?<=^|\n)#\d{1,9} )|(?:(?<=^(?:Added|Done|Open again|Deleted|Changed|Back on the list): )#\d{1,9} )/gu

export function numbersIn(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(NUMBER)) {
    pieces.push({ at, text: text.slice(at, index), number: false }, { at: index, text: found, number: true })
    at = index + found.length
  }
  return [...pieces, { at, text: text.slice(at), number: false }].filter((piece) => piece.text !== '')
}
