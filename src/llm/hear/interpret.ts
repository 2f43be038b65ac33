/**
 * The arguments of the function call → an interpretation. What is not exactly what was asked for is a failure;
 * what the message does not carry is kept below the line, so that the user is asked.
 */
import type { Ambiguous, Command, Interpretation } from '../../domain/command.ts'
import type { ReadingContext } from '../../understand/understand.ts'
import { ModelFailure } from '../failure.ts'
import { commandFrom } from './command.ts'
import { isGrounded } from './grounded.ts'
import { Heard } from './heard.ts'

/** Words that the message does not have get one short question. */
const UNSURE = 0.45

export function interpret(
  args: string,
  text: string,
  context: ReadingContext,
  model: string,
): Interpretation {
  const heard = checked(args)
  const hearing = { text, context, small_talk: heard.small_talk }
  const commands = heard.commands.map((one) => commandFrom(one, hearing))
  const grounded = isGrounded({ commands, heard: heard.commands, text, context })
  const read = heard.alternatives ? [oneOf(commands)] : commands
  const named = [...new Set(read.map(({ intent }) => intent))].join(', ')
  return {
    commands: read,
    confidence: grounded ? heard.confidence : Math.min(heard.confidence, UNSURE),
    method: 'LLM',
    rules: ['model'],
    reasoning: `The model ${model} read it as ${named}${grounded ? '' : ', with words the message does not have'}.`,
  }
}

function checked(args: string): Heard {
  const parsed = Heard.safeParse(jsonOf(args))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ModelFailure('unreadable', `${issue?.path.join('.')} ${issue?.code}`)
}

function jsonOf(args: string): unknown {
  try {
    return JSON.parse(args)
  } catch {
    throw new ModelFailure('unreadable', 'the arguments are no JSON')
  }
}

function oneOf(readings: readonly Command[]): Ambiguous {
  const possible_intents = [...new Set(readings.map(({ intent }) => intent))]
  return { intent: 'AMBIGUOUS', params: { possible_intents, readings }, spans: {} }
}
