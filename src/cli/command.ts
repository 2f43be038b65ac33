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
  /** What the first of them may be, where that is a closed list; or a file. For completion in a shell. */
  readonly takes?: readonly string[] | 'file'
  /** The same for options. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  /** Ends with the exit code. */
  run(given: Given): Promise<number>
}

/** Rightly called, and still it cannot be done: one sentence that says why. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** Wrongly called: one sentence that says how to call it. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}
