/** "the rest?", "which of those are urgent", "what else is on that day": asked of a list that was just shown. */
import { dateOf } from '../../domain/calendar.ts'
import type { Interpretation, ListTasks } from '../../domain/command.ts'
import { leaning } from '../english/leaning.ts'
import type { Untagged } from '../reading.ts'

const SURE = 0.85
/** Longer lists are shown in parts, and the rest is their next part. */
const SHORT = 20
const FEW_WORDS = 7

export function ofTheShown(message: Untagged): Interpretation | null {
  const { mood } = message
  if (mood.asked !== null) return null
  return theRest(message) ?? whatElse(message)
}

/** All but what was shown. */
function theRest({ tokens, mood }: Untagged): Interpretation | null {
  const listed = mood.intents.length === 1 && mood.intents[0] === 'LIST_TASKS'
  if (!listed || mood.shown.length === 0 || mood.shown.length >= SHORT) return null
  const words = tokens.filter(({ kind }) => kind !== 'mark')
  const rest = words.findIndex(({ norm }) => leaning.rest.has(norm))
  const bare = words.every(
    ({ norm }, at) => at === rest || leaning.around.has(norm) || leaning.beforeTheRest.has(norm),
  )
  if (rest < 0 || !bare || words.length > FEW_WORDS) return null
  return asked({ except: [{ pronoun: 'them' }] }, 'It asks for all but those that were shown.')
}

/** What there is besides the task in mind, on its day. */
function whatElse({ text, mood, matches, tokens }: Untagged): Interpretation | null {
  const task = matches.titles.find(({ task: { number } }) => number === mood.focus)?.task
  if (!task?.due_date || tokens.length > 2 * FEW_WORDS) return null
  if (!leaning.whatElse.test(text) || !leaning.thatDay.test(text)) return null
  const day = dateOf(task.due_date)
  return asked(
    { due: `${day}..${day}`, except: [{ number: task.number }] },
    'It asks what else there is on the day of the task just spoken of.',
  )
}

function asked(params: ListTasks['params'], reasoning: string): Interpretation {
  return {
    commands: [{ intent: 'LIST_TASKS', params, spans: {} }],
    confidence: SURE,
    method: 'RULE_BASED',
    rules: ['of-the-shown'],
    reasoning,
  }
}
