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
      'what (is|about|was) (task|item|todo|reminder|number) [number] {number=<number>} [about/for]',
      '(tell|talk) [to] [me/us] [more/something/everything/all] about (task|item|todo|reminder|number) [number] {number=<number>}',
      '(tell|talk) [to] [me/us] [more/something/everything/all] about {ref=<nthone>}',
      'what does (task|item|todo|reminder|number) [number] {number=<number>} (say|mean|involve)',
      'describe/explain (task|item|todo|reminder|number) [number] {number=<number>}',
      '(show|open|view|display) [me] {ref=<pointer>}',
    ],
    examples: [
      ['show task 3', { reference: { number: 3 } }],
      ['details for task 3', { reference: { number: 3 } }],
      ['show me the second one', { reference: { position: 2 } }],
      ['tell me about task 3', { reference: { number: 3 } }],
      ['what about task 3?', { reference: { number: 3 } }],
      ['tell me about the second one', { reference: { position: 2 } }],
    ],
    nearMisses: ['show my tasks', 'show 3 restaurants', 'tell me about 3 kings', 'tell me about yourself'],
  },
]
