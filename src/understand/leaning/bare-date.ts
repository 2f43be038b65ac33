/** "10am", "tmrw 8am", "make it friday then": said right after a task was added or changed, it is when that is due. */
import type { Interpretation } from '../../domain/command.ts'
import { dueOf } from '../commands/dues.ts'
import { inSameHalf } from '../commands/half-of-day.ts'
import { english } from '../english/english.ts'
import { leaning } from '../english/leaning.ts'
import type { Untagged } from '../reading.ts'

const SURE = 0.9
const AFTER: ReadonlySet<string> = new Set(['CREATE_TASK', 'UPDATE_TASK'])

export function bareDate(message: Untagged): Interpretation | null {
  const { tokens, matches, mood, now, order } = message
  if (mood.focus === null || mood.asked !== null || !mood.intents.some((intent) => AFTER.has(intent)))
    return null
  const dates = tokens.flatMap(({ kind, repeats }, at) =>
    kind === 'date' && !repeats && !isDenied(at, message) ? [at] : [],
  )
  const bare = tokens.every(
    ({ kind, norm }) => kind === 'date' || kind === 'mark' || leaning.aroundDates.has(norm),
  )
  // "tomorrow?" asks what there is
  if (!bare || dates.length === 0 || tokens.at(-1)?.norm === '?') return null
  const due = dueOf(dates, { tokens, now, order }, true)
  if (!due) return null
  const present = matches.titles.find(({ task }) => task.number === mood.focus)?.task.due_date ?? null
  const change = due.half ? inSameHalf(due.change, present, now) : due.change
  return {
    commands: [
      {
        intent: 'UPDATE_TASK',
        params: { reference: { pronoun: 'it' }, ...change },
        spans: { due_date: due.span },
      },
    ],
    confidence: SURE,
    method: 'RULE_BASED',
    rules: ['bare-date'],
    reasoning: 'It says when the task just spoken of is due.',
  }
}

/** "friday, not thursday" */
function isDenied(at: number, { tokens }: Untagged): boolean {
  return english.denying.has(tokens[at - 1]?.norm ?? '')
}
