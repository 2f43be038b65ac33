/** Sentences that ask for one task. */
import type { Rule } from './rule.ts'

export const getRules: readonly Rule[] = [
  {
    name: 'get/one',
    means: { intent: 'GET_TASK' },
    confidence: 0.94,
    frames: [
      '(show|open|view|display|see|read|get|find) [me] (task|item|todo|reminder|number) [number] {number=<number>}',
      '[show/give/get/tell] [me] [the] (details|info|information|more) (for|of|about|on) {ref=<pointer>}',
      '[show/give/get/tell] [me] [the] details (for|of|about|on) {ref=<oneoftheirs>}',
      'what is (task|item|todo|number) [number] {number=<number>}',
      '(show|open|view|display) [me] {ref=<pointer>}',
    ],
    examples: [
      ['show task 3', { reference: { number: 3 } }],
      ['details for task 3', { reference: { number: 3 } }],
      ['show me the second one', { reference: { position: 2 } }],
    ],
    nearMisses: ['show my tasks', 'show 3 restaurants'],
  },
]
