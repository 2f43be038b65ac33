/**
 * Keeps what a model said, question by question, so that a run can be played again without a key.
 * A question is known by everything that was sent; another prompt is another question.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type FailureReason, ModelFailure } from '../../src/llm/failure.ts'
import type { Prompt } from '../../src/llm/prompt.ts'
import type { Wire, WireAnswer } from '../../src/llm/wire.ts'

interface Recorded {
  readonly key: string
  readonly ms: number
  readonly answer?: WireAnswer
  readonly failure?: FailureReason
}

/** How long an answer took, whether it was just given or once recorded. */
export interface TimedWire {
  ask(prompt: Prompt, signal: AbortSignal): Promise<{ answer: WireAnswer | ModelFailure; ms: number }>
}

function keyOf(model: string, { instructions, data }: Prompt): string {
  return createHash('sha256')
    .update(JSON.stringify([model, instructions, data]))
    .digest('hex')
    .slice(0, 32)
}

export function timed(wire: Wire, clock: () => number): TimedWire {
  return {
    async ask(prompt, signal) {
      const start = clock()
      const answer = await wire.ask(prompt, signal).catch((error: unknown) => failureIn(error))
      return { answer, ms: clock() - start }
    },
  }
}

export function recording(wire: TimedWire, model: string, file: string): TimedWire {
  if (!existsSync(file)) writeFileSync(file, '')
  return {
    async ask(prompt, signal) {
      const got = await wire.ask(prompt, signal)
      const { answer } = got
      const said = answer instanceof ModelFailure ? { failure: answer.reason } : { answer }
      const line: Recorded = { key: keyOf(model, prompt), ms: Math.round(got.ms), ...said }
      appendFileSync(file, `${JSON.stringify(line)}\n`)
      return got
    },
  }
}

export function replaying(model: string, file: string): TimedWire {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const known = new Map(lines.map((line) => JSON.parse(line) as Recorded).map((one) => [one.key, one]))
  return {
    async ask(prompt) {
      const found = known.get(keyOf(model, prompt))
      if (!found)
        throw new Error('This question was not recorded: the prompt, the model or the corpus is another one.')
      return { answer: found.answer ?? new ModelFailure(found.failure ?? 'unreadable'), ms: found.ms }
    },
  }
}

function failureIn(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  throw error
}
