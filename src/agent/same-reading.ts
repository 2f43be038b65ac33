/** Were two sentences understood alike? How it was explained may differ. */
import { isDeepStrictEqual } from 'node:util'
import type { Interpretation } from '../domain/command.ts'

export function essence({ commands, answer, correction }: Interpretation) {
  return { commands, answer, correction }
}

export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other))
}

/** As it would be stored. */
function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}
