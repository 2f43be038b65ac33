/** Places in a list, handed out as text that means nothing to the client. */
import { problem } from '../domain/problem.ts'

export type Place = readonly (string | number)[]

export function cursorOf(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** A cursor that this list did not hand out is refused: guessing a place would skip or repeat entries. */
export function placeOf<const Kinds extends readonly ('string' | 'number')[]>(
  cursor: string,
  kinds: Kinds,
): { -readonly [K in keyof Kinds]: Kinds[K] extends 'number' ? number : string } {
  const place = parsed(cursor)
  if (!(Array.isArray(place) && place.length === kinds.length && place.every(fits))) {
    throw problem('VALIDATION_ERROR', { reason: 'The cursor is not valid. Start again without it.' })
  }
  return place as never

  function fits(value: unknown, index: number): boolean {
    if (kinds[index] === 'number') return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31
    return typeof value === 'string' && value.isWellFormed() && !value.includes('\0')
  }
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}
