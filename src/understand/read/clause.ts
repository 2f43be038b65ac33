/** One clause → its command. Politeness is set aside first, then "I want to …" in front of an order. */
import type { Command } from '../../domain/command.ts'
import type { Rule } from '../rules/rule.ts'
import { commandOf } from './build.ts'
import { fallback } from './fallback.ts'
import { matchRules } from './match-rules.ts'
import { withoutPoliteness, withoutWish } from './politeness.ts'
import type { Range, Sentence } from './sentence.ts'

export interface ClauseReading {
  readonly command: Command
  readonly confidence: number
  readonly rule: string
}

export function readClause(sentence: Sentence, clause: Range): ClauseReading {
  const range = withoutPoliteness(sentence, clause)
  const order = withoutWish(sentence, range)
  const found =
    (order === null ? null : matchRules(sentence, order, namesTheList)) ?? matchRules(sentence, range)
  if (found === null) return fallback(sentence, range)
  return { command: commandOf(sentence, found), confidence: found.rule.confidence, rule: found.rule.name }
}

/** "I need to clear the garage" is a task, "I need to clear my list" an order. */
function namesTheList(rule: Rule): boolean {
  return !rule.onlyTasks && rule.means.intent !== 'GENERAL_CHAT'
}
