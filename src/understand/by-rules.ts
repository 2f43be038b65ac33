/**
 * Text → what it asks for, by rules alone. Pure: the same words at the same moment are read the same way
 * every time, in microseconds. It proposes; nothing here acts.
 */
import type { Moment } from '../domain/calendar.ts'
import { ACT_FROM, type Answer, type Command, type Interpretation, type Span } from '../domain/command.ts'
import type { ActionType, Option } from '../domain/pending.ts'
import { bareAnswer, readAnswer } from './answer/answer.ts'
import { withDetails } from './commands/details.ts'
import { findDates } from './dates/find-dates.ts'
import { english } from './english/english.ts'
import { withoutAntecedent } from './read/antecedent.ts'
import { asChange } from './read/as-change.ts'
import { withoutAssent } from './read/assent.ts'
import { correctionOf } from './read/correction.ts'
import { type Reading, readMessage } from './read/plan.ts'
import { reasoningOf } from './read/reasoning.ts'
import type { Sentence } from './read/sentence.ts'
import { beginsNewName } from './text/new-name.ts'
import { tokenise } from './text/tokens.ts'
import { type Block, protectedBlocks, withoutOverlap } from './words/protect.ts'
import { standsAlone } from './words/tokens.ts'

export interface RulesContext {
  readonly now: Moment
  readonly pending?: {
    readonly action_type: ActionType
    readonly title?: string
    readonly options?: readonly Option[]
  } | null
  /** Parts to take as plain text. */
  readonly literal?: readonly Span[]
  /** false: nothing was shown, named or done in this conversation that "it" or "that" could mean. */
  readonly pointing?: boolean
  readonly date_order?: 'month-first' | 'day-first'
  /** Those of the message's foreign words that stand in a title of the user's own ("the dentist appointment"). */
  readonly own?: readonly string[]
}

export function readByRules(text: string, context: RulesContext): Interpretation {
  const asked = /^\s{0,20}\?/u.exec(text)
  // the mark becomes blanks, so that spans still point into the message as it was sent
  const said = asked === null ? text : ' '.repeat(asked[0].length) + text.slice(asked[0].length)
  const sentence = toSentence(said, context)
  const correction = correctionOf(sentence, CORRECTABLE.has(context.pending?.action_type ?? ''))
  return {
    ...read(sentence, context),
    ...(correction === null ? {} : { correction }),
    ...(asked === null ? {} : { dry_run: true }),
  }
}

/** Questions whose answer may say another day. */
const CORRECTABLE: ReadonlySet<string> = new Set(['OFFER_CREATE', 'UPDATE_TASK'])

function read(sentence: Sentence, context: RulesContext): Interpretation {
  const { answer, leans } = context.pending ? readAnswer(sentence, context.pending) : NO_ANSWER
  if (answer !== null && answer.kind !== 'pick')
    return interpretationOf(confirming(answer.kind, 0.97), answer)
  const all = [0, sentence.tokens.length] as const
  const order = withoutAssent(sentence, all)
  const said = readMessage(order === null ? sentence : upTo(sentence, order[1]))
  const message = context.pointing === false ? withoutAntecedent(said, sentence) : said
  const reading = context.pending
    ? orChange(message, sentence, context)
    : orAnswerToNothing(message, sentence)
  if (leans !== null && !isOrder(reading)) return interpretationOf(confirming(leans, 0.6), null)
  const interpretation = interpretationOf(reading, answer)
  return order === null || !isOrder(reading) ? interpretation : { ...interpretation, confirmed: true }
}

/** "Yes" to no question is no title for a task either. */
function orAnswerToNothing(reading: Reading, sentence: Sentence): Reading {
  if (reading.commands[0]?.intent !== 'AMBIGUOUS') return reading
  const kind = bareAnswer(sentence)
  return kind === null ? reading : confirming(kind, 0.9)
}

/** While it is asked what should change, a bare date or priority says so. */
function orChange(reading: Reading, { text }: Sentence, context: RulesContext): Reading {
  if (context.pending?.action_type !== 'NEED_CHANGE' || isOrder(reading)) return reading
  const read = (words: string) => readMessage(toSentence(words, { ...context, literal: [] }))
  return asChange(text, read) ?? reading
}

const NO_ANSWER = { answer: null, leans: null }

function isOrder({ confidence, commands }: Reading): boolean {
  return confidence >= ACT_FROM && commands[0]?.intent !== 'GENERAL_CHAT'
}

function confirming(kind: 'yes' | 'no', confidence: number): Reading {
  const intent = kind === 'yes' ? 'CONFIRM_YES' : 'CONFIRM_NO'
  return { commands: [{ intent, params: {}, spans: {} }], confidence, rules: [`answer/${kind}`] }
}

function toSentence(text: string, context: RulesContext): Sentence {
  const kept = protectedBlocks(text, context.literal ?? [])
  const order = context.date_order ?? 'month-first'
  const dates = findDates(text, context.now, { order })
    .filter(({ span }) => standsAlone(text, span))
    .filter(({ span }) => !kept.some((block) => span[0] < block.span[1] && block.span[0] < span[1]))
    .filter(
      ({ span }) => !beginsNewName(text, span) && !english.noDates.has(text.slice(...span).toLowerCase()),
    )
    .map((date): Block => ({ span: date.span, kind: 'date', date }))
  const tokens = tokenise(text, withoutOverlap([...kept, ...dates]))
  return { text, tokens, now: context.now, order, own: context.own ?? [] }
}

function upTo(sentence: Sentence, end: number): Sentence {
  const { text, tokens } = sentence
  return {
    ...sentence,
    text: text.slice(0, tokens[end - 1]?.end ?? text.length),
    tokens: tokens.slice(0, end),
  }
}

/** "it isn't done yet, reopen it": the same said twice is said once. */
function saidOnce(commands: readonly Command[]): readonly Command[] {
  const seen = new Set<string>()
  return commands.filter(({ intent, params }) => {
    const key = JSON.stringify([intent, params])
    if (intent !== 'COMPLETE_TASK' || !seen.has(key)) return Boolean(seen.add(key))
    return false
  })
}

function interpretationOf(reading: Reading, answer: Answer | null): Interpretation {
  return {
    commands: withDetails(saidOnce(reading.commands)),
    confidence: reading.confidence,
    method: 'RULE_BASED',
    rules: reading.rules,
    reasoning: reasoningOf(reading),
    ...(answer === null ? {} : { answer }),
  }
}
