/** P18: a repeating task comes back once for each of its dates. */
import type { Proof } from './proof.ts'
import { allOf, countedBy, onBoth, onUnit } from './through-vitest.ts'

export const p18: Proof = {
  id: 'P18',
  promise: 'A repeating task neither skips nor doubles.',
  parts: [
    {
      what: 'kills of a server while repeating tasks are moved and completed, on both stores',
      lane: 'waiting',
      asked: 200,
      chunk: 10,
      weight: 2,
      prove: countedBy([...onBoth, 'test/durable/repeating-kill']),
    },
    {
      what: 'histories of repeating tasks done, opened, moved, paused, ended and taken back, on both stores',
      lane: 'busy',
      asked: 2000,
      chunk: 200,
      weight: 2,
      prove: countedBy([...onBoth, 'test/contract/repeating-at-random']),
    },
    allOf('tests of tasks done, opened, moved and taken back, and of what is refused, on both stores', [
      ...onBoth,
      'test/contract/repeating.',
      'test/contract/repeating-series',
      'test/service/repeating',
      'test/service/bad-rules',
    ]),
    allOf('tests of rules of repetition, the dates they give and the words for them', [
      ...onUnit,
      'src/repeat',
      'src/understand/repetition',
    ]),
  ],
}
