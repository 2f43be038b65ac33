/** P9: it never claims what did not happen. The replies of P1 to P4 and P8 are held to the same check where they arise. */
import type { Proof } from './proof.ts'
import { countedBy, onUnit } from './through-vitest.ts'

export const p9: Proof = {
  id: 'P9',
  promise: 'It never claims what did not happen.',
  parts: [
    {
      what: 'random conversations, every reply joined with its audit rows (and all invariants of policy)',
      lane: 'busy',
      asked: 5000,
      chunk: 1000,
      weight: 6,
      prove: countedBy([...onUnit, 'test/policy/turns', 'test/policy/conversations'], {
        count: 'SAYSO_CONVERSATIONS',
        seed: 'SAYSO_SEED',
      }),
    },
  ],
}
