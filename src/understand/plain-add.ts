/** "add buy milk": a handful of bare words after "add" say all by themselves. The list need not be looked up for them. */
import { type RulesContext, readByRules } from './by-rules.ts'
import { rolesOf } from './english/roles.ts'

const BARE = /^[\p{L}\p{N}]{1,30}(?: [\p{L}\p{N}]{1,30}){1,5}$/u
/** Words that may be more than a part of the name. */
const MORE: ReadonlySet<string> = new Set([
  'high',
  'low',
  'normal',
  'it',
  'all',
  'task',
  'list',
  'talk',
  'tail',
])

export function isPlainAdd(text: string, context: RulesContext): boolean {
  if (context.pending || !BARE.test(text)) return false
  const words = text.toLowerCase().split(' ')
  const [first = [], ...others] = rolesOf(words.map((norm) => ({ kind: 'word', norm })))
  if (!first.includes('add') || others.flat().some((role) => MORE.has(role))) return false
  const { commands, confidence } = readByRules(text, context)
  const [command, ...more] = commands
  return command?.intent === 'CREATE_TASK' && !('split' in command) && more.length === 0 && confidence >= 0.85
}
