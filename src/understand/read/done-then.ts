/** "delete the tasks I finished last week": all that were done then. What says when is understood in full, or it is asked. */
import type { Reference } from '../../domain/command.ts'
import { doneWhen } from '../dates/done-when.ts'
import { textOf } from './cut.ts'
import type { Range, Sentence } from './sentence.ts'

const VERBS = words(
  'please just now delete remove erase clear cancel get rid of trash drop wipe clean discard ditch scrap purge reopen uncheck untick unmark mark restore bring take off out up back',
)
const DETERMINERS = words('all every each of the my our those these')
const NOUNS = words('tasks todos to-dos reminders items chores errands things ones stuff everything entries')
const LINKS = words('that which i we have had already just is are was were got been')
const DID = words('completed finished done did accomplished')
const DONE = words('completed finished done')
/** "… because it's friday", "… I don't need them" */
const REASONS = words('because cause as so i we they it')
/** "from my list", "right now" */
const NO_TIME =
  /^(?:(?:from|off|on|in|of) (?:my|the|our|this) (?:\S{1,20} ){0,2}lists?|(?:right )?now|at once|please)$/iu

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** undefined: it does not speak of what was done. null: it does, but when is unclear. */
export function doneThen(sentence: Sentence, range: Range): Reference | null | undefined {
  const behind = behindDone(sentence, range)
  if (behind === null) return undefined
  const said = behind < range[1] ? textOf(sentence, [behind, range[1]]) : ''
  if (said === '' || NO_TIME.test(said)) return { all: true, filter: { status: 'completed' } }
  if (REASONS.has(sentence.tokens[behind]?.norm ?? '')) return undefined
  const completed_during = doneWhen(said, sentence.now)
  return completed_during && { all: true, filter: { status: 'completed', completed_during } }
}

/** Where the words begin that say when. */
function behindDone({ tokens }: Sentence, [from, to]: Range): number | null {
  const norm = (index: number): string => (index < to ? (tokens[index]?.norm ?? '') : '')
  const past = (start: number, skipped: ReadonlySet<string>): number => {
    let index = start
    while (skipped.has(norm(index))) index++
    return index
  }
  const first = past(past(from, VERBS), DETERMINERS)
  // "my completed tasks from last week"
  if (DONE.has(norm(first)) && NOUNS.has(norm(first + 1)) && first + 2 < to) return first + 2
  // "all I did today", "everything that I have finished"
  const noun = NOUNS.has(norm(first))
  const did = past(noun ? first + 1 : first, LINKS)
  const named = noun || (norm(first - 1) === 'all' && did > first)
  return named && DID.has(norm(did)) ? did + 1 : null
}
