/** A subcommand: what it takes and what it does. */
import type { ParseArgsConfig } from 'node:util'

export interface Given {
  readonly words: readonly string[]
  readonly flags: Readonly<Record<string, boolean | string | undefined>>
}

export interface Command {
  readonly options: NonNullable<ParseArgsConfig['options']>
  /** How many words may follow its name. */
  readonly words: 'none' | 'any'
  /** Ends with the exit code. */
  run(given: Given): Promise<number>
}

/** Wrongly called: one sentence that says how to call it. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}
