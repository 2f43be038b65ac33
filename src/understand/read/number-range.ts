/** "1-3", "tasks 2 to 5", "1, 3-5 and 7": every number from the first to the last. */
import { limits } from '../../domain/words.ts'

const LEAD = /^(?:all )?(?:of )?(?:the )?(?:tasks?|items?|reminders?|todos?|to-dos?|numbers?|nos?\.?) /iu
const RANGE = /(?<first>\d{1,9}) {0,2}(?:-|–|—|\.\.|to|through|thru) {0,2}#?(?<last>\d{1,9})/giu
const JOINT = / ?, ?(?:and )?| and | & | /u
const PART = /^#?(?<first>\d{1,9})(?:~(?<last>\d{1,9}))?$/u

/** Empty where no range was said, or more than numbers. Never more than one beyond what is done at once. */
export function numbersInRange(text: string): readonly number[] {
  const said = text.replace(LEAD, '').replace(RANGE, '$<first>~$<last>')
  if (!said.includes('~')) return []
  const parts = said.split(JOINT).map((part) => PART.exec(part)?.groups)
  const numbers = new Set<number>()
  for (const part of parts) {
    const first = Number(part?.first)
    const last = Number(part?.last ?? part?.first)
    if (!(first <= last)) return []
    for (let number = first; number <= last && numbers.size <= limits.plan; number++) numbers.add(number)
  }
  return [...numbers]
}

/** Does a text name this number as one of "1-3"? */
export function isInRange(number: number, text: string): boolean {
  const ranges = [...text.matchAll(RANGE)]
  return ranges.some(({ groups }) => Number(groups?.first) <= number && number <= Number(groups?.last))
}
