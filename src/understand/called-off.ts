/** "cancel the broadband", where nothing on the list is called so: hardly a task to delete, but an errand to offer. */
import type { Interpretation } from '../domain/command.ts'
import { type RulesContext, readByRules } from './by-rules.ts'
import { english } from './english/english.ts'
import type { Untagged } from './reading.ts'

/** Less than what is done unasked. */
const OFFERED = 0.45

export function calledOff(
  { commands: [command, ...more] }: Interpretation,
  { tokens, roles, matches, text }: Untagged,
  context: RulesContext,
): Interpretation | null {
  if (command?.intent !== 'DELETE_TASK' || more.length > 0 || context.pending) return null
  const { reference } = command.params
  const unknown = reference && 'text' in reference && reference.among === undefined
  const says = english.errandsToo.has(tokens[0]?.norm ?? '') && tokens.length > 1
  // "cancel the dentist reminder" is said of the list
  const ofTheList = roles.some(
    (some) => some.includes('task') || some.includes('list') || some.includes('it'),
  )
  if (!unknown || !says || ofTheList || matches.said.some((share) => share > 0)) return null
  const reading = readByRules(`${english.adding} ${text}`, context)
  const [errand, ...others] = reading.commands
  if (errand?.intent !== 'CREATE_TASK' || others.length > 0) return null
  return { ...reading, commands: [{ ...errand, spans: {} }], confidence: OFFERED }
}
