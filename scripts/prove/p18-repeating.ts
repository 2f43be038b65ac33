/** P18: a repeating task comes back once for each of its dates. */
import type { Proof } from './proof.ts'
import { allOf, onBoth, onUnit } from './through-vitest.ts'

export const p18: Proof = {
  id: 'P18',
  promise: 'A repeating task neither skips nor doubles.',
  parts: [
    allOf('tests of tasks done, opened, moved, taken back and cut off by kills, on both stores', [
      ...onBoth,
      'test/contract/repeating',
      'test/durable/repeating-kill',
    ]),
    allOf('tests of rules of repetition and the dates they give', [...onUnit, 'src/repeat']),
  ],
}
