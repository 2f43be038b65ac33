/**
 * "every monday", and nothing else: said right after a task was added or changed, it is how often that comes; else it
 * is a task that has no name yet.
 */
import type { Command, Interpretation } from '../../domain/command.ts'
import { leaning } from '../english/leaning.ts'
import type { Untagged } from '../reading.ts'
import { changedTo, repeatedChange } from './as-change.ts'

const SURE = 0.9
const AFTER: ReadonlySet<string> = new Set(['CREATE_TASK', 'UPDATE_TASK'])

export function bareRule({ tokens, mood, now }: Untagged): Interpretation | null {
  const [again, ...more] = tokens.flatMap(({ repeats }) => (repeats ? [repeats] : []))
  if (!again || again.doubt !== undefined || more.length > 0 || mood.asked !== null) return null
  const bare = tokens.every(
    ({ kind, norm }) => kind === 'date' || kind === 'mark' || leaning.aroundDates.has(norm),
  )
  // "every monday?" asks what there is
  if (!bare || tokens.at(-1)?.norm === '?') return null
  const spans = { due_date: [again.from, again.to] as const }
  const goesOn = mood.focus !== null && mood.intents.some((intent) => AFTER.has(intent))
  const command: Command = goesOn
    ? { intent: 'UPDATE_TASK', params: { reference: { pronoun: 'it' }, ...changedTo(again, now) }, spans }
    : { intent: 'CREATE_TASK', params: repeatedChange(again, now), spans }
  return {
    commands: [command],
    confidence: SURE,
    method: 'RULE_BASED',
    rules: ['repetition/bare-rule'],
    reasoning: 'It says how often something comes back.',
  }
}
