/** P6: no text makes it destroy something unconfirmed or touch another user's data. */
import { hostileTexts } from '../../test/support/hostile.ts'
import type { Proof } from './proof.ts'
import { allOf, onBoth, onUnit } from './through-vitest.ts'

const texts = hostileTexts('injection').length

export const p6: Proof = {
  id: 'P6',
  promise: 'No text makes it destroy something unconfirmed or touch another user’s data.',
  parts: [
    allOf('tests with a model that obeys every instruction it finds', [
      ...onUnit,
      'test/llm/injection',
      'test/llm/also-seen',
    ]),
    allOf(
      `tests with ${texts} texts as messages, titles and in errors, and their harmless twins (≥ 99 % served), on both stores`,
      [...onBoth, 'test/promises/injected'],
    ),
  ],
}
