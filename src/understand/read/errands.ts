/** The words of a title, taken apart where it joins things: "buy milk and call mum" are two things to do. */
import { isErrandWord } from '../words/errands.ts'

const JOINT = /,\s?and\s|,\s|\sand\s|;\s/giu

/** The errands a title joins, or nothing where it is one thing to do. */
export function errandsIn(title: string): readonly string[] {
  const parts = partsOf(title)
  if (parts.length < 2 || parts.length > 100 || !parts.every(startsWithErrand)) return []
  return parts.slice(1).some(pointsBack) || parts.slice(0, -1).some(lacksObject) ? [] : parts
}

const BACK = new Set('it them him her his their there'.split(' '))

/** "check Finn's size and order shoes for him": of what came before, so one thing to do. */
export function pointsBack(part: string): boolean {
  return part
    .toLowerCase()
    .split(/[^\p{L}]/u)
    .some((word) => BACK.has(word))
}

const PARTICLES = new Set('up out off down in over by back around away on'.split(' '))

/** "call and cancel the visit", "get up and stretch": a verb on its way to the next one, so one thing to do. */
export function lacksObject(part: string): boolean {
  const [, particle, ...more] = part.toLowerCase().split(' ')
  return more.length === 0 && (particle === undefined || PARTICLES.has(particle))
}

export function partsOf(title: string): string[] {
  return title
    .split(JOINT)
    .map((part) => part.trim().replace(/^to (?=\S)/iu, ''))
    .filter((part) => part !== '')
}

export function isShort(part: string): boolean {
  return part.split(' ').length <= 3
}

export function startsWithErrand(part: string): boolean {
  return isErrandWord(part.split(' ')[0]?.toLowerCase() ?? '')
}

const TALK = new Set(
  "you u ya i we it's is are have happy good great nice hope enjoy thanks sorry".split(' '),
)

/** "see you", "have a great": said to somebody, nothing to do. */
export function isTalk(part: string): boolean {
  return part
    .toLowerCase()
    .split(' ')
    .some((word) => TALK.has(word))
}
