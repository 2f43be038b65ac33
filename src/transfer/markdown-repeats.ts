/**
 * How a task repeats, in a checklist: in words for people (“repeats every Monday”), and exactly in the comment behind.
 * The words count: whoever changes them by hand changes the rule, as long as it can be read.
 */
import { isDueDate, type Moment } from '../domain/calendar.ts'
import { ruleOf } from '../repeat/occurrence.ts'
import { ruleInWords } from '../repeat/words.ts'
import type { Carried } from './carried.ts'
import { repeatedInWords } from './repetition.ts'
import type { Repeats } from './rule-line.ts'

const LEAD = 'repeats '

export function isRepeatsFact(fact: string): boolean {
  return fact.startsWith(LEAD)
}

export function repeatsFact({ recurrence, recurs_from }: Repeats): readonly string[] {
  const rule = ruleOf({ recurrence: recurrence ?? null })
  return rule === null ? [] : [`${LEAD}${ruleInWords(rule, recurs_from ?? 'due')}`]
}

export function repeatsComment(task: Carried): readonly string[] {
  const { recurrence, recurs_from, recurs_on, recurs_except } = task
  if (recurrence === null) return []
  return [
    `rule=${recurrence}`,
    ...(recurs_from === null ? [] : [`from=${recurs_from}`]),
    ...(recurs_on === null ? [] : [`for=${recurs_on}`]),
    ...(recurs_except.length === 0 ? [] : [`except=${recurs_except.join(',')}`]),
  ]
}

/** null where the words are no rule: then they are words of the title. */
export function repeatsIn(fact: string, comment: string, now: Moment): Repeats | null {
  const kept = keptIn(comment)
  if (repeatsFact(kept)[0] === fact) return kept
  return repeatedInWords(fact.slice(LEAD.length), now)
}

function keptIn(comment: string): Repeats {
  const parts = comment.split(' ')
  const told = (name: string) =>
    parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
  const [from, on] = [told('from'), told('for')]
  return {
    recurrence: told('rule'),
    recurs_from: from === 'completion' || from === 'due' ? from : null,
    recurs_on: on !== null && isDueDate(on) ? on : null,
    recurs_except: told('except')?.split(',') ?? [],
  }
}
