/**
 * Decision + outcomes → what the user reads. Pure.
 * A reply states only what an outcome proves: no outcome, no claim.
 */
import type { Moment } from '../domain/calendar.ts'
import type { Decision, Outcome } from '../domain/decision.ts'
import type { Option } from '../domain/pending.ts'
import { limits } from '../domain/words.ts'
import { optionsOf } from './options.ts'
import { type Proof, sentence } from './sentences.ts'
import { cut } from './words.ts'

export interface Report {
  readonly text: string
  /** The open question in words, and its buttons. */
  readonly question: string | null
  readonly options: readonly Option[]
}

export function report(decision: Decision, outcomes: readonly Outcome[], now: Moment): Report {
  const proof: Proof = { now, outcome: (sequence) => find(outcomes, sequence) }
  const texts = decision.says.map((saying) => sentence(saying, proof))
  const lines = texts.some((text) => text.includes('\n'))
  return {
    text: cut(texts.join(lines ? '\n' : ' '), limits.reply),
    question: decision.question ? cut(texts.at(-1) ?? '', limits.reply) : null,
    options: decision.question ? optionsOf(decision.question) : [],
  }
}

function find(outcomes: readonly Outcome[], sequence: number): Outcome {
  const found = outcomes.find((outcome) => outcome.sequence === sequence)
  if (!found) throw new Error(`no outcome ${sequence} to report`)
  return found
}
