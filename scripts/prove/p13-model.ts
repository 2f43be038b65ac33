/** P13: a model outage is harmless. */
import type { Proof } from './proof.ts'
import { allOf, countedBy, onUnit } from './through-vitest.ts'

export const p13: Proof = {
  id: 'P13',
  promise: 'A model outage is harmless.',
  parts: [
    allOf('tests of every fault over both wires, patience, recovery', [
      ...onUnit,
      'test/llm/faults',
      'test/llm/patience',
      'test/llm/recovery',
    ]),
    {
      what: 'random conversations with a failing model, compared with one that never fails',
      lane: 'busy',
      asked: 2000,
      chunk: 500,
      weight: 3,
      prove: countedBy([...onUnit, 'test/llm/invariants']),
    },
  ],
}
