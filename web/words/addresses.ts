/** A text in pieces: what is an address on the web, and what is not. */

interface Piece {
  readonly at: number
  readonly words: string
  /** null: plain words. */
  readonly href: string | null
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"“”«»]{1,2000}/giu

export function addressesIn(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const put = (to: number, href: string | null) => {
    if (to > at) pieces.push({ at, words: text.slice(at, to), href })
    at = Math.max(at, to)
  }
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = withoutTail(found)
    // Where a title was cut short, so was the address: it would lead elsewhere.
    if (found.endsWith('…') || !URL.canParse(href)) continue
    put(index, null)
    put(index + href.length, href)
  }
  put(text.length, null)
  return pieces
}

/** What ends the sentence does not belong to the address; nor does a bracket that it did not open. */
function withoutTail(address: string): string {
  let end = address.length
  for (let last = address[end - 1]; last !== undefined; last = address[end - 1]) {
    const open = OPENS[last]
    const ends =
      open === undefined ? ".,;:!?'’*_~".includes(last) : isUnopened(address.slice(0, end), open, last)
    if (!ends) break
    end -= 1
  }
  return address.slice(0, end)
}

const OPENS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

function isUnopened(address: string, open: string, close: string): boolean {
  return address.split(close).length > address.split(open).length
}
