/** "add buy milk" says all by itself: the rules read it, and the user's own tasks need not be looked up. */
import { type RulesContext, readByRules } from './by-rules.ts'

const LONG = 200

export function needsList(text: string, context: RulesContext): boolean {
  if (text.length > LONG) return true
  const { commands, confidence } = readByRules(text, context)
  const [command, ...more] = commands
  if (command?.intent !== 'CREATE_TASK' || command.split) return true
  return more.length > 0 || confidence < 0.85
}
