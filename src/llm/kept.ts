/** What the rules saw in a message besides its commands, and a model's reading keeps. Everything in it is code's to say. */
import { isDeepStrictEqual } from 'node:util'
import type { Command, Interpretation } from '../domain/command.ts'

export function withRules(reading: Interpretation, rules: Interpretation): Interpretation {
  const confirmed = rules.confirmed && sameCommands(reading.commands, rules.commands)
  return {
    ...reading,
    ...(rules.dry_run ? { dry_run: true } : {}),
    // "yes, I'm sure" confirms what the rules read, never something a model made of it
    ...(confirmed ? { confirmed: true } : {}),
  }
}

function sameCommands(one: readonly Command[], other: readonly Command[]): boolean {
  return isDeepStrictEqual(one.map(bare), other.map(bare))
}

function bare({ intent, params }: Command): object {
  return { intent, params }
}
