/** Finds out what the packaged program is told: see `learned.ts`. */
import { numberedSets } from './frame/word-sets.ts'
import type { Learned } from './learned.ts'
import { neededSets } from './read/match-rules.ts'
import { rulesVersion } from './version.ts'

export function learn(): Learned {
  return { version: rulesVersion, ...numberedSets(), ...neededSets }
}
