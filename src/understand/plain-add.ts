/** "add buy milk": a handful of bare words after "add" say all by themselves. The list need not be looked up for them. */
import type { Interpretation } from '../domain/command.ts'
import { type RulesContext, readByRules } from './by-rules.ts'
import { english } from './english/english.ts'
import { rolesOf } from './english/roles.ts'
import { repetitionsIn } from './repetition/find-repetitions.ts'

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

/** null: it may say more, or the list may matter. */
export function plainAdd(text: string, context: RulesContext): Interpretation | null {
  if (context.pending || !BARE.test(text)) return null
  const words = text.toLowerCase().split(' ')
  const [first = [], ...others] = rolesOf(words.map((norm) => ({ kind: 'word', norm })))
  if (!first.includes('add') || others.flat().some((role) => MORE.has(role))) return null
  // "add milk to shopping": a list may be called so
  // and what is joined may be several
  if (words.some((word) => english.towardsLists.has(word) || english.joining.has(word))) return null
  const { now, date_order = 'month-first' } = context
  // the rules have no words for what comes back
  if (repetitionsIn(text, now, date_order).length > 0) return null
  const reading = readByRules(text, context)
  const [command, ...more] = reading.commands
  const plain = command?.intent === 'CREATE_TASK' && !('split' in command) && more.length === 0
  return plain && reading.confidence >= 0.85 ? reading : null
}
