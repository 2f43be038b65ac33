/** "rename task 3 to weekly report": what follows is a name, whatever day or hour it begins with. */
import type { Span } from '../../domain/command.ts'

/** Where an order to rename begins. */
const RENAMING =
  /(?:^|[,;.!?\n]|\b(?:and|then))\s{0,3}(?:(?:please|now|also|ok|hey|can you|could you|i want to|let's) ){0,2}(?:rename|retitle|(?:change|update|edit|set|modify) (?:the |its |my )?(?:title|name|wording) (?:of|for)) /iu
/** Something else has begun since, or the new name is said already. */
const OVER =
  /[,;:!?\n]| (?:to|as|into) |(?:\.| and| then) (?:please |also )?(?:move|push|reschedule|postpone|delay|shift|bump|snooze|defer|set|change|delete|remove|add|mark|put|remind|complete|finish|make) /iu
/** As far back as the words before it are looked at. */
const REACH = 250

export function beginsNewName(text: string, [start]: Span): boolean {
  if (text.slice(start, start + 3).toLowerCase() !== 'to ') return false
  const [, ...behind] = text.slice(Math.max(0, start - REACH), start).split(RENAMING)
  const named = behind.at(-1)
  return named !== undefined && !OVER.test(named)
}
