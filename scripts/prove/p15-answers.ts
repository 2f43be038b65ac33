/** P15: an answer answers its own question, and what was typed is said by nobody else. */
import type { Proof } from './proof.ts'
import { allOf, countedBy, onBoth } from './through-vitest.ts'

export const p15: Proof = {
  id: 'P15',
  promise: 'An answer answers its own question.',
  parts: [
    {
      what: 'interleavings of five screens in one conversation, with late and backdated answers, on both stores',
      lane: 'busy',
      asked: 5000,
      chunk: 1000,
      weight: 4,
      prove: countedBy([...onBoth, 'test/promises/interleaved']),
    },
    allOf('tests of two actors, queued and backdated answers, programs and their rights, on both stores', [
      ...onBoth,
      'test/promises/answers',
      'test/promises/programs',
      'test/service/whose',
    ]),
    allOf('tests of answers on the page, and of two people in one browser, in a real one', [
      '--project',
      'e2e',
      'test/e2e/answers',
      'test/e2e/shared-browser',
    ]),
  ],
}
