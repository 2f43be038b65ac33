/**
 * Decision + outcomes → what the user reads. Pure.
 * A reply states only what an outcome proves: no outcome, no claim.
 */
import type { Moment } from '../domain/calendar.ts'
import type { Decision, Outcome } from '../domain/decision.ts'
import type { Option } from '../domain/pending.ts'
import { textLength } from '../domain/text.ts'
import { cut } from '../domain/wording.ts'
import { limits } from '../domain/words.ts'
import { optionsOf } from './options.ts'
import { type Proof, sentence } from './sentences.ts'

export interface Report {
  readonly text: string
  /** The open question in words, and its buttons. */
  readonly question: string | null
  readonly options: readonly Option[]
}

export function report(decision: Decision, outcomes: readonly Outcome[], now: Moment): Report {
  const proof: Proof = { now, outcome: (sequence) => find(outcomes, sequence) }
  const texts = decision.says.map((saying) => sentence(saying, proof))
  const question = decision.question ? cut(texts.at(-1) ?? '', limits.reply) : null
  return {
    text: question === null ? fitting(texts, limits.reply) : withQuestion(texts.slice(0, -1), question),
    question,
    options: decision.question ? optionsOf(decision.question, now) : [],
  }
}

function fitting(texts: readonly string[], room: number): string {
  return cut(texts.join(separator(texts)), room)
}

/** The question stays whole; what goes before it has the rest of the room. */
function withQuestion(before: readonly string[], question: string): string {
  const between = separator([...before, question])
  const room = limits.reply - textLength(question) - 1
  return before.length === 0 || room < 1 ? question : `${fitting(before, room)}${between}${question}`
}

function separator(texts: readonly string[]): string {
  return texts.some((text) => text.includes('\n')) ? '\n' : ' '
}

function find(outcomes: readonly Outcome[], sequence: number): Outcome {
  const found = outcomes.find((outcome) => outcome.sequence === sequence)
  if (!found) throw new Error(`no outcome ${sequence} to report`)
  return found
}
