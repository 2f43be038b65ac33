/** "rename task 3 to weekly report": what follows is a name, whatever day or hour it begins with. */
import type { Span } from '../../domain/command.ts'

const NAMING = /\b(?:rename|retitle|(?:title|name|wording) (?:of|for))\b/iu
const ENDS = /[,;.!?\n]/u
/** As far back as the words before it are looked at. */
const REACH = 250

export function beginsNewName(text: string, [start]: Span): boolean {
  if (text.slice(start, start + 3).toLowerCase() !== 'to ') return false
  const [, ...behind] = text.slice(Math.max(0, start - REACH), start).split(NAMING)
  const named = behind.at(-1)
  return named !== undefined && !named.toLowerCase().includes(' to ') && !ENDS.test(named)
}
