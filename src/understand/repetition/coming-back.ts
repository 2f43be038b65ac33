/**
 * "gym every monday", "every 3 days": what comes back is something to do, whatever else is known of it. The rest of the
 * message is read by the rules as if how often had not been said; all of it is kept, as the name or as the rule.
 */
import type { CreateTask, Interpretation } from '../../domain/command.ts'
import { type RulesContext, readByRules } from '../by-rules.ts'
import { repeatedChange } from './as-change.ts'
import type { Repetition } from './find-repetitions.ts'
import { withoutGap } from './without-gap.ts'

/** null: it says several things, leaves open how often, or asks for something else. */
export function comingBack(
  text: string,
  [again, ...more]: readonly Repetition[],
  context: RulesContext,
): Interpretation | null {
  if (!again || again.doubt !== undefined || more.length > 0) return null
  const spans = [[again.from, again.to] as const, ...again.also]
  // blanks, so that spans still point into the message as it was sent
  const rest = spans.reduce(
    (left, [from, to]) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text,
  )
  const found = taskIn(rest, context)
  if (found === null) return null
  const { named, confidence } = found
  const { title } = named.params
  const name = title === undefined ? {} : { title: withoutGap(title) }
  const params = { ...named.params, ...name, ...repeatedChange(again, context.now, saidIn(named)) }
  return {
    commands: [{ ...named, params, spans: { ...named.spans, due_date: [again.from, again.to] } }],
    confidence,
    method: 'RULE_BASED',
    rules: ['repetition/coming-back'],
    reasoning: 'It says how often something comes back.',
  }
}

const SURE = 0.9
/** Enough to add something, and not to believe that it was an order. */
const LIKELY = 0.65

/** Words around a rule that name nothing. */
const NOTHING =
  /^(?:[\s.,;:!()–-]|(?:please|pls|schedule|repeat|and|on|at|it|do|to|the|remind me)(?![\p{L}\p{N}]))*$/iu

/** The task that is named beside the rule, or one without a name. */
function taskIn(
  rest: string,
  context: RulesContext,
): { readonly named: CreateTask; readonly confidence: number } | null {
  if (NOTHING.test(rest)) return { named: { intent: 'CREATE_TASK', params: {}, spans: {} }, confidence: SURE }
  const { commands, rules, confidence } = readByRules(rest, context)
  const [command, ...more] = commands
  // "add retro on the last friday of every month": without how often it is a plain order
  if (command?.intent === 'CREATE_TASK' && more.length === 0) return { named: command, confidence }
  if (command?.intent !== 'AMBIGUOUS' || more.length > 0) return null
  const [task, other] = command.params.readings
  // many words that nothing says to add are talk
  const isTalk = other === undefined && rules.includes('ambiguous/bare-words')
  return task?.intent === 'CREATE_TASK' && !isTalk ? { named: task, confidence: LIKELY } : null
}

/** A day or an hour that stands elsewhere: "call mum at 7, every sunday". */
function saidIn({ params: { due_date } }: CreateTask): { readonly day?: string; readonly time?: string } {
  if (due_date === undefined) return {}
  const [day, time] = due_date.split('T')
  return { ...(day !== undefined && { day }), ...(time !== undefined && { time }) }
}
