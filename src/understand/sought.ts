/** "find folder", "search for boiler": whatever it is, it is looked for in titles and notes. */
import type { Interpretation } from '../domain/command.ts'
import { english } from './english/english.ts'
import type { Untagged } from './reading.ts'

const SURE = 0.9
/** Nobody looks for a task by more of its words. */
const MOST_WORDS = 5

/** null: it does not begin with looking for something. */
export function sought({ text, tokens, mood }: Untagged): Interpretation | null {
  const lead = english.lookingFor.exec(text)?.[0]
  const words = tokens.filter(({ kind, start }) => kind !== 'mark' && start >= (lead?.length ?? 0))
  const [first, last] = [words[0], words.at(-1)]
  if (lead === undefined || mood.asked !== null || !first || !last || words.length > MOST_WORDS) return null
  const query =
    first === last && first.quoted !== undefined ? first.quoted : text.slice(first.start, last.end)
  return {
    commands: [{ intent: 'LIST_TASKS', params: { query }, spans: { query: [first.start, last.end] } }],
    confidence: SURE,
    method: 'RULE_BASED',
    rules: ['sought'],
    reasoning: 'It looks for something.',
  }
}
