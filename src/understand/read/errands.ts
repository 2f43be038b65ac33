/** The words of a title, taken apart where it joins things: "buy milk and call mum" are two things to do. */
import { isErrandWord } from '../words/errands.ts'

const JOINT = /,\s?and\s|,\s|\sand\s|;\s/giu

/** The errands a title joins, or nothing where it is one thing to do. */
export function errandsIn(title: string): readonly string[] {
  const parts = partsOf(title)
  return parts.length > 1 && parts.length <= 100 && parts.every(startsWithErrand) ? parts : []
}

export function partsOf(title: string): string[] {
  return title
    .split(JOINT)
    .map((part) => part.trim().replace(/^to (?=\S)/iu, ''))
    .filter((part) => part !== '')
}

export function startsWithErrand(part: string): boolean {
  return isErrandWord(part.split(' ')[0]?.toLowerCase() ?? '')
}
