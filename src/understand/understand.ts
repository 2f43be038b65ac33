/**
 * Text → what it asks for, by rules alone. Pure: the same words at the same moment are read the same way
 * every time, in microseconds. It proposes; nothing here acts.
 */
import type { Moment } from '../domain/calendar.ts'
import { ACT_FROM, type Answer, type Interpretation, type Span } from '../domain/command.ts'
import type { ActionType, Option } from '../domain/pending.ts'
import { readAnswer } from './answer/answer.ts'
import { findDates } from './dates/find-dates.ts'
import { type Reading, readMessage } from './read/plan.ts'
import type { Sentence } from './read/sentence.ts'
import { protectedBlocks, withoutOverlap } from './text/protect.ts'
import { type Block, tokenise } from './text/tokens.ts'

/** Changes whenever a rule changes what a sentence means; kept with each turn. */
export const RULES_VERSION = '1'

export interface ReadingContext {
  readonly now: Moment
  readonly pending?: {
    readonly action_type: ActionType
    readonly title?: string
    readonly options?: readonly Option[]
  } | null
  /** Parts to take as plain text. */
  readonly literal?: readonly Span[]
  readonly date_order?: 'month-first' | 'day-first'
}

export function understand(text: string, context: ReadingContext): Interpretation {
  const sentence = read(text, context)
  const { answer, leans } = context.pending
    ? readAnswer(sentence, context.pending)
    : { answer: null, leans: null }
  if (answer !== null && answer.kind !== 'pick') return said(confirming(answer.kind), 0.97, answer)
  const reading = readMessage(sentence)
  const isOrder = reading.confidence >= ACT_FROM && reading.commands[0]?.intent !== 'GENERAL_CHAT'
  if (leans !== null && !isOrder) return said(confirming(leans), 0.6, null)
  return said(reading, reading.confidence, answer)
}

function confirming(kind: 'yes' | 'no'): Reading {
  const intent = kind === 'yes' ? 'CONFIRM_YES' : 'CONFIRM_NO'
  return { commands: [{ intent, params: {}, spans: {} }], confidence: 0.97, rules: [`answer/${kind}`] }
}

function read(text: string, context: ReadingContext): Sentence {
  const kept = protectedBlocks(text, context.literal ?? [])
  const dates = findDates(text, context.now, { order: context.date_order ?? 'month-first' })
    .filter((date) => !kept.some(({ span }) => date.span[0] < span[1] && span[0] < date.span[1]))
    .map((date): Block => ({ span: date.span, kind: 'date', date }))
  return { text, tokens: tokenise(text, withoutOverlap([...kept, ...dates])), now: context.now }
}

function said(reading: Reading, confidence: number, answer: Answer | null): Interpretation {
  return {
    commands: reading.commands,
    confidence,
    method: 'RULE_BASED',
    rules: reading.rules,
    reasoning: `Read by ${reading.rules.join(', ')}.`,
    ...(answer ? { answer } : {}),
  }
}
