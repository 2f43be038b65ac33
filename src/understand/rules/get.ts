/** Sentences that ask for one task. */
import type { Rule } from './rule.ts'

export const getRules: readonly Rule[] = [
  {
    name: 'get/one',
    means: { intent: 'GET_TASK' },
    confidence: 0.94,
    frames: [
      '(show|open|view|display|see|read|get) [me] (task|item|todo|reminder|number) {number=<number>}',
      '[show/give/get] [me] [the] details (for|of|about|on) {ref}',
    ],
    examples: [['show task 3', { reference: { number: 3 } }]],
    nearMisses: ['show my tasks'],
  },
]
